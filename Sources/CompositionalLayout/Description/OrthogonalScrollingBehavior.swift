/// How a section whose groups stand across the layout's scroll axis comes to rest.
/// UIKit: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
    /// Groups follow the layout's scroll axis; the section does not scroll by itself.
    case none
    /// Anywhere.
    case continuous
    /// At the start of a group.
    case continuousGroupLeadingBoundary
    /// At whole multiples of what is visible.
    case paging
    /// At the start of a group, one group at a time.
    case groupPaging
    /// With a group in the middle of what is visible, one group at a time.
    case groupPagingCentered
}
