import SiteDiagnostics

/// The kept and changed parts of an import.
package struct ImportReport: Hashable, Sendable {
    /// The recognised source: `a Hugo site`. It is `nil` for a feed.
    package var source: String?
    /// The number of read files.
    package var read = 0
    package var episodes = 0
    package var pages = 0
    /// The number of data files about people and other names.
    package var people = 0
    /// The number of copied files.
    package var copies = 0
    /// The number of recordings whose file or address is known.
    package var recordings = 0
    /// Sections with their roles: `show: episodes (recordings in 690 of 697)`.
    package var sections: [String] = []
    /// Values that name a recording that the old site does not have.
    package var missing = Tallies()
    /// Keys with a different name here: `podcast_file to audio`.
    private(set) var mapped = Tallies()
    /// The new names of each key that has one.
    private(set) var meanings: [String: Tallies] = [:]
    /// Elements or keys without a meaning here, which are kept in `extra:`.
    package var kept = Tallies()
    /// Descriptions of converted parts.
    package var changed = Tallies()
    /// Markup that only the generator can use. It is visible as text.
    package var visible = Tallies()
    /// Old addresses that lead to the new pages.
    package var addresses = 0
    /// Descriptions of removed parts.
    package var dropped = Tallies()

    package init() {}

    mutating func rename(_ key: String, to name: String, example: String?) {
        mapped.add("\(key) to \(name)", example: example)
        meanings[key, default: Tallies()].add(name, example: example)
    }

    mutating func keep(_ name: String, example: String? = nil) { kept.add(name, example: example) }
    mutating func change(_ what: String, example: String? = nil) { changed.add(what, example: example) }
    mutating func drop(_ what: String, example: String? = nil) { dropped.add(what, example: example) }

    /// The report as a table. A feed has no counts on a terminal, because the line before the table names them.
    package var table: TallyTable {
        TallyTable(
            source: source ?? "a feed", sections: sections, showsCounts: source != nil,
            counts: [
                ("files read", read), ("episodes", episodes), ("pages", pages), ("people and other names", people),
                ("copied files", copies), ("recordings found", recordings), ("recordings missing", missing.total),
                ("old addresses kept", addresses),
            ],
            rows: [
                ("recordings that are missing", missing), ("keys with a new name", mapped),
                ("kept under 'extra'", kept), ("changed", changed), ("still visible as text", visible),
                ("left out", dropped),
            ])
    }
}
