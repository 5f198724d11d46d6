import CompositionalLayout

/// A straight line for a width that goes up in steps, because the `sizes` attribute has no word for rounding: Chromium passes
/// over entries with `round()`.
///
/// Each edge of a cell is up to half a pixel from where it was solved, so that the cell is up to a pixel wider or narrower. As
/// it is so at some widths and not at others, a line through the middle of them all is nearer: at most half a pixel off where
/// one of the edges is a whole pixel anyway. Between two edges that both are not, as in the middle one of three columns, widths
/// such as 100, 101, 100, 101, 102, 101 follow each other; a line for those is at most half a pixel below them, and up to one
/// and a half above.
package struct WidthLine: Sendable {
    private let width: RoundedWidth
    private let start: Int
    /// At `start` and the widths of the layout behind it, in CSS px.
    private let values: [Double]
    /// As the attribute writes it.
    private let slope: Double

    /// - Parameters:
    ///   - widths: of the page's layout, whole CSS px.
    package init(_ width: RoundedWidth, at widths: ClosedRange<Int>) {
        self.width = width
        start = widths.lowerBound
        values = widths.map(width.value(atLayoutWidth:))
        slope = CSSNumber.roundedDown(width.line.width * 100, digits: SizesList.shareDigits) / 100
    }

    /// The line, and whether it is within half a pixel everywhere. What follows the window's height is left as it was solved:
    /// a pixel is what that may be off.
    package var found: (line: Length, isExact: Bool) {
        guard width.line.height == 0 else { return (width.line, false) }
        let rests = values.indices.map { rest(at: $0, slope) }
        guard let least = rests.min(), let most = rests.max() else { return (width.line, false) }
        return (Length(points: max((least + most) / 2, most - 0.498), width: slope), most - least <= spread)
    }

    private func rest(at index: Int, _ slope: Double) -> Double { values[index] - slope * Double(start + index) }

    /// How far apart what one line stands for may be: a pixel, less twice what is lost on the way. The attribute has
    /// thousandths of a pixel; browsers lay out parts of cells in sixty-fourths.
    private var spread: Double { width.isWhole ? 0.996 : 0.96 }
}
