/// Cells in a grid of equal places, of which a cell may take several. The places depend only on the number of columns.
extension ColumnCells {
    /// The greatest denominator of the shape of a place, and its greatest height by its width.
    private static let (mostDivisions, highest) = (32, 64.0)

    /// - Parameters:
    ///   - rule: A valid rule.
    ///   - spans: The places that each cell takes.
    ///   - spacing: The distance between columns, and the distance between rows, in points.
    ///   - width: The width of the section between its insets, in points.
    init(mosaic rule: MosaicRule, spans: [MosaicRule.Span], spacing: Size<Double>, width: Double) {
        let (count, widths) = rule.columns.fitted(in: width, gap: spacing.width)
        let places = MosaicBoard(spans.map { $0.fitted(in: count) }, columnCount: count, keepsOrder: rule.keepsOrder)
            .places
        let rows = places.map { $0.row + $0.span.rows }.max() ?? 1
        let shape = min(max(1 / rule.aspectRatio, 1 / Self.highest), Self.highest)
        let (units, square) = Self.fraction(near: shape, rows: rows)
        self.square = square
        self.spacing = spacing
        self.widths = widths
        columnCount = count
        cells = places.map { place in
            Cell(
                column: place.column, columnSpan: place.span.columns, units: place.span.rows * units,
                gapsInside: place.span.rows - 1, unitsAbove: place.row * units, gapsAbove: place.row)
        }
    }

    /// The fraction with the smallest denominator that is as near as a thousandth, or the nearest one.
    private static func fraction(near value: Double, rows: Int) -> (units: Int, square: Int) {
        var best = (units: 1, square: 1, error: Double.infinity)
        for square in 1...mostDivisions {
            let units = max(Int((value * Double(square)).rounded()), 1)
            guard square == 1 || rows * units * square <= mostUnits else { break }
            let error = abs(Double(units) / Double(square) - value) / value
            if error < best.error { best = (units, square, error) }
            if error < 0.001 { break }
        }
        return (best.units, best.square)
    }
}

extension MosaicRule.Span {
    /// A cell that is wider than the grid takes all columns and keeps its shape as nearly as whole rows allow.
    fileprivate func fitted(in count: Int) -> Self {
        guard columns > count else { return self }
        let rows = Double(rows) * Double(count) / Double(columns)
        return Self(columns: count, rows: max(Int(rows.rounded()), 1))
    }
}
