import SiteEpisodes

/// The pages that help visitors find episodes, for links.
package struct SiteNavigation: Hashable, Sendable {
    /// The kinds that have an index page: tags, people and so on.
    package var indexedKinds: [TermKind]
    /// The search page, or `nil` on a site without search.
    package var search: Address?
    /// The page that says how to subscribe, or `nil` on a site without one.
    package var subscribe: Address?

    package init(indexedKinds: [TermKind] = [], search: Address? = nil, subscribe: Address? = nil) {
        self.indexedKinds = indexedKinds
        self.search = search
        self.subscribe = subscribe
    }
}
