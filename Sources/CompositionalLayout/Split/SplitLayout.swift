/// Two stacks of sections side by side. Each section names its side. Rules and names follow UICollectionViewSplitLayout
/// (layout-semantics 8). Sides are physical.
///
/// Sizes are numbers, not lengths linear in the width, because rows wrap. Every width is solved separately.
public struct SplitLayout: Hashable, Sendable {
    /// The left side's share of the width of both sides, 0...1. Other values are clamped with a warning.
    public var leftSideRatio: Double
    /// The distance between the sides in points. Ignored if one side has the whole width.
    public var splitSpacing: Double
    /// The exact distance between the items of a row, in points.
    public var minimumInterItemSpacing: Double
    /// The distance between the rows of a section, in points.
    public var minimumItemLineSpacing: Double
    /// Insets around the items of a section, in points. Header and footer are outside.
    public var sectionInset: SideInsets
    /// True: all items of a row are as tall as the tallest of them.
    public var isNormalizingLineHeight: Bool
    /// True: headers stay at the top of the visible area while their section's items pass.
    public var sectionPinToVisibleBounds = false
    public var sectionInsetReference = SectionInsetReference.fromSafeArea
    /// An extension: mirrors the finished rectangles for right-to-left pages.
    public var isMirrored = false

    /// The insets of the container that make the sides narrower.
    public enum SectionInsetReference: String, Hashable, Sendable, CaseIterable {
        /// Only the content's own insets.
        case fromContentInset
        /// The content's own insets and the safe area.
        case fromSafeArea
    }

    public init(
        leftSideRatio: Double = 1, splitSpacing: Double = 0, minimumInterItemSpacing: Double = 0,
        minimumItemLineSpacing: Double = 0, sectionInset: SideInsets = .zero, isNormalizingLineHeight: Bool = false
    ) {
        self.leftSideRatio = leftSideRatio
        self.splitSpacing = splitSpacing
        self.minimumInterItemSpacing = minimumInterItemSpacing
        self.minimumItemLineSpacing = minimumItemLineSpacing
        self.sectionInset = sectionInset
        self.isNormalizingLineHeight = isNormalizingLineHeight
    }
}

/// One of the two stacks.
public enum SplitSide: String, Hashable, Sendable, CaseIterable {
    case left, right

    /// The side that has the whole width; `nil` if both sides are shown.
    public init?(leftSideRatio: Double) {
        switch leftSideRatio {
        case 0: self = .right
        case 1: self = .left
        default: return nil
        }
    }
}
