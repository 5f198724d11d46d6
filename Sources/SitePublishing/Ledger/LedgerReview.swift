import SiteDiagnostics
import SiteEpisodes

/// The treatment of episodes that differ from the ledger.
package enum LedgerChanges: String, Hashable, Sendable {
    /// Each change is an error, because subscribers would receive the episode again or lose it.
    case refused
    /// The author intends the changes. They are written to the ledger.
    case accepted
    /// Each change is a warning, because nothing is published.
    case shown
}

/// Compares the ledger with the catalog: matches episodes with lines, reports changes and makes the new ledger.
struct LedgerReview: Sendable {
    /// GUIDs for published episodes whose authors wrote none.
    private(set) var guids: [Episode.ID: String] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// Redirects from earlier addresses to pages.
    private(set) var redirects: [Redirect] = []
    /// The new ledger. It includes the new episodes.
    private(set) var ledger: Ledger
    private(set) var addedCount = 0
    private let changes: LedgerChanges

    /// - Parameters:
    ///   - source: The ledger that was read; `nil` if none exists.
    ///   - taken: Addresses of pages and aliases. Evaluated only if an episode has an earlier address.
    init(_ catalog: Catalog, source: SourceText?, changes: LedgerChanges, taken: @autoclosure () -> Set<Address>) {
        self.changes = changes
        let (old, problems) = source.map(Ledger.read) ?? (Ledger(), [])
        ledger = old
        diagnostics = problems
        let episodes = catalog.identifiedEpisodes
        let published = episodes.filter { $0.publication.state == .published }
        let others = episodes.filter { $0.publication.state != .published } + catalog.withheld
        let matching = LedgerMatching(old, published: published, others: others)
        var names = Set(old.entries.map(\.guid))
        for episode in episodes {
            let isOut = episode.publication.state == .published
            if let place = matching.entries[episode.id] {
                if isOut { compare(episode, at: place, in: source) }
                guids[episode.id] = ledger.entries[place].guid
                redirects += Redirect.all(ledger.entries[place].addresses.dropFirst(), to: episode)
            } else if isOut, let base = catalog.site.base {
                let guid = episode.guid ?? Self.free(base.absolute(episode.address), among: names)
                // If two episodes share a GUID, only the first is recorded.
                guard names.insert(guid).inserted else { continue }
                guids[episode.id] = guid
                ledger.entries.append(Ledger.Entry(episode, guid: guid))
                addedCount += 1
            }
        }
        if redirects.isEmpty { return }
        let taken = taken()
        redirects.removeAll { taken.contains($0.old) }
    }

    /// Returns a GUID that no other episode uses. A GUID made from an address stays with its episode even after the
    /// episode has moved.
    private static func free(_ guid: String, among names: Set<String>) -> String {
        guard names.contains(guid) else { return guid }
        return (2...).lazy.map { "\(guid)#\($0)" }.first { !names.contains($0) } ?? guid
    }

    /// Updates the fields that may change and reports the others.
    private mutating func compare(_ episode: Episode, at place: Int, in source: SourceText?) {
        let known = ledger.entries[place]
        var entry = Ledger.Entry(episode, guid: episode.guid ?? known.guid)
        entry.line = known.line
        entry.addresses += known.addresses.filter { $0 != episode.address }
        var found: [Diagnostic] = []
        func report(_ what: String, _ id: String, _ old: String, _ new: String?, _ keys: [String]) {
            let line = "\(source?.path ?? SiteContent.ledgerName):\(known.line)"
            found.append(
                Diagnostic(
                    changes == .shown ? .warning : .error, id: "ledger.\(id)",
                    "the \(what) of this published episode was '\(old)', now it is \(new.map { "'\($0)'" } ?? "gone") (\(line))",
                    hint:
                        "restore the old one, or build with --accept-changes if subscribers should see the change",
                    in: episode.body.source, at: WrittenKeys.position(keys, inFrontMatterOf: episode.body)))
        }
        if entry.guid != known.guid { report("GUID", "guid-changed", known.guid, entry.guid, ["guid"]) }
        if let date = known.date, date != entry.date {
            // Two notations of the same instant are equal.
            if known.instant != episode.date?.instant {
                report("first date", "date-changed", date, entry.date, ["date", "published"])
            } else {
                entry.date = date
            }
        }
        if let recording = known.recording, recording != entry.recording {
            let isPlayer = recording.hasPrefix("youtube:") || recording.hasPrefix("vimeo:")
            // Videos on YouTube and Vimeo are in no feed.
            if !isPlayer {
                report(
                    "recording", "recording-changed", recording, entry.recording, ["audio", "video", "url", "youtube"])
            }
        }
        if changes == .accepted || found.isEmpty { ledger.entries[place] = entry }
        if changes != .accepted { diagnostics += found }
    }
}

extension Ledger.Entry {
    fileprivate init(_ episode: Episode, guid: String) {
        self.init(
            guid: guid, date: episode.date?.rfc3339, recording: episode.recordingName, addresses: [episode.address],
            file: episode.id)
    }
}

extension Redirect {
    fileprivate static func all(
        _ addresses: some Sequence<Address>, to episode: Episode
    ) -> [Redirect] {
        addresses.filter { $0 != episode.address }.map {
            Redirect(
                old: $0, new: episode.address, title: episode.title, language: episode.language,
                source: episode.body.source.path)
        }
    }
}
