/// The space between neighbours, in points. UIKit: `NSCollectionLayoutSpacing`.
public enum LayoutSpacing: Hashable, Sendable {
    /// Exactly this amount.
    case fixed(Double)
    /// At least this amount. It counts when the solver determines how many entries fit; then the remaining space is
    /// divided equally.
    case flexible(Double)

    /// The amount in points that counts when the solver determines how many entries fit.
    public var spacing: Double {
        switch self {
        case .fixed(let value), .flexible(let value): value
        }
    }

    public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The space outside an item's slot; a missing edge has no space. UIKit: `NSCollectionLayoutEdgeSpacing`.
public struct EdgeSpacing: Hashable, Sendable {
    public var leading: LayoutSpacing?
    public var top: LayoutSpacing?
    public var trailing: LayoutSpacing?
    public var bottom: LayoutSpacing?

    public init(
        leading: LayoutSpacing? = nil, top: LayoutSpacing? = nil, trailing: LayoutSpacing? = nil,
        bottom: LayoutSpacing? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    public static let none = EdgeSpacing()

    package func start(_ axis: Axis) -> LayoutSpacing { (axis == .horizontal ? leading : top) ?? .fixed(0) }
    package func end(_ axis: Axis) -> LayoutSpacing { (axis == .horizontal ? trailing : bottom) ?? .fixed(0) }
}
