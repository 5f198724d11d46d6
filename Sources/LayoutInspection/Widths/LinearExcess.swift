import CompositionalLayout

/// The widths of an interval at which a length exceeds a bound. The length is linear in the width, so these widths are
/// a start, an end, or all of the interval.
struct LinearExcess {
    private let length: Length
    private let widths: WidthSpan
    private let solved: SolvedLayout
    private let last: Int

    init(_ length: Length, in piece: MergedInterval, widest: Int) {
        self.length = length
        widths = piece.widths
        solved = piece.interval.solved
        last = (piece.widths.upperBound ?? max(widest, piece.widths.lowerBound) + 1) - 1
    }

    private func value(_ width: Int) -> Double {
        length.value(in: LengthUnits(width: Double(width), height: solved.container.height, em: solved.em))
    }

    /// The integer widths, and the largest value there.
    func widths(above bound: Double) -> (widths: WidthSpan, most: Double)? {
        let first = widths.lowerBound
        let (atStart, atEnd) = (value(first), value(last))
        switch (atStart > bound, atEnd > bound) {
        case (true, true): return (widths, max(atStart, atEnd))
        case (false, false): return nil
        case (true, false):
            let end = firstWidth { value($0) <= bound }
            return (WidthSpan(lowerBound: first, upperBound: end), atStart)
        case (false, true):
            let start = firstWidth { value($0) > bound }
            return (WidthSpan(lowerBound: start, upperBound: widths.upperBound), atEnd)
        }
    }

    /// The first width at which `isTrue` returns true. If true at one width, it must be true at all later widths.
    private func firstWidth(where isTrue: (Int) -> Bool) -> Int {
        var (before, after) = (widths.lowerBound, last)
        while after - before > 1 {
            let middle = (before + after) / 2
            if isTrue(middle) { after = middle } else { before = middle }
        }
        return after
    }
}
