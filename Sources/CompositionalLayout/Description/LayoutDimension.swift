/// One extent of an item, group or boundary item. UIKit: `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
    /// A factor of the container's width: 0.5 is half. The container of an item is its group's inner box, that of a
    /// section's group the section between its insets. May also be used for a height (squares).
    case fractionalWidth(Double)
    /// A factor of the container's height.
    case fractionalHeight(Double)
    /// Points.
    case absolute(Double)
    /// Points until the content was measured, then the measured extent.
    case estimated(Double)

    /// The number, whatever it means.
    public var dimension: Double {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value):
            value
        }
    }

    var isFraction: Bool {
        switch self {
        case .fractionalWidth, .fractionalHeight: true
        case .absolute, .estimated: false
        }
    }

    public var isEstimated: Bool { if case .estimated = self { true } else { false } }
}

/// Width and height of an item, group or boundary item. UIKit: `NSCollectionLayoutSize`.
public struct LayoutSize: Hashable, Sendable {
    public var width: LayoutDimension
    public var height: LayoutDimension

    public init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    subscript(axis: Axis) -> LayoutDimension {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
