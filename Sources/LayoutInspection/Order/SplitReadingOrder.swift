import CompositionalLayout
import GridCSS

/// Proves that the visual order of a split page's sections is the document order, or names the conflicts.
///
/// **Side by side**, both stacks begin at the top of the page. The stack on the leading side is seen first and must be
/// first in the document. Sides are physical unless they are mirrored with the direction. So a page can be in order in
/// one direction only. Within a stack, the sections are placed one below the other in document order at every width.
///
/// **In one column**, the sections are shown in page order. The document contains them stack by stack. The two orders
/// differ if sections of the two sides alternate in the page.
public struct SplitReadingOrder: Hashable, Sendable {
    public struct Conflict: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// In one column, a section is shown before a section that comes earlier in the document. The values are
            /// section indices, from 0.
            case column(first: Int, second: Int)
            /// Side by side, the side that is second in the document is seen first. The value is the first side in the
            /// document.
            case sides(first: SplitSide)
        }
        public let kind: Kind
        /// Widths of the container.
        public let widths: WidthSpan
        /// The windows in which the conflict occurs.
        public let condition: PageCondition
        /// The reading directions in which the conflict occurs.
        public let directions: [LayoutTraits.LayoutDirection]
    }

    /// The conflicts, sorted by height and width. If empty, the order is proved for every width and both directions.
    public let conflicts: [Conflict]

    public init(_ style: SplitStyle) {
        conflicts = style.variants.flatMap { Self.conflicts(in: $0, of: style) }
    }

    /// The conflicts in pages with a reading direction.
    public func conflicts(reading direction: LayoutTraits.LayoutDirection) -> [Conflict] {
        conflicts.filter { $0.directions.contains(direction) }
    }

    private static func conflicts(
        in variant: PageVariant<SplitStyle.Interval>, of style: SplitStyle
    ) -> [Conflict] {
        var found: [Conflict] = []
        for interval in variant.intervals {
            guard let (kind, directions) = conflict(in: interval.arrangement, stacks: style.stacks) else { continue }
            var widths = WidthSpan(lowerBound: interval.lowerBound, upperBound: interval.upperBound)
            // A conflict of neighbouring intervals is listed once.
            if let last = found.last, last.kind == kind, last.directions == directions,
                let joined = last.widths.joined(to: widths)
            {
                found.removeLast()
                widths = joined
            }
            found.append(Conflict(kind: kind, widths: widths, condition: variant.condition, directions: directions))
        }
        return found
    }

    private static func conflict(
        in arrangement: SplitArrangement, stacks: [SplitStyle.Stack]
    ) -> (Conflict.Kind, [LayoutTraits.LayoutDirection])? {
        let directions: [LayoutTraits.LayoutDirection] = [.leftToRight, .rightToLeft]
        if let onlySide = arrangement.onlySide {
            let document = stacks.flatMap(\.sections).filter { section in
                arrangement.sides.indices.contains(section) && arrangement.sides[section] == onlySide
            }
            let turn = zip(document, document.dropFirst()).first { $0 > $1 }
            return turn.map { (.column(first: $0.0, second: $0.1), directions) }
        }
        guard let first = stacks.first?.side, stacks.count > 1 else { return nil }
        let wrong = directions.filter { arrangement.leadingSide(reading: $0) != first }
        return wrong.isEmpty ? nil : (.sides(first: first), wrong)
    }
}

extension SplitArrangement {
    fileprivate func leadingSide(reading direction: LayoutTraits.LayoutDirection) -> SplitSide {
        direction == .rightToLeft && !mirrorsWithDirection ? .right : .left
    }
}
