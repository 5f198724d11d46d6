/// One section: a group, repeated until the section's items are used up. UIKit: `NSCollectionLayoutSection`.
public struct LayoutSection: Hashable, Sendable {
    public var group: LayoutGroup
    /// Points between the section's edges and its groups. Boundary items stand outside of them along the scroll axis.
    public var contentInsets: EdgeInsets
    /// Points between consecutive groups; none after the last.
    public var interGroupSpacing: Double
    /// Headers, footers and spacers.
    public var boundarySupplementaryItems: [BoundarySupplementaryItem]
    /// Backgrounds of the whole section.
    public var decorationItems: [DecorationItem] = []
    /// Other than `none`: groups are lined up across the layout's scroll axis, in a row that scrolls by itself.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    /// The insets of the environment that the section keeps clear of, across the scroll axis.
    public var contentInsetsReference: ContentInsetsReference = .automatic
    /// `none`: boundary items use the whole width. `automatic`: `supplementariesFollowContentInsets` decides. Others:
    /// boundary items stand between the section's insets.
    public var supplementaryContentInsetsReference: ContentInsetsReference = .automatic
    /// True: boundary items are sized and placed between the insets across the scroll axis. False: in the whole width.
    public var supplementariesFollowContentInsets = true
    /// False, as in UIKit: boundary items of one side all touch the section and so lie over each other.
    /// True (an extension): they stack, the first of the list at the top.
    public var stacksBoundaryItems = false
    /// True, as in UIKit: a last group that is only partly filled ends with its items.
    /// False (an extension): it keeps the whole group's length.
    public var trimsLastGroup = true
    /// An extension: where the last group would hold only this many items, it is laid out by this group instead, so that
    /// a mosaic ends without holes. A tail is a full group: it must hold exactly as many items as its number says, and it
    /// is never trimmed. Numbers that the section's group itself holds, or more, are never needed.
    public var tailGroups: [Int: LayoutGroup]

    public init(
        group: LayoutGroup, contentInsets: EdgeInsets = .zero, interGroupSpacing: Double = 0,
        boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
        orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none, tailGroups: [Int: LayoutGroup] = [:]
    ) {
        self.group = group
        self.contentInsets = contentInsets
        self.interGroupSpacing = interGroupSpacing
        self.boundarySupplementaryItems = boundarySupplementaryItems
        self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        self.tailGroups = tailGroups
    }
}
