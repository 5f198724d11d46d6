import SiteEpisodes

/// The times at which a workflow publishes what is due, as cron expressions in UTC.
///
/// A workflow runs every day at the times of day at which files of the site appear or expire, in summer time and in
/// winter time. So an episode that is written later also appears, a day late at most.
package struct PublishingSchedule: Hashable, Sendable {
    /// At least one expression, for example `3 7,8 * * *`.
    package let expressions: [String]

    /// For sites without dates, and for sites with too many times of day.
    package static let hourly = PublishingSchedule(expressions: ["17 * * * *"])

    private init(expressions: [String]) { self.expressions = expressions }

    /// - Parameter catalog: Its coming changes give the times of day. If there are none, the newest episode does.
    package init(of catalog: Catalog) {
        let decisions =
            (catalog.episodes + catalog.withheld).map(\.publication)
            + (catalog.pages + catalog.withheldPages).map(\.publication)
        let changes = decisions.filter { $0.state != .draft }.compactMap(\.nextChange)
        let newest = catalog.episodes.compactMap(\.date?.instant).max()
        self.init(at: changes.isEmpty ? newest.map { [$0] } ?? [] : changes, in: catalog.site.zone)
    }

    /// The workflow starts three minutes after each moment, because hosts start many workflows at full hours.
    init(at moments: [Instant], in zone: ZoneRules) {
        var hours: [Int: Set<Int>] = [:]
        for moment in moments {
            let local = moment.secondsSince1970 + zone.offset(at: moment)
            for month in 0..<12 {
                let day = Instant(secondsSince1970: moment.secondsSince1970 + month * 30 * 86_400)
                let minutes = (local - zone.offset(at: day)).quotientRoundedUp(by: 60) + 3
                let ofDay = (minutes % 1440 + 1440) % 1440
                hours[ofDay % 60, default: []].insert(ofDay / 60)
            }
        }
        guard (1...4).contains(hours.count) else {
            self = .hourly
            return
        }
        expressions = hours.sorted { $0.key < $1.key }.map { minute, hours in
            "\(minute) \(hours.sorted().map(String.init).joined(separator: ",")) * * *"
        }
    }
}

extension Int {
    /// The smallest whole number that is not below the quotient. The divisor is positive.
    fileprivate func quotientRoundedUp(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder > 0 ? quotient + 1 : quotient
    }
}
