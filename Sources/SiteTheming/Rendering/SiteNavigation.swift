import SiteEpisodes

/// The pages that help visitors find episodes, for links.
public struct SiteNavigation: Hashable, Sendable {
    /// The kinds that have an index page: tags, people and so on.
    public var indexedKinds: [TermKind]
    /// The search page, or `nil` on a site without search.
    public var search: Address?

    public init(indexedKinds: [TermKind] = [], search: Address? = nil) {
        self.indexedKinds = indexedKinds
        self.search = search
    }
}
