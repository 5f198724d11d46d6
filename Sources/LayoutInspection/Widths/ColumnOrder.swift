/// A wider page should not show fewer columns.
enum ColumnOrder {
    /// - Parameter holes: what is around them is explained by them.
    static func findings(_ intervals: [CertifiedInterval], besides holes: [Finding]) -> [Finding] {
        zip(intervals, intervals.dropFirst()).compactMap { before, after in
            guard before.columns > after.columns, after.columns > 0 else { return nil }
            let touchesHole = holes.contains { hole in
                guard case .hole = hole.kind else { return false }
                return hole.widths.contains(before.widths.lowerBound) || hole.widths.contains(after.widths.lowerBound)
            }
            return touchesHole ? nil : Finding(.fewerColumns(from: before.columns, to: after.columns), after.widths)
        }
    }
}
