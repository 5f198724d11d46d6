import SiteEpisodes

/// What there is on a site to find episodes by: other pages link to it.
package struct SiteNavigation: Hashable, Sendable {
    /// Kinds whose names are listed on a page: tags, people and so on.
    package var indexedKinds: [TermKind]
    /// The page to search on; `nil` on a site without search.
    package var search: Address?

    package init(indexedKinds: [TermKind] = [], search: Address? = nil) {
        self.indexedKinds = indexedKinds
        self.search = search
    }
}
