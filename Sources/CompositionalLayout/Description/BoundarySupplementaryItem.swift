/// A header, footer or spacer at an edge of a section or of the whole layout.
/// UIKit: `NSCollectionLayoutBoundarySupplementaryItem`.
public struct BoundarySupplementaryItem: Hashable, Sendable {
    /// The edge or corner that the item touches. Middle alignments are centred on the other axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }

    /// The item's size. In a layout that scrolls down, fractions refer to the width between the section's insets (or
    /// the whole width if the section says so) and to the container's height. In a layout that scrolls horizontally,
    /// the axes are exchanged.
    public var layoutSize: LayoutSize
    /// The item's name in its section, for example `header`. A section with two items of one kind is refused.
    public var elementKind: String
    public var alignment: Alignment
    /// An offset in points from the aligned position; x is positive towards trailing.
    public var absoluteOffset: Point<Double>
    /// True: the item is outside the section's box and makes it larger. False: the item is inside the box, over its
    /// items.
    public var extendsBoundary: Bool
    /// True: the item stays at the edge of the visible area while its section scrolls. Items at the sides are never
    /// pinned.
    public var pinToVisibleBounds: Bool
    /// Insets in points that are subtracted from the frame after sizing, across the scroll axis only.
    public var contentInsets = EdgeInsets.zero
    /// The drawing order among the section's parts. A pinned item that has left its natural position is above all
    /// others.
    public var zIndex = 1

    public init(
        layoutSize: LayoutSize, elementKind: String, alignment: Alignment, absoluteOffset: Point<Double> = .zero,
        extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
        self.absoluteOffset = absoluteOffset
        self.extendsBoundary = extendsBoundary
        self.pinToVisibleBounds = pinToVisibleBounds
    }
}

extension BoundarySupplementaryItem.Alignment {
    /// The item's position along an axis of its box.
    package enum Edge { case start, middle, end }

    package func edge(_ axis: Axis) -> Edge {
        switch axis {
        case .horizontal:
            switch self {
            case .topLeading, .leading, .bottomLeading: .start
            case .top, .bottom: .middle
            case .topTrailing, .trailing, .bottomTrailing: .end
            }
        case .vertical:
            switch self {
            case .top, .topLeading, .topTrailing: .start
            case .leading, .trailing: .middle
            case .bottom, .bottomLeading, .bottomTrailing: .end
            }
        }
    }
}
