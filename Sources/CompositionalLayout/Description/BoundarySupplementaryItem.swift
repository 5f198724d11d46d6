/// A header, footer or spacer at an edge of a section or of the whole layout.
/// UIKit: `NSCollectionLayoutBoundarySupplementaryItem`.
public struct BoundarySupplementaryItem: Hashable, Sendable {
    /// The edge or corner that the item touches. Middle alignments are centred on the other axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }

    /// Fractions refer to the width between the section's insets (or the whole width where the section says so) and to
    /// the container's whole height.
    public var layoutSize: LayoutSize
    /// Names the item within its section: `header`. Two of one kind in a section are refused.
    public var elementKind: String
    public var alignment: Alignment
    /// Points added to the place that the alignment gives; x towards trailing.
    public var absoluteOffset: Point<Double>
    /// True: outside the section's box, which grows by what sticks out. False: inside, over the items.
    public var extendsBoundary: Bool
    /// Taken off the finished frame at its leading and trailing side only.
    public var contentInsets: EdgeInsets
    /// Drawing order among the section's parts.
    public var zIndex: Int

    public init(
        layoutSize: LayoutSize, elementKind: String, alignment: Alignment, absoluteOffset: Point<Double> = .zero,
        extendsBoundary: Bool = true, contentInsets: EdgeInsets = .zero, zIndex: Int = 1
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
        self.absoluteOffset = absoluteOffset
        self.extendsBoundary = extendsBoundary
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}

extension BoundarySupplementaryItem.Alignment {
    /// Where the item stands along an edge.
    enum Edge { case start, middle, end }

    var horizontal: Edge {
        switch self {
        case .topLeading, .leading, .bottomLeading: .start
        case .top, .bottom: .middle
        case .topTrailing, .trailing, .bottomTrailing: .end
        }
    }

    var vertical: Edge {
        switch self {
        case .top, .topLeading, .topTrailing: .start
        case .leading, .trailing: .middle
        case .bottom, .bottomLeading, .bottomTrailing: .end
        }
    }
}
