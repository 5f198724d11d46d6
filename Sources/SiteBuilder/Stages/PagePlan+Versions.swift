import SiteEpisodes

extension PagePlan {
    /// The page in all of its languages; empty where it has but one, and for lists, which are in the site's.
    func versions(in catalog: Catalog) -> [Version] {
        switch subject {
        case .episode(let episode): catalog.versions(of: episode)
        case .page(let page): catalog.versions(of: page)
        case .listing, .index, .letters, .search, .notFound: []
        }
    }
}
