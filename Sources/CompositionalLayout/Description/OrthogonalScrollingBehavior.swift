/// The positions at which the scrolling of a section's row may stop. UIKit:
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
    /// The groups follow the layout's scroll axis. The section does not scroll by itself.
    case none
    /// Any position.
    case continuous
    /// The start of a group.
    case continuousGroupLeadingBoundary
    /// A multiple of the visible length.
    case paging
    /// The start of a group, at most one group further.
    case groupPaging
    /// A position with a group centred in the visible area, at most one group further.
    case groupPagingCentered
}
