/// A range of container widths in whole CSS px. Page containers are rounded down, so pages have only such widths.
public struct WidthSpan: Hashable, Sendable {
    public let lowerBound: Int
    /// The first width after the range; `nil` if the range has no end.
    public let upperBound: Int?

    public init(lowerBound: Int, upperBound: Int?) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// `from 240 to 499 px`, `at 500 px`, `from 1025 px on`
    public var text: String {
        guard let upperBound else { return "from \(lowerBound) px on" }
        return upperBound == lowerBound + 1 ? "at \(lowerBound) px" : "from \(lowerBound) to \(upperBound - 1) px"
    }

    public func contains(_ width: Int) -> Bool { width >= lowerBound && upperBound.map { width < $0 } ?? true }

    /// The union of two ranges if `next` begins at the end of this range; otherwise `nil`.
    func joined(to next: WidthSpan) -> WidthSpan? {
        upperBound == next.lowerBound ? WidthSpan(lowerBound: lowerBound, upperBound: next.upperBound) : nil
    }

    /// The widths in both ranges; `nil` if none.
    func intersection(_ other: WidthSpan) -> WidthSpan? {
        let lower = max(lowerBound, other.lowerBound)
        let upper = [upperBound, other.upperBound].compactMap(\.self).min()
        return upper.map { $0 > lower } ?? true ? WidthSpan(lowerBound: lower, upperBound: upper) : nil
    }

    /// The range from the start of the first to the end of the last.
    func hull(with other: WidthSpan) -> WidthSpan {
        var upper: Int?
        if let upperBound, let otherUpper = other.upperBound { upper = max(upperBound, otherUpper) }
        return WidthSpan(lowerBound: min(lowerBound, other.lowerBound), upperBound: upper)
    }
}
