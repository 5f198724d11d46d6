import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMarkdown
import SiteMediaFacts
import SitePublication
import SitePublishing
import SiteTheming

/// Files for machines that are made from texts and not from pages: feeds, sitemap, redirects, web manifest, search
/// index.
struct SiteFeeds: Sendable {
    var files: [OutputFile]
    /// The ledger's changes, or `nil` if the site keeps no ledger.
    var ledger: LedgerUpdate?
    var diagnostics: [Diagnostic]
}

/// Makes all feeds.
///
/// - Parameter review: the ledger's review, or `nil` to make it.
///
/// - Returns: The files. Some are missing if the task is cancelled.
func makeFeeds(for site: SiteContext, review: SiteReview? = nil) async -> SiteFeeds {
    let (planned, catalog, jobs) = (site.planned, site.catalog, site.options.jobs)
    let paper = planned.theme.manifest.colors.paper
    var context = PublishingContext(
        notes: planned.bodies.episodes, pages: site.sitemap, artwork: site.pictures.facts(of: catalog.artwork),
        settings: planned.sources.settings, ledger: planned.sources.ledger, ledgerChanges: site.options.ledgerChanges)
    context.icons = site.icons.all
    context.colors = ManifestColors(background: paper, theme: paper)
    context.shows = planned.sources.shows.compactMap(site.base(ofShow:))
    context.review = review
    for language in catalog.languages {
        let words = planned.theme.vocabulary.words(for: language)
        context.linksTitles[language] = words["links"]
        context.bodyWords[language] = words.ofBodies
    }
    let published = siteMetadata(of: catalog, context)
    let searched = await makeSearchIndex(of: site)
    let files = await (published.files + searched).concurrentCompactMap(jobs: jobs) { OutputFile($0, in: site.spool) }
    let embeds = await catalog.episodes.concurrentCompactMap(jobs: jobs) { episode -> OutputFile? in
        if Task.isCancelled { return nil }
        return catalog.oEmbedFile(of: episode).flatMap { OutputFile($0, in: site.spool) }
    }
    return SiteFeeds(files: files + embeds, ledger: published.ledger, diagnostics: published.diagnostics)
}

extension SiteContext {
    /// The pages in the sitemap.
    fileprivate var sitemap: [SitemapEntry] {
        // Plans may name pictures that the catalog no longer names.
        let unshown = pictures.unshown
        return planned.plans.compactMap { plan in
            if Task.isCancelled || plan.address == .notFound { return nil }
            let versions = plan.numbers.isFirst ? plan.versions(in: catalog) : []
            switch plan.subject {
            case .episode(let planned):
                let episode = catalog.episode(planned.id) ?? planned
                let summary = episode.summary ?? self.planned.bodies.summary(of: episode.id)
                return SitemapEntry(
                    address: plan.address, lastChange: episode.lastChange, versions: versions,
                    images: [episode.image?.location].compactMap(\.self),
                    video: SitemapVideo(episode, summary: summary))
            case .page(let page):
                return SitemapEntry(
                    address: plan.address, lastChange: page.updated ?? page.date, versions: versions,
                    images: plan.pictures.filter { !$0.isAmong(unshown) })
            case .listing(let planned):
                let listing = catalog.listing(planned.kind, planned.slug) ?? planned
                return SitemapEntry(
                    address: plan.address, images: [listing.details.image?.location].compactMap(\.self))
            case .picture(let shown):
                let location = shown.item.picture.location
                return location.isAmong(unshown) ? nil : SitemapEntry(address: plan.address, images: [location])
            case .index, .letters, .subscribe: return SitemapEntry(address: plan.address)
            case .search, .notFound: return nil
            }
        }
    }
}

extension OutputFile {
    fileprivate convenience init?(_ file: PublishedFile, in spool: Spool?) {
        self.init(file.address, spool?.take(file.bytes) ?? .bytes(file.bytes), from: OutputSource(file.source))
    }
}

extension Catalog {
    /// The artwork of the show and its episodes in players.
    fileprivate var artwork: [AssetLocation] {
        [site.podcast?.image].compactMap(\.self) + episodes.compactMap { $0.image?.location }
            + appPictures.map { .file(path: $0) }
    }
}

extension PreparedPictures {
    /// The facts about inspected pictures, by path.
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
    /// The pictures that the page itself shows, such as those of an album, each once.
    fileprivate var pictures: [AssetLocation] {
        var seen: Set<AssetLocation> = []
        return sections.flatMap(\.entries).compactMap { entry in
            guard case .picture(let picture, _) = entry else { return nil }
            return seen.insert(picture.location).inserted ? picture.location : nil
        }
    }
}
