import CompositionalLayout
import GridCSS

/// Neighbouring intervals with the same formulas, merged into one.
struct MergedInterval {
    /// The first of the merged intervals.
    let interval: WidthInterval
    var widths: WidthSpan
    /// The exact width up to which the first solution is valid, in points.
    var solvedUpTo: Double
}

extension MergedInterval {
    static func merged(_ found: [WidthInterval]) -> [MergedInterval] {
        var pieces: [MergedInterval] = []
        for interval in found {
            let widths = WidthSpan(lowerBound: interval.lowerBound, upperBound: interval.upperBound)
            let end = interval.solved.validWidths.upperBound
            if let last = pieces.last, last.interval.isAlike(interval), let joined = last.widths.joined(to: widths) {
                pieces[pieces.count - 1].widths = joined
                pieces[pieces.count - 1].solvedUpTo = end
            } else {
                pieces.append(MergedInterval(interval: interval, widths: widths, solvedUpTo: end))
            }
        }
        return pieces
    }
}

extension WidthInterval {
    fileprivate func isAlike(_ other: WidthInterval) -> Bool {
        section == other.section && run == other.run
            && solved.sectionOrigins == other.solved.sectionOrigins
            && solved.sections.map(\.boundaryItems) == other.solved.sections.map(\.boundaryItems)
    }
}
