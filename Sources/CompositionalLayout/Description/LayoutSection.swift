/// A section: a group that is repeated until all items are placed. UIKit: `NSCollectionLayoutSection`.
public struct LayoutSection: Hashable, Sendable {
    public var group: LayoutGroup
    /// Insets in points between the section's edges and its groups. Along the scroll axis, boundary items are outside
    /// of the insets.
    public var contentInsets: EdgeInsets
    /// The distance in points between consecutive groups. No space follows the last group.
    public var interGroupSpacing: Double
    /// Headers, footers and spacers.
    public var boundarySupplementaryItems: [BoundarySupplementaryItem]
    /// Backgrounds of the whole section.
    public var decorationItems: [DecorationItem] = []
    /// If not `none`, the groups are in a row across the layout's scroll axis, and the row scrolls by itself.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    public var orthogonalScrollingProperties = OrthogonalScrollingProperties()
    /// An extension: ground and separators of rows.
    public var rowStyle = RowStyle()
    /// The insets of the environment that the section stays clear of, across the scroll axis.
    public var contentInsetsReference: ContentInsetsReference = .automatic
    /// `automatic`: `supplementariesFollowContentInsets` decides. Other values: boundary items are between these insets of the
    /// environment across the scroll axis, whatever the section's insets and its own reference are. `none`: they use the
    /// layout's whole width.
    public var supplementaryContentInsetsReference: ContentInsetsReference = .automatic
    /// True: across the scroll axis, boundary items are sized and placed between the section's insets. False: they use
    /// the whole width.
    public var supplementariesFollowContentInsets = true
    /// False, as in UIKit: all boundary items of one side touch the section, so they overlap. True (an extension): they
    /// are stacked, with the first of the list at the top.
    public var stacksBoundaryItems = false
    /// True, as in UIKit: a partly filled last group ends with its items. False (an extension): it keeps the length of
    /// a full group.
    public var trimsLastGroup = true
    /// An extension: the place of the cells of a last group that is not full, across the axis along which groups follow each
    /// other. It needs a group whose own axis is that one and whose subitems are single cells; other groups stay as they are.
    public var lastGroupAlignment: LastGroupAlignment = .leading
    /// An extension: groups that replace a last group with exactly this number of items, so that a mosaic ends without
    /// holes. Such a group (a *tail*) must have exactly as many items as its key says, and it is never trimmed. Keys
    /// must be lower than the number of items of the section's group; other keys are never used.
    public var tailGroups: [Int: LayoutGroup]
    /// An extension: the facts of each item, for justified rows, waterfalls and mosaics. Their number is that of the section's
    /// items.
    public var items: [ItemFacts] = []

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

extension LayoutSection {
    /// The aspect ratio of each item, width by height; `nil` for an unknown one. Setting them removes other facts.
    public var aspectRatios: [Double?] {
        get { items.map(\.aspectRatio) }
        set { items = newValue.map { ItemFacts(aspectRatio: $0) } }
    }
}
