import Diagnostics
import Episodes
import Publishing

/// Feeds, sitemap, redirects: what machines read of the site.
func announce(
    _ rendered: RenderedSite, plans: [PagePlan], catalog: Catalog
) -> ([PublishedFile], [Diagnostic]) {
    let entries = plans.compactMap { plan -> SitemapEntry? in
        switch plan.subject {
        case .episode(let episode): SitemapEntry(address: plan.address, lastChange: episode.lastChange)
        case .page(let page): SitemapEntry(address: plan.address, lastChange: page.updated ?? page.date)
        case .listing: SitemapEntry(address: plan.address)
        case .notFound: nil
        }
    }
    return publish(catalog, notes: rendered.bodies, pages: entries)
}
