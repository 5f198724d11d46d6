import CompositionalLayout

/// A straight line that approximates a width with steps. The `sizes` attribute cannot express rounding: Chromium
/// ignores entries with `round()`.
///
/// Each edge of a cell is rounded by up to half a pixel, so the cell is up to one pixel wider or narrower than solved.
/// A line through the middle of these values is nearer: its error is at most half a pixel if one edge is a whole pixel.
/// If both edges are rounded, as in the middle one of three columns, the widths form sequences such as 100, 101, 100,
/// 101, 102, 101. A line for these is at most half a pixel too small and at most 1.5 pixels too large.
package struct WidthLine: Sendable {
    private let width: RoundedWidth
    private let start: Int
    /// The values at `start` and at the following widths of the layout, in CSS px.
    private let values: [Double]
    /// The slope as the attribute writes it.
    private let slope: Double

    /// - Parameters:
    ///   - widths: The widths of the page's layout in whole CSS px.
    package init(_ width: RoundedWidth, at widths: ClosedRange<Int>) {
        self.width = width
        start = widths.lowerBound
        values = widths.map(width.value(atLayoutWidth:))
        slope = CSSNumber.roundedDown(width.line.width * 100, digits: SizesList.shareDigits) / 100
    }

    /// The line, and whether its error is at most half a pixel everywhere. A width that depends on the window's height
    /// keeps its solved line, whose error is at most one pixel.
    package var found: (line: Length, isExact: Bool) {
        guard width.line.height == 0 else { return (width.line, false) }
        let rests = values.indices.map { rest(at: $0, slope) }
        guard let least = rests.min(), let most = rests.max() else { return (width.line, false) }
        return (Length(points: max((least + most) / 2, most - 0.498), width: slope), most - least <= spread)
    }

    private func rest(at index: Int, _ slope: Double) -> Double { values[index] - slope * Double(start + index) }

    /// The maximum difference between the values of one line, in CSS px: one pixel minus twice the rounding error. The
    /// attribute has thousandths of a pixel; browsers lay out parts of cells in 1/64 px.
    private var spread: Double { width.isWhole ? 0.996 : 0.96 }
}
