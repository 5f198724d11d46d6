import SiteDiagnostics

/// Counts of named things, with an example of each.
package struct Tallies: Hashable, Sendable {
    package struct Row: Hashable, Encodable, Sendable {
        package let name: String
        package var count = 0
        /// The first value or path, on one short line.
        package var example: String?
    }

    private var byName: [String: Row] = [:]

    package init() {}

    package mutating func add(_ name: String, example: String? = nil) {
        byName[name, default: Row(name: name)].count += 1
        if byName[name]?.example == nil { byName[name]?.example = example.map(Self.short) }
    }

    package var counts: [String: Int] { byName.mapValues(\.count) }

    package var total: Int { byName.values.reduce(0) { $0 + $1.count } }

    /// The most frequent first.
    package var rows: [Row] { byName.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) } }

    private static func short(_ text: String) -> String {
        let line = text.split { $0.isNewline }.first.map(String.init) ?? ""
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}

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
    package var mapped = Tallies()
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

    mutating func keep(_ name: String, example: String? = nil) { kept.add(name, example: example) }
    mutating func change(_ what: String, example: String? = nil) { changed.add(what, example: example) }
    mutating func drop(_ what: String, example: String? = nil) { dropped.add(what, example: example) }

    private var tables: [(title: String, tallies: Tallies)] {
        [
            ("recordings that are missing", missing), ("keys with a new name", mapped), ("kept under 'extra'", kept),
            ("changed", changed), ("still visible as text", visible), ("left out", dropped),
        ]
    }

    private var counts: [(name: String, count: Int)] {
        [
            ("files read", read), ("episodes", episodes), ("pages", pages), ("people and other names", people),
            ("copied files", copies), ("recordings found", recordings), ("recordings missing", missing.total),
            ("old addresses kept", addresses),
        ]
    }

    /// A table of at most 36 lines, with the most frequent rows of each kind.
    package var lines: [String] {
        var lines = sections.prefix(4).map { "  " + $0 }
        if sections.count > 4 { lines.append("  and \(sections.count - 4) more sections") }
        lines += counts.filter { source != nil && $0.count > 0 }.map { Self.row($0.name, $0.count, nil) }
        for table in tables {
            let rows = table.tallies.rows
            guard !rows.isEmpty else { continue }
            lines.append("  \(table.title):")
            let shown = rows.count > 3 ? 2 : 3
            lines += rows.prefix(shown).map { Self.row("  " + $0.name, $0.count, $0.example) }
            if rows.count > shown {
                let rest = rows.dropFirst(shown).reduce(0) { $0 + $1.count }
                lines.append(Self.row("  \(rows.count - shown) more kinds (--json lists them)", rest, nil))
            }
        }
        return lines
    }

    private static func row(_ name: String, _ count: Int, _ example: String?) -> String {
        let number = grouped(count)
        let gap = String(repeating: " ", count: max(2, 46 - name.count - number.count))
        return "  " + name + gap + number + (example.map { "  " + $0 } ?? "")
    }

    /// All rows, for programs.
    package var summary: ImportSummary {
        ImportSummary(
            source: source ?? "a feed", sections: sections,
            counts: Dictionary(counts.map { ($0.name, $0.count) }) { first, _ in first },
            rows: Dictionary(tables.map { ($0.title, $0.tallies.rows) }) { first, _ in first })
    }
}

/// The whole report of an import.
package struct ImportSummary: Encodable, Sendable {
    let source: String
    let sections: [String]
    let counts: [String: Int]
    let rows: [String: [Tallies.Row]]
}
