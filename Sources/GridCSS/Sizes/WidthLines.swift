import CompositionalLayout

/// Straight lines for a width that goes up in steps, because the `sizes` attribute has no word for rounding: Chromium passes
/// over entries with `round()`.
///
/// Each edge of a cell is up to half a pixel from where it was solved, so that the cell is up to a pixel wider or narrower. As
/// it is so at some widths and not at others, a line through the middle of them all is nearer: at most half a pixel off where
/// one of the edges is a whole pixel anyway. Between two edges that both are not, as in the middle one of three columns, widths
/// such as 100, 101, 100, 101, 102, 101 follow each other. No line is within half a pixel of those for more than a few pixels, but
/// several are, one behind the other.
public struct WidthLines: Sendable {
    private let width: RoundedWidth
    private let start: Int
    /// At `start` and the widths of the layout behind it, in CSS px.
    private let values: [Double]
    /// As the attribute writes it.
    private let slope: Double

    /// - Parameters:
    ///   - widths: of the page's layout, whole CSS px.
    public init(_ width: RoundedWidth, at widths: ClosedRange<Int>) {
        self.width = width
        start = widths.lowerBound
        values = widths.map(width.value(atLayoutWidth:))
        slope = CSSNumber.roundedDown(width.line.width * 100, digits: SizesList.shareDigits) / 100
    }

    /// One line for all, and whether it is within half a pixel everywhere. What follows the window's height is left as it was
    /// solved: a pixel is what that may be off.
    public var single: (line: Length, isExact: Bool) {
        guard width.line.height == 0 else { return (width.line, false) }
        let rests = values.indices.map { rest(at: $0, slope) }
        guard let least = rests.min(), let most = rests.max() else { return (width.line, false) }
        return (Length(points: (least + most) / 2, width: slope), most - least <= spread(slope))
    }

    /// As few lines as possible that together are within half a pixel everywhere, each with the first width that it is for.
    public var exact: [(start: Int, line: Length)] {
        let single = self.single
        guard !single.isExact, width.line.height == 0 else { return [(start, single.line)] }
        var lines: [(start: Int, line: Length)] = []
        var index = 0
        while index < values.count {
            let (level, tilted) = (run(from: index, 0), run(from: index, slope))
            let longest = tilted.end > level.end ? tilted : level
            lines.append((start + index, longest.line))
            index = longest.end
        }
        return lines
    }

    /// The longest line of a slope from a width on, and the first index that it is not for.
    private func run(from first: Int, _ slope: Double) -> (end: Int, line: Length) {
        var range = rest(at: first, slope)...rest(at: first, slope)
        var end = first + 1
        while end < values.count {
            let next = rest(at: end, slope)
            let wider = min(range.lowerBound, next)...max(range.upperBound, next)
            guard wider.upperBound - wider.lowerBound <= spread(slope) else { break }
            range = wider
            end += 1
        }
        return (end, Length(points: (range.lowerBound + range.upperBound) / 2, width: slope))
    }

    private func rest(at index: Int, _ slope: Double) -> Double { values[index] - slope * Double(start + index) }

    /// How far apart what one line stands for may be: a pixel, less twice what is lost on the way. The attribute has
    /// thousandths of a pixel, but for level lines between whole numbers, which lose nothing; browsers lay out parts of cells
    /// in sixty-fourths.
    private func spread(_ slope: Double) -> Double {
        guard width.isWhole else { return 0.96 }
        return slope == 0 ? 1 : 0.996
    }
}
