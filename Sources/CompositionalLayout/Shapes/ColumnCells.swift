/// Cells in columns of equal width. Their heights are multiples of a unit.
///
/// So every edge is a fraction with a small denominator, and browsers that calculate in single precision round it as the
/// solver does.
package struct ColumnCells {
    package struct Cell {
        /// Counted from the leading edge.
        package var column: Int
        package var columnSpan = 1
        /// The height in units, without the gaps inside.
        package var units: Int
        /// The number of gaps inside.
        package var gapsInside = 0
        /// The height above the cell in units, without gaps.
        package var unitsAbove: Int
        /// The number of gaps above the cell.
        package var gapsAbove: Int
    }

    package let columnCount: Int
    /// The number of units in the width of a column.
    package let square: Int
    /// The cells in document order.
    package let cells: [Cell]
    /// The distance between columns, and the distance between cells in a column, in points.
    package let spacing: Size<Double>
    /// The widths of the section between its insets for which the columns are made, in points.
    let widths: Range<Double>

    /// The maximum of the height of all cells in units, times the units in a column's width. It keeps edges exact in single
    /// precision.
    static let mostUnits = 1 << 20

    /// The cells' frames. They refer to the width of the section between its insets.
    var frames: [LayoutGroupCustomItem] {
        cells.map { cell in
            let endColumn = cell.column + cell.columnSpan
            let x = (start: edge(ofColumn: cell.column), end: edge(ofColumn: endColumn))
            let y = (start: edge(ofUnits: cell.unitsAbove), end: edge(ofUnits: cell.unitsAbove + cell.units))
            return LayoutGroupCustomItem(
                frame: Rect(
                    x: x.start + Length(points: Double(cell.column) * spacing.width),
                    y: y.start + Length(points: Double(cell.gapsAbove) * spacing.height),
                    width: x.end - x.start + Length(points: Double(cell.columnSpan - 1) * spacing.width),
                    height: y.end - y.start + Length(points: Double(cell.gapsInside) * spacing.height)))
        }
    }

    /// The cells that reach furthest down in some column.
    var lastCells: [Int] {
        var last: [Int: Int] = [:]
        for (index, cell) in cells.enumerated() {
            for column in cell.column..<cell.column + cell.columnSpan {
                if let other = last[column].map({ cells[$0] }),
                    other.unitsAbove + other.units > cell.unitsAbove + cell.units
                {
                    continue
                }
                last[column] = index
            }
        }
        return Set(last.values).sorted()
    }

    /// The end of the first columns without gaps.
    private func edge(ofColumn column: Int) -> Length { fraction(column, of: columnCount) }

    /// The end of the first units of a column without gaps.
    private func edge(ofUnits units: Int) -> Length { fraction(units, of: columnCount * square) }

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
    /// The section's cells in columns; `nil` for a section without a waterfall or a mosaic.
    ///
    /// - Parameters:
    ///   - width: The width of the section between its insets, in points.
    ///   - count: The number of items. Those without facts get those of the rule.
    package func columnCells(width: Double, count: Int) -> ColumnCells? {
        let spacing = Size(width: group.interItemSpacing.spacing, height: interGroupSpacing)
        switch group.arrangement {
        case .waterfall(let rule):
            let shapes = shapes(count, unknown: rule.aspectRatio)
            return ColumnCells(waterfall: rule, aspectRatios: shapes, spacing: spacing, width: width)
        case .mosaic(let rule):
            let spans = facts(count).enumerated().map { (try? rule.span(of: $1.at($0)).get()) ?? MosaicRule.Span() }
            return ColumnCells(mosaic: rule, spans: spans, spacing: spacing, width: width)
        case .subitems, .counted, .fitting, .repeating, .custom, .justified: return nil
        }
    }

    /// The aspect ratios of the first items.
    func shapes(_ count: Int, unknown: Double?) -> [Double] { facts(count).map { $0.aspectRatio ?? unknown ?? 1 } }

    /// The facts of the first items. Items that the section does not name have none.
    func facts(_ count: Int) -> [ItemFacts] {
        items.prefix(count) + Array(repeating: ItemFacts(), count: max(0, count - items.count))
    }
}
