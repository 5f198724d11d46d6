/// The arrangement of a page of compositional sections at one width: the values of a ``SplitLayout``, and a side for
/// each section.
public struct SplitArrangement: Hashable, Sendable {
    /// The left side's share of the width of both sides, 0...1. At 0 and 1 one side has the whole width, and the
    /// sections of the other side are not shown. Other values are clamped with a warning.
    public var leftSideRatio: Double
    /// The distance between the sides in points. Ignored if one side has the whole width.
    public var splitSpacing: Double
    /// The side of each section, in page order.
    public var sides: [SplitSide]
    /// False, as in the original: left is always the left side. True: the sides are mirrored in right-to-left pages.
    public var mirrorsWithDirection: Bool

    public init(
        leftSideRatio: Double, splitSpacing: Double = 0, sides: [SplitSide], mirrorsWithDirection: Bool = false
    ) {
        self.leftSideRatio = leftSideRatio
        self.splitSpacing = splitSpacing
        self.sides = sides
        self.mirrorsWithDirection = mirrorsWithDirection
    }

    /// All sections in one column, in order.
    public static func column(of sectionCount: Int) -> SplitArrangement {
        SplitArrangement(leftSideRatio: 1, sides: Array(repeating: .left, count: max(sectionCount, 0)))
    }
}

extension SplitArrangement {
    private var ratio: Double { min(max(leftSideRatio, 0), 1) }

    /// The side that has the whole width; `nil` if both sides are shown.
    public var onlySide: SplitSide? { SplitSide(leftSideRatio: ratio) }

    /// The edges of a side, measured from the container's left edge and linear in its width; `nil` for a side without
    /// width.
    public func edges(of side: SplitSide) -> (start: Length, end: Length)? {
        let whole = Length(width: 1)
        if let onlySide { return side == onlySide ? (.zero, whole) : nil }
        let left = Length(points: -splitSpacing * ratio, width: ratio)
        return side == .left ? (.zero, left) : (left + Length(points: splitSpacing), whole)
    }

    /// The position and width of a side in a container, in points from the left edge. They are rounded to whole points,
    /// so that its sections are solved for a width that a page can have.
    public func span(of side: SplitSide, in container: Size<Double>) -> (x: Double, width: Double)? {
        edges(of: side).map { edges in
            let start = PixelSnapping.snap(edges.start, in: container)
            return (start, PixelSnapping.snap(edges.end, in: container) - start)
        }
    }

    /// The indices of the sections on a side, from the top down.
    public func sections(on side: SplitSide) -> [Int] { sides.indices.filter { sides[$0] == side } }

    var findings: Findings {
        var findings = Findings(section: nil)
        findings.check([leftSideRatio, splitSpacing])
        if !(0...1).contains(leftSideRatio) { findings.warn(.ratioOutOfRange(leftSideRatio)) }
        return findings
    }
}
