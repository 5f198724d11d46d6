import CompositionalLayout
import GridCSS

/// Picture widths as linear functions of the layout's width, computed once for all equal cells.
struct PictureLines {
    struct Result {
        var ranges: [PageRange<Length>] = []
        /// Whether each width is within half a pixel of the browser's layout.
        var isExact = true
    }

    private struct Key: Hashable {
        let width: RoundedWidth
        let lowerBound: Int
        let upperBound: Int?
        let condition: PageCondition
    }

    /// The maximum layout width in whole points, or `nil` if there is no limit.
    private let maxWidth: Int?
    private var known: [Key: Result] = [:]

    init(maxWidth: Int?) { self.maxWidth = maxWidth }

    mutating func find(_ widths: [PageRange<RoundedWidth>]) -> Result {
        var all = Result()
        for range in widths {
            let key = Key(
                width: range.value, lowerBound: range.lowerBound, upperBound: range.upperBound,
                condition: range.condition)
            let found = known[key] ?? lines(range)
            known[key] = found
            all.ranges += found.ranges
            all.isExact = all.isExact && found.isExact
        }
        return all
    }

    private func lines(_ range: PageRange<RoundedWidth>) -> Result {
        if let maxWidth, range.lowerBound > max(maxWidth, SupportedWidths.narrowest) { return Result() }
        var last = (range.upperBound ?? SupportedWidths.widest + 1) - 1
        var pieces: [(start: Int, line: Length)] = []
        var found = Result()
        // In wide windows the layout has its maximum width. This is the most common width, so it is stated separately.
        let widest = maxWidth.flatMap { (range.lowerBound...max(range.lowerBound, last)).contains($0) ? $0 : nil }
        if let widest { last = widest - 1 }
        if last >= range.lowerBound {
            let single = WidthLine(range.value, at: range.lowerBound...last).found
            pieces = [(range.lowerBound, single.line)]
            found.isExact = single.isExact
        }
        if let widest {
            let line = range.value.line
            let width = Length(points: range.value.value(atLayoutWidth: widest))
            pieces.append((widest, line.height == 0 ? width : line))
        }
        found.ranges = pieces.indices.map { index in
            PageRange(
                lowerBound: pieces[index].start,
                upperBound: index + 1 < pieces.count ? pieces[index + 1].start : range.upperBound,
                condition: range.condition, value: pieces[index].line)
        }
        return found
    }
}
