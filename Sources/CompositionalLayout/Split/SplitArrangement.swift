/// How a page of compositional sections is split at one width: the numbers of a ``SplitLayout``, and a side for each section.
public struct SplitArrangement: Hashable, Sendable {
    /// Share of the left side of the width that both sides have, 0...1. At 0 and 1 one side has all of the width, and the
    /// sections of the other one are dropped. Numbers outside are cut, with a warning.
    public var leftSideRatio: Double
    /// Points between the sides. Ignored where a side has all of the width.
    public var splitSpacing: Double
    /// The side of each section, in the order of the page.
    public var sides: [SplitSide]
    /// False, as in the original: left is left, whatever direction lines are read in. True: sides are mirrored in pages
    /// that read from right to left.
    public var mirrorsWithDirection: Bool

    public init(
        leftSideRatio: Double, splitSpacing: Double = 0, sides: [SplitSide], mirrorsWithDirection: Bool = false
    ) {
        self.leftSideRatio = leftSideRatio
        self.splitSpacing = splitSpacing
        self.sides = sides
        self.mirrorsWithDirection = mirrorsWithDirection
    }

    /// All sections below each other, in order.
    public static func column(of sectionCount: Int) -> SplitArrangement {
        SplitArrangement(leftSideRatio: 1, sides: Array(repeating: .left, count: max(sectionCount, 0)))
    }
}

extension SplitArrangement {
    private var ratio: Double { min(max(leftSideRatio, 0), 1) }

    /// The side that has all of the width; `nil` while there are two.
    public var onlySide: SplitSide? { SplitSide(leftSideRatio: ratio) }

    /// Where a side begins and ends, from the left edge of the container and linear in its width; `nil` for a side that
    /// has none of it.
    public func edges(of side: SplitSide) -> (start: Length, end: Length)? {
        let whole = Length(width: 1)
        if let onlySide { return side == onlySide ? (.zero, whole) : nil }
        let left = Length(points: -splitSpacing * ratio, width: ratio)
        return side == .left ? (.zero, left) : (left + Length(points: splitSpacing), whole)
    }

    /// A side in a container, in points from the left edge: on whole points, so that its sections are solved in a width
    /// that a page can give them.
    public func span(of side: SplitSide, in container: Size<Double>) -> (x: Double, width: Double)? {
        edges(of: side).map { edges in
            let start = PixelSnapping.snap(edges.start, in: container)
            return (start, PixelSnapping.snap(edges.end, in: container) - start)
        }
    }

    /// Numbers of the sections on a side, from the top down.
    public func sections(on side: SplitSide) -> [Int] { sides.indices.filter { sides[$0] == side } }

    var findings: Findings {
        var findings = Findings(section: nil)
        findings.check([leftSideRatio, splitSpacing])
        if !(0...1).contains(leftSideRatio) { findings.warn(.ratioOutOfRange(leftSideRatio)) }
        return findings
    }
}
