import Diagnostics
import Episodes
import Publishing
import Theming

/// Feeds, sitemap, redirects, manifest: what machines read of the site.
///
/// - Returns: Not all files when the task is cancelled.
func announce(
    _ rendered: RenderedSite, plans: [PagePlan], catalog: Catalog, theme: Theme, icons: SiteIcons,
    pictures: PreparedPictures, sources: Sources, ledgerChanges: LedgerChanges
) async -> (PublishedSite, [Diagnostic]) {
    let unshown = pictures.unshown
    let shown = catalog.withholding(unshown)
    let entries = plans.compactMap { plan -> SitemapEntry? in
        if Task.isCancelled { return nil }
        let versions = (plan.numbers?.current ?? 1) == 1 ? plan.versions(in: catalog) : []
        switch plan.subject {
        case .episode(let planned):
            let episode = shown.episode(planned.id) ?? planned
            return SitemapEntry(
                address: plan.address, lastChange: episode.lastChange, versions: versions,
                images: [episode.image?.location].compactMap(\.self),
                video: SitemapVideo(episode, summary: episode.summary ?? rendered.bodies[episode.id]?.summary))
        case .page(let page):
            return SitemapEntry(
                address: plan.address, lastChange: page.updated ?? page.date, versions: versions,
                images: plan.pictures.filter { !$0.isAmong(unshown) })
        case .listing(let planned):
            let listing = shown.listing(planned.kind, planned.slug) ?? planned
            return SitemapEntry(address: plan.address, images: [listing.details.image?.location].compactMap(\.self))
        case .index, .letters: return SitemapEntry(address: plan.address)
        case .search, .notFound: return nil
        }
    }
    let site = await publish(
        catalog,
        PublishingContext(
            notes: rendered.bodies, pages: entries, icons: icons.all,
            colors: ManifestColors(background: theme.manifest.colors.paper, theme: theme.manifest.colors.paper),
            showImageSize: pictures.size(of: catalog.site.podcast?.image), settings: sources.settings,
            ledger: sources.ledger, ledgerChanges: ledgerChanges))
    return (site, site.diagnostics)
}

extension PreparedPictures {
    /// Pixels of a picture of the site that has been looked into.
    fileprivate func size(of location: AssetLocation?) -> (width: Int, height: Int)? {
        guard case .file(let path) = location else { return nil }
        return inspected[path]?.header.size.map { ($0.width, $0.height) }
    }
}

extension PagePlan {
    /// The pictures that a page itself shows, an album's for instance, each once.
    fileprivate var pictures: [AssetLocation] {
        var seen: Set<AssetLocation> = []
        return sections.flatMap(\.entries).compactMap { entry in
            guard case .picture(let picture) = entry else { return nil }
            return seen.insert(picture.location).inserted ? picture.location : nil
        }
    }
}
