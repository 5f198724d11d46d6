/// Cells in columns of equal width: each cell is placed in the column that is the shortest so far.
///
/// The height of a cell is its column's width by its aspect ratio, but gaps do not grow. So the shortest column depends a
/// little on the width. The choice is made for one width of columns and holds for all widths with as many columns, or for
/// those of a step.
///
/// Heights are whole multiples of a unit. So every edge is a fraction with a small denominator, and browsers that calculate
/// in single precision round it as the solver does.
package struct Waterfall {
    package struct Cell {
        /// Counted from the leading edge.
        package var column: Int
        /// The height in units.
        package let units: Int
        /// The height of the cells above it in its column, in units.
        package var unitsAbove: Int
        /// The number of cells above it in its column.
        package var cellsAbove: Int
    }

    package let columnCount: Int
    /// The number of units in the width of a column.
    package let square: Int
    /// The cells in document order.
    package private(set) var cells: [Cell]
    /// The distance between columns, and the distance between cells in a column, in points.
    package let spacing: Size<Double>
    /// The widths of the section between its insets for which the columns are made, in points.
    let widths: Range<Double>

    /// The maximum of the height of all cells in units, times the units in a column's width. It keeps edges exact in single
    /// precision.
    private static let mostUnits = 1 << 20

    /// - Parameters:
    ///   - rule: A valid rule.
    ///   - aspectRatios: Width by height of each cell. Values that are not positive count as 1.
    ///   - width: The width of the section between its insets, in points.
    package init(_ rule: WaterfallRule, aspectRatios: [Double], spacing: Size<Double>, width: Double) {
        let shapes = aspectRatios.map { ratio in
            min(max(ratio > 0 ? ratio : 1, RowRule.aspectRatios.lowerBound), RowRule.aspectRatios.upperBound)
        }
        let total = shapes.reduce(0) { $0 + 1 / $1 }
        var square = 32
        while square > 1, total * Double(square * square) > Double(Self.mostUnits) { square /= 2 }
        let choice = rule.choice(width: width, gap: spacing.width)
        self.square = square
        self.spacing = spacing
        columnCount = choice.columnCount
        widths = choice.widths
        cells = shapes.map { shape in
            let units = Int((Double(square) / shape).rounded())
            return Cell(column: 0, units: max(units, 1), unitsAbove: 0, cellsAbove: 0)
        }
        fill(gap: spacing.height * Double(square) / choice.columnWidth)
    }

    /// - Parameter gap: The distance between cells in a column, in units.
    private mutating func fill(gap: Double) {
        var columns = Array(repeating: (units: 0, cells: 0, height: 0.0), count: columnCount)
        for index in cells.indices {
            // Heights that differ by less than this are equal, so that the choice depends on no rounding.
            let shortest = columns.map(\.height).min().map { $0 + 1e-6 } ?? 0
            let column = columns.firstIndex { $0.height <= shortest } ?? 0
            cells[index].column = column
            cells[index].unitsAbove = columns[column].units
            cells[index].cellsAbove = columns[column].cells
            columns[column].units += cells[index].units
            columns[column].cells += 1
            columns[column].height += Double(cells[index].units) + gap
        }
    }

    /// The cells' frames. They refer to the width of the section between its insets.
    var frames: [LayoutGroupCustomItem] {
        cells.map { cell in
            let x = (start: columnEdge(cell.column), end: columnEdge(cell.column + 1))
            let y = (start: edge(cell.unitsAbove), end: edge(cell.unitsAbove + cell.units))
            return LayoutGroupCustomItem(
                frame: Rect(
                    x: x.start + Length(points: Double(cell.column) * spacing.width),
                    y: y.start + Length(points: Double(cell.cellsAbove) * spacing.height),
                    width: x.end - x.start, height: y.end - y.start))
        }
    }

    /// The last cell of each column that has cells.
    var lastCells: [Int] {
        var last: [Int: Int] = [:]
        for (index, cell) in cells.enumerated() { last[cell.column] = index }
        return last.values.sorted()
    }

    /// The end of a column without the gaps before it.
    private func columnEdge(_ column: Int) -> Length {
        fraction(column, of: columnCount)
    }

    /// The end of the first units of a column without gaps.
    private func edge(_ units: Int) -> Length {
        fraction(units, of: columnCount * square)
    }

    /// A part of the width of all columns. It is rounded up from half a point less a quarter of the smallest step, so that no
    /// edge is near the limit.
    private func fraction(_ part: Int, of whole: Int) -> Length {
        if part == 0 { return .zero }
        let gaps = Double(columnCount - 1) * spacing.width
        if part == whole, whole == columnCount { return Length(points: -gaps, width: 1) }
        let share = Double(part) / Double(whole)
        return Length(points: 0.25 / Double(whole) - PixelSnapping.bias - gaps * share, width: share)
    }
}

extension LayoutSection {
    /// The section's cells in columns; `nil` for a section without a waterfall.
    ///
    /// - Parameters:
    ///   - width: The width of the section between its insets, in points.
    ///   - count: The number of items. Those without an aspect ratio get that of the rule.
    package func waterfall(width: Double, count: Int) -> Waterfall? {
        guard case .waterfall(let rule) = group.arrangement else { return nil }
        return Waterfall(
            rule, aspectRatios: shapes(count, unknown: rule.aspectRatio),
            spacing: Size(width: group.interItemSpacing.spacing, height: interGroupSpacing), width: width)
    }

    /// The aspect ratios of the first items.
    func shapes(_ count: Int, unknown: Double?) -> [Double] {
        let known = aspectRatios.prefix(count) + Array(repeating: nil, count: max(0, count - aspectRatios.count))
        return known.map { $0 ?? unknown ?? 1 }
    }
}

extension WaterfallRule {
    /// The columns at one width, and where their choice of cells holds.
    fileprivate struct Choice {
        var columnCount: Int
        /// The widths of the section between its insets with these columns, in points.
        var widths: Range<Double>
        /// The width of a column for which the cells are chosen, in points.
        var columnWidth: Double
    }

    /// - Parameter gap: The distance between columns, in points.
    fileprivate func choice(width: Double, gap: Double) -> Choice {
        let (least, most) = bounds
        func needed(_ count: Int) -> Double {
            Double(count) * least + Double(count - 1) * gap - GroupSolver.fitTolerance
        }
        let count = (1...max(most, 1)).last { needed($0) <= width } ?? 1
        let widths = (count == 1 ? 0 : needed(count))..<(count == most ? Length.largest : needed(count + 1))
        if case .fitting = columns { return Choice(columnCount: count, widths: widths, columnWidth: least * 1.25) }
        let gaps = Double(count - 1) * gap
        let (step, middle) = Self.step(columnWidth: (width - gaps) / Double(count))
        let (start, end) = (step.lowerBound * Double(count) + gaps, step.upperBound * Double(count) + gaps)
        return Choice(columnCount: count, widths: widths.clamped(to: start..<end), columnWidth: middle)
    }

    /// The least width of a column and the greatest number of columns.
    private var bounds: (least: Double, most: Int) {
        switch columns {
        case .exactly(let count): (1, count)
        case .fitting(let least): (max(least, 1), Self.mostColumns)
        }
    }

    /// The widths of columns that share a choice of cells, and the width for which it is made, in points.
    private static func step(columnWidth: Double) -> (widths: Range<Double>, middle: Double) {
        switch columnWidth {
        case ..<320: (-Length.largest..<320, 200)
        case ..<1280: (320..<1280, 640)
        default: (1280..<Length.largest, 1600)
        }
    }
}
