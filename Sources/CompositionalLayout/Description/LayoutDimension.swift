/// The width or height of an item, group or boundary item. UIKit: `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
    /// A factor of the container's width: 0.5 is half. The container of an item is its group's inner box. The container
    /// of a section's group is the section between its insets. A height may use it too (for squares).
    case fractionalWidth(Double)
    /// A factor of the container's height.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// A multiple of the font size of the page's root: CSS `rem`. UIKit: `UIFontMetrics` scales points like this.
    case textRelative(Double)
    /// An estimate in points, which is replaced by the measured extent of the content.
    case estimated(Double)
    /// Like `estimated`, then enlarged to the largest of its siblings in the group. UIKit:
    /// `uniformAcrossSiblings(estimate:)`.
    case uniformAcrossSiblings(estimate: Double)

    /// The number without its unit.
    public var dimension: Double {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .textRelative(let value),
            .estimated(let value), .uniformAcrossSiblings(let value):
            value
        }
    }

    var isFraction: Bool {
        switch self {
        case .fractionalWidth, .fractionalHeight: true
        case .absolute, .textRelative, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// True if the extent of the content counts, including uniform dimensions.
    public var isEstimated: Bool { estimate != nil }

    public var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

    /// The estimate in points for content that is not measured yet.
    var estimate: Double? {
        switch self {
        case .estimated(let points), .uniformAcrossSiblings(let points): points
        case .fractionalWidth, .fractionalHeight, .absolute, .textRelative: nil
        }
    }
}

/// The width and height of an item, group or boundary item. UIKit: `NSCollectionLayoutSize`.
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
