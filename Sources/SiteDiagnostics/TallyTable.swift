/// Counts and tallies of an import or a build, as lines for a terminal and as JSON for programs.
package struct TallyTable: Sendable {
    private let source: String
    private let sections: [String]
    private let showsCounts: Bool
    private let counts: [(name: String, count: Int)]
    private let rows: [(title: String, tallies: Tallies)]

    /// - Parameters:
    ///   - source: the kind of files that were read.
    ///   - sections: lines before the counts.
    ///   - showsCounts: whether the lines contain the counts.
    package init(
        source: String, sections: [String] = [], showsCounts: Bool = true, counts: [(String, Int)],
        rows: [(String, Tallies)]
    ) {
        self.source = source
        self.sections = sections
        self.showsCounts = showsCounts
        self.counts = counts
        self.rows = rows
    }

    /// At most 37 lines for six tallies, with the most frequent rows of each.
    package var lines: [String] {
        var lines = sections.prefix(4).map { "  " + $0 }
        if sections.count > 4 { lines.append("  and \(sections.count - 4) more sections") }
        lines += counts.filter { showsCounts && $0.count > 0 }.map { Self.line($0.name, $0.count, nil) }
        for (title, tallies) in rows {
            let rows = tallies.rows
            guard !rows.isEmpty else { continue }
            lines.append("  \(title):")
            let shown = rows.count > 3 ? 2 : 3
            lines += rows.prefix(shown).map { Self.line("  " + $0.name, $0.count, $0.example) }
            if rows.count > shown {
                let rest = rows.dropFirst(shown).reduce(0) { $0 + $1.count }
                lines.append(Self.line("  \(rows.count - shown) more kinds (--json lists them)", rest, nil))
            }
        }
        return lines
    }

    private static func line(_ name: String, _ count: Int, _ example: String?) -> String {
        let number = grouped(count)
        let gap = String(repeating: " ", count: max(2, 46 - name.count - number.count))
        return "  " + name + gap + number + (example.map { "  " + $0 } ?? "")
    }
}

extension TallyTable: Encodable {
    private enum Key: String, CodingKey { case source, sections, counts, rows }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(source, forKey: .source)
        try object.encode(sections, forKey: .sections)
        try object.encode(Dictionary(counts.map { ($0.name, $0.count) }) { first, _ in first }, forKey: .counts)
        try object.encode(Dictionary(rows.map { ($0.title, $0.tallies.rows) }) { first, _ in first }, forKey: .rows)
    }
}
