/// In which order a section shows its entries. Equal ones follow the catalog, newest first.
package enum SectionOrder: String, Hashable, Sendable, CaseIterable {
    /// For tags, collections and seasons: by their newest episode.
    case newest
    case oldest
    /// Episodes and seasons by their number, the rest by how many episodes they have, most first.
    case number
    /// Most viewed first; for tags, collections and seasons the sum of their episodes.
    case views
    case title
    /// Lightest first, those without weight last.
    case weight
}
