import Foundation

/// The offsets of one IANA time zone, read from Foundation once into a table. Each lookup is a binary search and does
/// not depend on the machine's own zone.
package struct ZoneRules: Hashable, Sendable {
    private struct Change: Hashable, Sendable {
        var start: Int
        var offset: Int
    }

    package let name: String
    private let firstOffset: Int
    /// The offset changes from 1900 to 2200, in order of time. After that the last offset stays.
    private let changes: [Change]

    package static let utc = ZoneRules(name: "UTC", firstOffset: 0, changes: [])

    /// Fails if no zone has this name (`Europe/Berlin`, `UTC`).
    package init?(named name: String) {
        guard let zone = TimeZone(identifier: name) else { return nil }
        let seconds1900 = -2_208_988_800.0
        let seconds2200 = 7_258_118_400.0
        var moment = Date(timeIntervalSince1970: seconds1900)
        let firstOffset = zone.secondsFromGMT(for: moment)
        var changes: [Change] = []
        while let next = zone.nextDaylightSavingTimeTransition(after: moment), next > moment,
            next.timeIntervalSince1970 < seconds2200
        {
            let offset = zone.secondsFromGMT(for: next)
            if offset != changes.last?.offset ?? firstOffset {
                changes.append(Change(start: Int(next.timeIntervalSince1970.rounded()), offset: offset))
            }
            moment = next
        }
        self.init(name: name, firstOffset: firstOffset, changes: changes)
    }

    private init(name: String, firstOffset: Int, changes: [Change]) {
        self.name = name
        self.firstOffset = firstOffset
        self.changes = changes
    }

    /// All names that ``init(named:)`` accepts, for suggestions.
    package static var knownNames: [String] { TimeZone.knownTimeZoneIdentifiers }

    /// The UTC offset in seconds at a point in time, positive to the east.
    package func offset(at instant: Instant) -> Int {
        offset(beforeChange: changesBegun(by: instant.secondsSince1970))
    }

    /// The point in time with this local date and time.
    ///
    /// If the hour occurs twice (clocks go back), the first one is taken. If it is skipped, the result continues from
    /// the last moment before it. So the start of a day without midnight is its first moment.
    func instant(secondsAsUTC seconds: Int) -> Instant {
        var index = changesBegun(by: seconds - 86_400)
        while true {
            let moment = seconds - offset(beforeChange: index)
            guard index < changes.count, moment >= changes[index].start,
                seconds - changes[index].offset >= changes[index].start
            else { return Instant(secondsSince1970: moment) }
            index += 1
        }
    }

    private func offset(beforeChange index: Int) -> Int { index == 0 ? firstOffset : changes[index - 1].offset }

    /// The number of changes at or before a point in time.
    private func changesBegun(by seconds: Int) -> Int {
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].start <= seconds { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
