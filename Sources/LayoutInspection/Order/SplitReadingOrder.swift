import CompositionalLayout
import GridCSS

/// Proves that the sections of a split page are seen in the order of the document, or says where they are not.
///
/// **Side by side** both stacks begin at the top of the page, and lines are read from the leading side on: the stack there is
/// seen first, and must be the document's first. Sides are physical unless they are mirrored with the direction, so that one
/// and the same page can be in order in one direction only. Within a stack, sections stand below each other in the order
/// that they have in the document, whatever the width.
///
/// **In one column** sections are seen in the order of the page. The document has them stack by stack, which is the same
/// unless sides take turns.
public struct SplitReadingOrder: Hashable, Sendable {
    public struct Conflict: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// In one column, a section is seen before another one that the document has first; numbers of sections, from 0.
            case column(first: Int, second: Int)
            /// Of two sides beside each other, the other one is seen first: the document's first side.
            case sides(first: SplitSide)
        }
        public let kind: Kind
        /// Widths of the container.
        public let widths: WidthSpan
        /// It is about viewports lower than this only, in CSS px; `nil` for all, or all others.
        public let heightBelow: Double?
        /// In pages that are read in one of these directions.
        public let directions: [LayoutTraits.LayoutDirection]
    }

    /// By height and width. None: it is proved for every width and both directions.
    public let conflicts: [Conflict]

    public init(_ style: SplitStyle) {
        let compact = style.compactHeight.map { height in
            Self.conflicts(in: height.intervals, of: style, below: height.regularHeight)
        }
        conflicts = Self.conflicts(in: style.intervals, of: style, below: nil) + (compact ?? [])
    }

    /// The conflicts in pages that are read in a direction.
    public func conflicts(reading direction: LayoutTraits.LayoutDirection) -> [Conflict] {
        conflicts.filter { $0.directions.contains(direction) }
    }

    private static func conflicts(
        in intervals: [SplitStyle.Interval], of style: SplitStyle, below height: Double?
    ) -> [Conflict] {
        var found: [Conflict] = []
        for interval in intervals {
            guard let (kind, directions) = conflict(in: interval.arrangement, stacks: style.stacks) else { continue }
            var widths = WidthSpan(lowerBound: interval.lowerBound, upperBound: interval.upperBound)
            // Neighbouring intervals may have the same trouble, which is said once.
            if let last = found.last, last.kind == kind, last.directions == directions,
                let joined = last.widths.joined(to: widths)
            {
                found.removeLast()
                widths = joined
            }
            found.append(Conflict(kind: kind, widths: widths, heightBelow: height, directions: directions))
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
