/// A text table. Each column is as wide as its widest entry.
package struct TextTable {
    package enum Alignment { case leading, trailing }

    private let alignments: [Alignment]
    private let gap: Int
    private var rows: [[String]] = []

    package init(_ alignments: [Alignment], gap: Int = 2) {
        self.alignments = alignments
        self.gap = gap
    }

    package mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines without trailing spaces.
    package var lines: [String] {
        let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, entry) in row.enumerated() {
                let blanks = String(repeating: " ", count: widths[column] - entry.count)
                line += column == 0 ? "" : String(repeating: " ", count: gap)
                line += alignments[column] == .leading ? entry + blanks : blanks + entry
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
