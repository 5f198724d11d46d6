import CompositionalLayout

/// Lowers a waterfall or a mosaic to cells that all lie in one area of a grid and are moved by margins. The area is as high
/// as the longest column.
///
/// Each cell knows its size, its column, and what is above it there. So the number of columns and the sums are the only
/// values that change between intervals, and the calculation is the same for all cells.
struct ColumnLowering {
    let list: ListLowering
    private let columns: ColumnCells

    /// `nil` for a section without a waterfall or a mosaic.
    init?(_ list: ListLowering) {
        let solved = list.interval.solved
        let width = list.run.pattern.area.width.value(in: solved.container)
        guard let columns = list.section.columnCells(width: width, count: solved.sections[0].itemCount) else {
            return nil
        }
        self.list = list
        self.columns = columns
    }

    func rules() throws(LoweringProblem) -> ListRules {
        var rules = ListRules()
        rules.list = try listDeclarations()
        rules.cells = [Rule(" > *", Self.place(hasSpans: hasSpans))] + cells
        return rules
    }

    private func listDeclarations() throws(LoweringProblem) -> [Declaration] {
        let spacing = columns.spacing
        let insets = try list.insetsOfShapes(gaps: [spacing.width, spacing.height])
        let count = columns.columnCount
        let gaps = (count - 1) * Int(spacing.width)
        return [
            Declaration("grid-template-columns", "minmax(0, 1fr)"),
            Declaration("--n", String(count)), Declaration("--q", String(count * columns.square)),
            Declaration("--g", "\(Int(spacing.width))px"), Declaration("--l", "\(Int(spacing.height))px"),
            Declaration("--r", "(var(--w) - \(gaps + insets.sum)px)"),
            Declaration("--u", "round(down, var(--r) / var(--q), 1px)"),
        ] + list.room + insets.margins
    }

    private var hasSpans: Bool { columns.cells.contains { $0.columnSpan > 1 || $0.gapsInside > 0 } }

    /// `--a` are the units of a cell's height, `--o` those above it, `--b` the number of gaps above it, and `--c` the number of
    /// columns before it. `--s` is the number of further columns that it takes, and `--t` that of further rows. `--n` is the
    /// number of columns, `--q` the units in the width of all columns, `--r` that width, `--g` the distance between columns,
    /// and `--l` that between cells in a column.
    ///
    /// `--u` is a unit in whole pixels. Only the part of the remaining pixels is rounded: it is small, so that single
    /// precision is enough. Half a pixel makes rounding down rounding to the nearest pixel.
    private static func place(hasSpans: Bool) -> [Declaration] {
        func column(_ number: String) -> String {
            "round(down, \(number) * var(--r) / var(--n) + .5px + .25px / var(--n), 1px)"
        }
        func edge(_ units: String) -> String {
            "\(units) * var(--u)"
                + " + round(down, \(units) * (var(--r) - var(--q) * var(--u)) / var(--q) + .5px + .25px / var(--q), 1px)"
        }
        let (width, height) =
            hasSpans
            ? (column("(var(--c) + var(--s) + 1)") + " + var(--s) * var(--g)", " + var(--t) * var(--l)")
            : (column("(var(--c) + 1)"), "")
        return [
            Declaration("grid-area", "1 / 1"), Declaration("place-self", "start"),
            Declaration("--x", column("var(--c)")), Declaration("--y", "(\(edge("var(--o)")))"),
            Declaration("inline-size", "calc(\(width) - var(--x))"),
            Declaration("block-size", "calc(\(edge("(var(--o) + var(--a))"))\(height) - var(--y))"),
            Declaration("margin-inline-start", "calc(var(--x) + var(--c) * var(--g))"),
            Declaration("margin-block-start", "calc(var(--y) + var(--b) * var(--l))"),
        ]
    }

    private var cells: [Rule] {
        let sizes = columns.cells.map { cell in
            [Declaration("--a", String(cell.units))]
                + (hasSpans
                    ? [
                        Declaration("--s", String(cell.columnSpan - 1)), Declaration("--t", String(cell.gapsInside)),
                    ] : [])
        }
        let places = columns.cells.map { cell in
            [
                Declaration("--c", String(cell.column)), Declaration("--o", String(cell.unitsAbove)),
                Declaration("--b", String(cell.gapsAbove)),
            ]
        }
        return hasSpans
            ? CellSelector.rules(sizes, Self.cell) + CellSelector.rules(places, Self.cell)
            : zip(sizes, places).enumerated().flatMap { number, both in
                [Rule(" > " + Self.cell(number), both.0), Rule(" > " + Self.cell(number), both.1)]
            }
    }

    private static func cell(_ index: Int) -> String { ":nth-child(\(index + 1))" }
}
