/// Cells in columns, each placed in the column that is the shortest so far.
///
/// The height of a cell is its column's width by its aspect ratio, but gaps do not grow. So the shortest column depends a
/// little on the width. The choice is made for one width of columns and holds for all widths with as many columns, or for
/// those of a step.
extension ColumnCells {
    /// - Parameters:
    ///   - rule: A valid rule.
    ///   - aspectRatios: Width by height of each cell. Values that are not positive count as 1.
    ///   - spacing: The distance between columns, and the distance between cells in a column, in points.
    ///   - width: The width of the section between its insets, in points.
    init(waterfall rule: WaterfallRule, aspectRatios: [Double], spacing: Size<Double>, width: Double) {
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
        cells = Self.filled(
            shapes.map { max(Int((Double(square) / $0).rounded()), 1) }, columnCount: choice.columnCount,
            gap: spacing.height * Double(square) / choice.columnWidth)
    }

    /// - Parameters:
    ///   - heights: The heights of the cells, in units.
    ///   - gap: The distance between cells in a column, in units.
    private static func filled(_ heights: [Int], columnCount: Int, gap: Double) -> [Cell] {
        var columns = Array(repeating: (units: 0, cells: 0, height: 0.0), count: columnCount)
        return heights.map { units in
            // Heights that differ by less than this are equal, so that the choice depends on no rounding.
            let shortest = columns.map(\.height).min().map { $0 + 1e-6 } ?? 0
            let column = columns.firstIndex { $0.height <= shortest } ?? 0
            let cell = Cell(
                column: column, units: units, unitsAbove: columns[column].units, gapsAbove: columns[column].cells)
            columns[column].units += units
            columns[column].cells += 1
            columns[column].height += Double(units) + gap
            return cell
        }
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
        let (count, widths) = columns.fitted(in: width, gap: gap)
        if case .fitting(let least) = columns {
            return Choice(columnCount: count, widths: widths, columnWidth: max(least, 1) * 1.25)
        }
        let gaps = Double(count - 1) * gap
        let (step, middle) = Self.step(columnWidth: (width - gaps) / Double(count))
        let (start, end) = (step.lowerBound * Double(count) + gaps, step.upperBound * Double(count) + gaps)
        return Choice(columnCount: count, widths: widths.clamped(to: start..<end), columnWidth: middle)
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
