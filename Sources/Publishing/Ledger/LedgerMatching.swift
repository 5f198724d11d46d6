import Episodes

/// Which line of the ledger each episode has, found by what stays when other things change: its GUID, its file, its page,
/// its recording, its date. What is surer comes first; a line belongs to one episode.
struct LedgerMatching {
    private(set) var entries: [Episode.ID: Int] = [:]
    private var isClaimed: [Bool]
    private let ledger: Ledger

    /// - Parameters:
    ///   - published: episodes that are out.
    ///   - others: episodes that this build knows and that are not out: their lines wait for them.
    init(_ ledger: Ledger, published: [Episode], others: [Episode]) {
        self.ledger = ledger
        isClaimed = ledger.entries.map { _ in false }
        let all = published + others
        match(all, by: { $0.guid }, to: { $0.guid })
        match(all, by: { $0.id }, to: { $0.file })
        match(published, by: { $0.address.encodedPath }, to: { $0.addresses.first?.encodedPath })
        match(published, by: \.recordingName, to: \.recording)
        // A day alone says little: only for what has nothing else.
        match(
            published, by: { $0.guid == nil && $0.recordingName == nil ? $0.date?.instant.secondsSince1970 : nil },
            to: { $0.recording == nil ? $0.instant?.secondsSince1970 : nil })
    }

    private mutating func match<Key: Hashable>(
        _ episodes: [Episode], by key: (Episode) -> Key?, to entryKey: (Ledger.Entry) -> Key?
    ) {
        var places: [Key: [Int]] = [:]
        for (index, entry) in ledger.entries.enumerated() where !isClaimed[index] {
            if let key = entryKey(entry) { places[key, default: []].append(index) }
        }
        if places.isEmpty { return }
        var found: [Key: [Episode.ID]] = [:]
        for episode in episodes where entries[episode.id] == nil {
            if let key = key(episode), places[key] != nil { found[key, default: []].append(episode.id) }
        }
        // What fits two is no proof.
        for (key, ids) in found {
            guard ids.count == 1, let place = places[key], place.count == 1 else { continue }
            entries[ids[0]] = place[0]
            isClaimed[place[0]] = true
        }
    }
}

extension Ledger.Entry {
    /// The first date as a point in time.
    var instant: Instant? {
        date.flatMap { try? CalendarDate(parsing: $0) }.map { $0.resolved(in: .utc).instant }
    }
}
