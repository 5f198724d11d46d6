/// A set of widths, in the units of a switch: whole points, or thousandths of an em.
struct WidthSet: Hashable {
    /// The ranges, ascending, disjoint and not empty. An upper bound of `Int.max` means no end.
    private(set) var ranges: [Range<Int>]

    static let all = WidthSet(ranges: [0..<Int.max])

    private init(ranges: [Range<Int>]) {
        self.ranges = ranges.filter { !$0.isEmpty }
    }

    var isEmpty: Bool { ranges.isEmpty }

    func contains(_ width: Int) -> Bool { ranges.contains { $0.contains(width) } }

    func intersection(_ range: Range<Int>) -> WidthSet {
        WidthSet(ranges: ranges.map { $0.clamped(to: range) })
    }

    func subtracting(_ range: Range<Int>) -> WidthSet {
        WidthSet(
            ranges: ranges.flatMap { own in
                [own.clamped(to: 0..<range.lowerBound), own.clamped(to: range.upperBound..<Int.max)]
            })
    }
}
