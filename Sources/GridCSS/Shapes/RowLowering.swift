import CompositionalLayout

/// Lowers justified rows to lines of a flexible box. The list wraps by itself, because each row is exactly full.
///
/// Each cell knows its aspect ratio and the sum of those before it, at every width. Each row knows the sum at its start,
/// its own, and its gaps. So an interval has one short rule for each row, and the calculation is the same for all cells.
struct RowLowering {
    let list: ListLowering
    private let rows: JustifiedRows

    /// `nil` for a section without justified rows.
    init?(_ list: ListLowering) {
        let (solved, run) = (list.interval.solved, list.run)
        let width = run.pattern.area.width.value(in: solved.container)
        guard let rows = list.section.justifiedRows(width: width, count: solved.sections[0].itemCount) else {
            return nil
        }
        self.list = list
        self.rows = rows
    }

    func rules() throws(LoweringProblem) -> ListRules {
        var rules = ListRules()
        let insets = try list.insetsOfShapes(gaps: [list.section.interGroupSpacing, rows.spacing])
        rules.list = listDeclarations(insets.margins)
        rules.cells = [Rule(" > *", Self.size)] + cells + lines(insets: insets.sum)
        return rules
    }

    private func listDeclarations(_ margins: [Declaration]) -> [Declaration] {
        let gaps = [list.section.interGroupSpacing, rows.spacing].map { Declaration.Part.length(.pixels(Int($0))) }
        return [
            Declaration("display", "flex"), Declaration("flex-wrap", "wrap"), Declaration("gap", gaps),
            Declaration("--q", String(rows.square)),
        ] + list.room + margins
    }

    /// `--a` are the units of a cell, `--c` those of all cells before it, `--o` those before its row, `--s` those of the row,
    /// `--q` those of a square, and `--g` the gaps of the row.
    ///
    /// `--u` is the width of a unit in whole pixels. Only the part of the remaining pixels is rounded: it is small, so that
    /// single precision is enough. `--h` is the half that makes rounding down rounding to the nearest pixel.
    private static let size: [Declaration] = {
        func end(_ units: String) -> String {
            "round(down, \(units) * (var(--w) - var(--g) - var(--s) * var(--u)) / var(--s) + var(--h), 1px)"
        }
        let before = "(var(--c) - var(--o))"
        return [
            Declaration("flex", "none"),
            Declaration("--u", "round(down, (var(--w) - var(--g)) / var(--s), 1px)"),
            Declaration("--h", "(.5px + .25px / var(--s))"),
            Declaration(
                "inline-size",
                "calc(var(--a) * var(--u) + \(end("(var(--c) - var(--o) + var(--a))")) - \(end(before)))"),
            Declaration("block-size", "calc(var(--q) * var(--u) + \(end("var(--q)")))"),
        ]
    }()

    /// The units of each cell, and of all cells before it.
    private var cells: [Rule] {
        var before = 0
        return rows.cells.enumerated().map { number, units in
            defer { before += units }
            return Rule(
                " > :nth-child(\(number + 1))",
                [Declaration("--c", String(before)), Declaration("--a", String(units))])
        }
    }

    /// - Parameter insets: The space of a row that no cell has, without its gaps, in px.
    private func lines(insets: Int) -> [Rule] {
        var before = 0
        return rows.rows.map { row in
            defer { before += rows.cells[row.firstCell..<row.firstCell + row.cellCount].reduce(0, +) }
            let gaps = (row.cellCount - 1) * Int(rows.spacing) + insets
            let (first, last) = (row.firstCell + 1, row.firstCell + row.cellCount)
            return Rule(
                first == last ? " > :nth-child(\(first))" : " > :nth-child(n+\(first)):nth-child(-n+\(last))",
                [
                    Declaration("--o", String(before)), Declaration("--s", String(row.units)),
                    Declaration("--g", "\(gaps)px"),
                ])
        }
    }
}
