/// A header, footer or spacer at an edge of a section or of the whole layout.
/// UIKit: `NSCollectionLayoutBoundarySupplementaryItem`.
public struct BoundarySupplementaryItem: Hashable, Sendable {
    /// The edge or corner that the item touches. Middle alignments are centred on the other axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }

    /// In a layout that scrolls down, fractions refer to the width between the section's insets (or the whole width where
    /// the section says so) and to the container's whole height; in one that scrolls sideways, the other way round.
    public var layoutSize: LayoutSize
    /// Names the item within its section: `header`. Two of one kind in a section are refused.
    public var elementKind: String
    public var alignment: Alignment
    /// Points added to the place that the alignment gives; x towards trailing.
    public var absoluteOffset: Point<Double>
    /// True: outside the section's box, which grows by what sticks out. False: inside, over the items.
    public var extendsBoundary: Bool
    /// True: while its section is scrolled through, the item waits at the edge of what is visible. Without effect on
    /// side items.
    public var pinToVisibleBounds: Bool
    /// Taken off the finished frame across the scroll axis only.
    public var contentInsets = EdgeInsets.zero
    /// Drawing order among the section's parts. A pinned item that has left its natural place lies above all others.
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
    /// Where the item stands along an axis of its box.
    enum Edge { case start, middle, end }

    func edge(_ axis: Axis) -> Edge {
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
