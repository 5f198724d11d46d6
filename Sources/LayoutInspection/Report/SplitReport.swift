import CompositionalLayout

/// The reading order of a split page in JSON.
public struct SplitReport: Encodable, Sendable {
    struct Conflict: Encodable, Sendable {
        let message: String
        /// First and last integer width of the page's layout; the last is missing if the interval has no end.
        let from: Int
        let to: Int?
        let heightBelow: Double?
        /// `ltr`, `rtl`
        let directions: [String]
    }

    let conflicts: [Conflict]

    public init(_ order: SplitReadingOrder) {
        conflicts = order.conflicts.map { conflict in
            Conflict(
                message: conflict.message, from: conflict.widths.lowerBound,
                to: conflict.widths.upperBound.map { $0 - 1 }, heightBelow: conflict.condition.heightBelow,
                directions: conflict.directions.map { $0 == .rightToLeft ? "rtl" : "ltr" })
        }
    }
}
