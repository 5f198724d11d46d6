/// Checks that a wider page does not have fewer columns.
enum ColumnOrder {
    /// - Parameter holes: Known holes. They explain the changes next to them, which are not reported again.
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
