/// Two stacks of sections beside each other, each section on the side it names.
/// Rules and names follow UICollectionViewSplitLayout (layout-semantics 8). Sides are physical.
///
/// Sizes are numbers, not lengths linear in the width: rows wrap, so that every width is solved by itself.
public struct SplitLayout: Hashable, Sendable {
    /// Share of the left side of the width that both sides have, 0...1. Numbers outside are cut, with a warning.
    public var leftSideRatio: Double
    /// Points between the sides. Ignored where a side has all of the width.
    public var splitSpacing: Double
    /// Points between the items of a row, exactly.
    public var minimumInterItemSpacing: Double
    /// Points between the rows of a section.
    public var minimumItemLineSpacing: Double
    /// Around the items of a section; header and footer stand outside.
    public var sectionInset: SideInsets
    /// True: the items of a row are all as tall as the tallest of them.
    public var isNormalizingLineHeight: Bool
    /// True: headers wait at the top of what is seen while their section's items pass.
    public var sectionPinToVisibleBounds = false
    public var sectionInsetReference = SectionInsetReference.fromSafeArea
    /// An extension: mirrors the finished rectangles, for pages that read from right to left.
    public var isMirrored = false

    /// Which insets of the container narrow the sides.
    public enum SectionInsetReference: String, Hashable, Sendable, CaseIterable {
        /// The content's own insets only.
        case fromContentInset
        /// The safe area, too.
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

    /// The side that has all of the width; `nil` while there are two.
    public init?(leftSideRatio: Double) {
        switch leftSideRatio {
        case 0: self = .right
        case 1: self = .left
        default: return nil
        }
    }
}
