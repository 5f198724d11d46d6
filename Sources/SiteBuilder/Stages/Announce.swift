import Diagnostics
import Episodes
import Publishing

/// Feeds, sitemap, redirects: what machines read of the site.
func announce(
    _ rendered: RenderedSite, plans: [PagePlan], catalog: Catalog, sources: Sources, ledgerChanges: LedgerChanges
) -> (PublishedSite, [Diagnostic]) {
    let entries = plans.compactMap { plan -> SitemapEntry? in
        let versions = (plan.numbers?.current ?? 1) == 1 ? plan.versions(in: catalog) : []
        return switch plan.subject {
        case .episode(let episode):
            SitemapEntry(address: plan.address, lastChange: episode.lastChange, versions: versions)
        case .page(let page):
            SitemapEntry(address: plan.address, lastChange: page.updated ?? page.date, versions: versions)
        case .listing, .index, .letters: SitemapEntry(address: plan.address)
        case .search, .notFound: nil
        }
    }
    let site = publish(
        catalog,
        PublishingContext(
            notes: rendered.bodies, pages: entries, settings: sources.settings, ledger: sources.ledger,
            ledgerChanges: ledgerChanges))
    return (site, site.diagnostics)
}
