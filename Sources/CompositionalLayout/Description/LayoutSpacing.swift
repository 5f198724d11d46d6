/// Room between neighbours, in points. UIKit: `NSCollectionLayoutSpacing`.
public enum LayoutSpacing: Hashable, Sendable {
    /// Exactly this much.
    case fixed(Double)
    /// This much when it is decided how many fit; afterwards an equal share of what is left over on top.
    case flexible(Double)

    /// The fixed amount, or the amount that counts when it is decided what fits.
    public var spacing: Double {
        switch self {
        case .fixed(let value), .flexible(let value): value
        }
    }

    public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Room outside an item's slot; a missing edge has none. UIKit: `NSCollectionLayoutEdgeSpacing`.
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

    func start(_ axis: Axis) -> LayoutSpacing { (axis == .horizontal ? leading : top) ?? .fixed(0) }
    func end(_ axis: Axis) -> LayoutSpacing { (axis == .horizontal ? trailing : bottom) ?? .fixed(0) }
}
