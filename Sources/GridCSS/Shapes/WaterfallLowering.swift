import CompositionalLayout

/// Lowers a waterfall to cells that all lie in one area of a grid and are moved by margins. The area is as high as the
/// longest column.
///
/// Each cell knows its height, its column, and what is above it there. So the number of columns and the sums are the only
/// values that change between intervals, and the calculation is the same for all cells.
struct WaterfallLowering {
    let list: ListLowering
    private let waterfall: Waterfall

    /// `nil` for a section without a waterfall.
    init?(_ list: ListLowering) {
        let solved = list.interval.solved
        let width = list.run.pattern.area.width.value(in: solved.container)
        guard let waterfall = list.section.waterfall(width: width, count: solved.sections[0].itemCount) else {
            return nil
        }
        self.list = list
        self.waterfall = waterfall
    }

    func rules() throws(LoweringProblem) -> ListRules {
        var rules = ListRules()
        rules.list = try listDeclarations()
        rules.cells = [Rule(" > *", Self.place)] + cells
        return rules
    }

    private func listDeclarations() throws(LoweringProblem) -> [Declaration] {
        let spacing = waterfall.spacing
        let insets = try list.insetsOfShapes(gaps: [spacing.width, spacing.height])
        let count = waterfall.columnCount
        let gaps = (count - 1) * Int(spacing.width)
        return [
            Declaration("grid-template-columns", "minmax(0, 1fr)"),
            Declaration("--n", String(count)), Declaration("--q", String(count * waterfall.square)),
            Declaration("--g", "\(Int(spacing.width))px"), Declaration("--l", "\(Int(spacing.height))px"),
            Declaration("--r", "(var(--w) - \(gaps + insets.sum)px)"),
            Declaration("--u", "round(down, var(--r) / var(--q), 1px)"),
        ] + list.room + insets.margins
    }

    /// `--a` are the units of a cell's height, `--o` those above it in its column, `--b` the number of cells above it, and
    /// `--c` the number of columns before it. `--n` is the number of columns, `--q` the units in the width of all columns,
    /// `--r` that width, `--g` the distance between columns, and `--l` that between cells in a column.
    ///
    /// `--u` is a unit in whole pixels. Only the part of the remaining pixels is rounded: it is small, so that single
    /// precision is enough. Half a pixel makes rounding down rounding to the nearest pixel.
    private static let place: [Declaration] = {
        func column(_ number: String) -> String {
            "round(down, \(number) * var(--r) / var(--n) + .5px + .25px / var(--n), 1px)"
        }
        func edge(_ units: String) -> String {
            "\(units) * var(--u)"
                + " + round(down, \(units) * (var(--r) - var(--q) * var(--u)) / var(--q) + .5px + .25px / var(--q), 1px)"
        }
        return [
            Declaration("grid-area", "1 / 1"), Declaration("place-self", "start"),
            Declaration("--x", column("var(--c)")), Declaration("--y", "(\(edge("var(--o)")))"),
            Declaration("inline-size", "calc(\(column("(var(--c) + 1)")) - var(--x))"),
            Declaration("block-size", "calc(\(edge("(var(--o) + var(--a))")) - var(--y))"),
            Declaration("margin-inline-start", "calc(var(--x) + var(--c) * var(--g))"),
            Declaration("margin-block-start", "calc(var(--y) + var(--b) * var(--l))"),
        ]
    }()

    private var cells: [Rule] {
        waterfall.cells.enumerated().flatMap { number, cell in
            let selector = " > :nth-child(\(number + 1))"
            return [
                Rule(selector, [Declaration("--a", String(cell.units))]),
                Rule(
                    selector,
                    [
                        Declaration("--c", String(cell.column)), Declaration("--o", String(cell.unitsAbove)),
                        Declaration("--b", String(cell.cellsAbove)),
                    ]),
            ]
        }
    }
}
