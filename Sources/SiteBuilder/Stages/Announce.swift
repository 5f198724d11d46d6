import Diagnostics
import Episodes
import FileSystem
import Markdown
import MediaFacts
import Publication
import Publishing
import Theming

/// What machines read of the site, made of its texts and not of its pages.
struct Announcement: Sendable {
    var files: [OutputFile] = []
    /// `nil` when the site keeps none.
    var ledger: LedgerUpdate?
}

/// Feeds, sitemap, redirects, manifest, the index of the search, what others show of an episode.
///
/// - Parameters:
///   - review: of the ledger; `nil` to have it looked at.
///   - spool: where finished files wait; `nil` for memory.
/// - Returns: Not all files when the task is cancelled.
func announce(
    _ plans: [PagePlan], bodies: [Episode.ID: RenderedMarkdown], catalog: Catalog, theme: Theme, icons: SiteIcons,
    pictures: PreparedPictures, transcripts: Transcripts, sources: Sources, ledgerChanges: LedgerChanges,
    review: SiteReview? = nil, jobs: Int, spool: Spool?
) async -> (Announcement, [Diagnostic]) {
    // Plans name pictures that the catalog names no more.
    let unshown = pictures.unshown
    let entries = plans.compactMap { plan -> SitemapEntry? in
        if Task.isCancelled || plan.address == .notFound { return nil }
        let versions = (plan.numbers?.current ?? 1) == 1 ? plan.versions(in: catalog) : []
        switch plan.subject {
        case .episode(let planned):
            let episode = catalog.episode(planned.id) ?? planned
            return SitemapEntry(
                address: plan.address, lastChange: episode.lastChange, versions: versions,
                images: [episode.image?.location].compactMap(\.self),
                video: SitemapVideo(episode, summary: episode.summary ?? bodies[episode.id]?.summary))
        case .page(let page):
            return SitemapEntry(
                address: plan.address, lastChange: page.updated ?? page.date, versions: versions,
                images: plan.pictures.filter { !$0.isAmong(unshown) })
        case .listing(let planned):
            let listing = catalog.listing(planned.kind, planned.slug) ?? planned
            return SitemapEntry(address: plan.address, images: [listing.details.image?.location].compactMap(\.self))
        case .index, .letters: return SitemapEntry(address: plan.address)
        case .search, .notFound: return nil
        }
    }
    var context = PublishingContext(
        notes: bodies, pages: entries, artwork: pictures.facts(of: catalog.artwork), settings: sources.settings,
        ledger: sources.ledger, ledgerChanges: ledgerChanges)
    context.icons = icons.all
    context.colors = ManifestColors(background: theme.manifest.colors.paper, theme: theme.manifest.colors.paper)
    context.review = review
    let site = siteMetadata(of: catalog, context)
    let searched = await index(bodies, transcripts: transcripts, catalog: catalog, theme: theme, jobs: jobs)
    let files = await (site.files + searched).concurrentCompactMap(jobs: jobs) { OutputFile($0, in: spool) }
    let embeds = await catalog.episodes.concurrentCompactMap(jobs: jobs) { episode -> OutputFile? in
        if Task.isCancelled { return nil }
        return catalog.oEmbedFile(of: episode).flatMap { OutputFile($0, in: spool) }
    }
    return (Announcement(files: files + embeds, ledger: site.ledger), site.diagnostics)
}

extension OutputFile {
    fileprivate convenience init?(_ file: PublishedFile, in spool: Spool?) {
        self.init(file.address, spool?.take(file.bytes) ?? .bytes(file.bytes), from: OutputSource(file.source))
    }
}

extension Catalog {
    /// Pictures that players show beside the show and its episodes.
    fileprivate var artwork: [AssetLocation] {
        [site.podcast?.image].compactMap(\.self) + episodes.compactMap { $0.image?.location }
    }
}

extension PreparedPictures {
    /// What pictures of the site are that have been looked into, by their paths.
    fileprivate func facts(of locations: [AssetLocation]) -> [String: ArtworkFacts] {
        var facts: [String: ArtworkFacts] = [:]
        for case .file(let path) in locations {
            guard facts[path] == nil, let header = inspected[path]?.header else { continue }
            facts[path] = ArtworkFacts(
                type: MediaType(header.format.mediaType),
                size: header.format == .svg ? nil : header.size.map { ($0.width, $0.height) },
                isRGB: header.colors == .rgb, hasAlpha: header.hasAlpha)
        }
        return facts
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
