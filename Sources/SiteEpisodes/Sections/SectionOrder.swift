/// The order of a section's entries. Equal entries follow the catalog, newest first.
package enum SectionOrder: String, Hashable, Sendable, CaseIterable {
    /// Newest first. Tags, collections and seasons are compared by their newest episode.
    case newest
    case oldest
    /// By number for episodes and seasons. Others are sorted by their number of episodes, most first.
    case number
    /// Most viewed first. Tags, collections and seasons have the sum of their episodes' views.
    case views
    case title
    /// Smallest weight first. Entries without a weight come last.
    case weight
}
