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
    /// As estimated, then grown to the largest of its siblings in the group. UIKit: `uniformAcrossSiblings(estimate:)`.
    case uniformAcrossSiblings(estimate: Double)

    /// The number, whatever it means.
    public var dimension: Double {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
            .uniformAcrossSiblings(let value):
            value
        }
    }

    var isFraction: Bool {
        switch self {
        case .fractionalWidth, .fractionalHeight: true
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// True where the content's own extent counts, uniform dimensions included.
    public var isEstimated: Bool { estimate != nil }

    public var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

    /// Points that stand in for content that was not measured.
    var estimate: Double? {
        switch self {
        case .estimated(let points), .uniformAcrossSiblings(let points): points
        case .fractionalWidth, .fractionalHeight, .absolute: nil
        }
    }
}

/// Width and height of an item, group or boundary item. UIKit: `NSCollectionLayoutSize`.
public struct LayoutSize: Hashable, Sendable {
    public var width: LayoutDimension
    public var height: LayoutDimension

    public init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    package subscript(axis: Axis) -> LayoutDimension {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
