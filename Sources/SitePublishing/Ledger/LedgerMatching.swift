import SiteEpisodes

/// Matches episodes with lines of the ledger by the properties that rarely change: GUID, file, page, recording and
/// date. The surest property is compared first. Each line belongs to at most one episode.
struct LedgerMatching {
    private(set) var entries: [Episode.ID: Int] = [:]
    private var isClaimed: [Bool]
    private let ledger: Ledger

    /// - Parameters:
    ///   - published: The published episodes.
    ///   - others: Episodes in the content folder that are not published. Their lines stay reserved for them.
    init(_ ledger: Ledger, published: [Episode], others: [Episode]) {
        self.ledger = ledger
        isClaimed = ledger.entries.map { _ in false }
        let all = published + others
        match(all, by: { $0.guid }, to: { $0.guid })
        match(all, by: { $0.id }, to: { $0.file })
        match(published, by: { $0.address.encodedPath }, to: { $0.addresses.first?.encodedPath })
        match(published, by: \.recordingName, to: \.recording)
        // A date alone is weak evidence. It is used only for lines that match nothing else.
        match(
            published, by: { $0.guid == nil && $0.recordingName == nil ? $0.date?.instant.secondsSince1970 : nil },
            to: { $0.recording == nil ? $0.instant?.secondsSince1970 : nil })
    }

    private mutating func match<Key: Hashable>(
        _ episodes: [Episode], by key: (Episode) -> Key?, to entryKey: (Ledger.Entry) -> Key?
    ) {
        // A key that two lines share proves nothing. Its value is `nil`.
        var places: [Key: Int?] = [:]
        for (index, entry) in ledger.entries.enumerated() where !isClaimed[index] {
            guard let key = entryKey(entry) else { continue }
            if places.updateValue(index, forKey: key) != nil { places.updateValue(nil, forKey: key) }
        }
        if places.isEmpty { return }
        var found: [Int: Episode.ID?] = [:]
        for episode in episodes where entries[episode.id] == nil {
            guard let key = key(episode), let place = places[key] ?? nil else { continue }
            if found.updateValue(episode.id, forKey: place) != nil { found.updateValue(nil, forKey: place) }
        }
        for case (let place, let id?) in found {
            entries[id] = place
            isClaimed[place] = true
        }
    }
}

extension Ledger.Entry {
    /// The first date as an instant.
    var instant: Instant? {
        date.flatMap { try? CalendarDate(parsing: $0) }.map { $0.resolved(in: .utc).instant }
    }
}
