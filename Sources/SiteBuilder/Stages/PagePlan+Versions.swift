import SiteEpisodes

extension PagePlan {
    /// All language versions of the page. The array is empty for a page in one language and for lists, which are in the
    /// site's language.
    func versions(in catalog: Catalog) -> [Version] {
        switch subject {
        case .episode(let episode): catalog.versions(of: episode)
        case .page(let page): catalog.versions(of: page)
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: []
        }
    }
}
