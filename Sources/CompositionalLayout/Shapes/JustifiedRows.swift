/// Cells divided into rows, for a range of widths.
///
/// Which cells share a row depends on the width, but only in steps: between two steps the rows grow with the width. A step
/// is so small that rows within their bounds at its start are within them at its end. So the number of steps depends on
/// the bounds, and not on the number of cells.
///
/// Aspect ratios are whole multiples of a unit. So every edge in a row is a fraction with a small denominator, and
/// browsers that calculate in single precision round it as the solver does.
package struct JustifiedRows {
    package struct Row {
        /// The index of the row's first cell in the section.
        package let firstCell: Int
        package let cellCount: Int
        /// The units that divide the row's width without its gaps. A last row that is not full has more of them than
        /// its cells.
        package let units: Int
    }

    /// The aspect ratio of each cell (width by height), in units.
    package let cells: [Int]
    /// The number of units of a square.
    package let square: Int
    /// The rows, in order.
    package let rows: [Row]
    /// The distance between neighbours in a row, in points.
    package let spacing: Double
    /// The widths of the section between its insets for which the rows are made, in points.
    let widths: Range<Double>

    /// The maximum number of units in a row. It keeps the edges exact in single precision.
    static let mostUnits = 1024
    /// The width in points at which the first step starts. It holds for all smaller widths too.
    private static let firstWidth = 160.0
    private static let widest = 4096.0

    /// - Parameters:
    ///   - rule: A valid rule.
    ///   - aspectRatios: Width by height of each cell. Values that are not positive count as 1.
    ///   - width: The width of the section between its insets, in points.
    package init(_ rule: RowRule, aspectRatios: [Double], spacing: Double, width: Double) {
        var square = 32
        while square > 8, Double(square) * Self.widest / rule.heights.lowerBound > Double(Self.mostUnits) {
            square /= 2
        }
        let cells = aspectRatios.map { ratio in
            let shown = min(
                max(ratio > 0 ? ratio : 1, RowRule.aspectRatios.lowerBound), RowRule.aspectRatios.upperBound)
            return Int((shown * Double(square)).rounded())
        }
        // Gaps do not grow, so rows grow a little faster than the width. Rows may have three quarters of the room between
        // the bounds, and growth has the rest.
        let step = (rule.heights.upperBound / rule.heights.lowerBound).squareRoot().squareRoot()
        var (start, end) = (Self.firstWidth, (Self.firstWidth * step).rounded(.down))
        while end <= min(width, Length.largest) { (start, end) = (end, (end * step).rounded(.down)) }
        let division = RowDivision(
            cells: cells, square: square, spacing: spacing, heights: rule.heights, widths: start...end)
        self.square = square
        self.cells = cells
        self.spacing = spacing
        rows = division.rows
        widths = (start == Self.firstWidth ? 0 : start)..<end
    }

    /// The frames of a row's cells, linear in the size of the row.
    func frames(of row: Row) -> [LayoutGroupCustomItem] {
        var before = 0
        return cells[row.firstCell..<row.firstCell + row.cellCount].enumerated().map { number, units in
            let gaps = Length(points: Double(number) * spacing)
            let start = edge(before, of: row) + gaps
            before += units
            let end = edge(before, of: row) + gaps
            return LayoutGroupCustomItem(
                frame: Rect(x: start, y: 0, width: end - start, height: Length(height: 1)))
        }
    }

    /// The row's height in a section of a width.
    func height(of row: Row, width: Length) -> Length {
        width * (Double(square) / Double(row.units)) + constant(Double(square), of: row)
    }

    /// The end of the first `units` of a row, without gaps.
    private func edge(_ units: Int, of row: Row) -> Length {
        if units == 0 { return .zero }
        if units == row.units { return Length(points: -gaps(of: row), width: 1) }
        return Length(width: Double(units) / Double(row.units)) + constant(Double(units), of: row)
    }

    /// The part of an edge that the width does not change. Edges are rounded up from half a point less a quarter of the
    /// row's smallest step, so that no edge is near the limit.
    private func constant(_ units: Double, of row: Row) -> Length {
        Length(points: 0.25 / Double(row.units) - PixelSnapping.bias - gaps(of: row) * units / Double(row.units))
    }

    private func gaps(of row: Row) -> Double { Double(row.cellCount - 1) * spacing }
}

extension LayoutSection {
    /// The section's cells in rows; `nil` for a section without justified rows.
    ///
    /// - Parameters:
    ///   - width: The width of the section between its insets, in points.
    ///   - count: The number of items. Those without an aspect ratio get that of the rule.
    package func justifiedRows(width: Double, count: Int) -> JustifiedRows? {
        guard case .justified(let rule) = group.arrangement else { return nil }
        return JustifiedRows(
            rule, aspectRatios: shapes(count, unknown: rule.aspectRatio), spacing: group.interItemSpacing.spacing,
            width: width)
    }
}
