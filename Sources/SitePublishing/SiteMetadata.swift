import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// What machines read of a site beside its pages, and what there is to say about it.
package struct SiteMetadata: Sendable {
    /// In a fixed order.
    package var files: [PublishedFile] = []
    package var diagnostics: [Diagnostic] = []
    /// The ledger from now on; `nil` when the site keeps none.
    package var ledger: LedgerUpdate?
}

/// A ledger as it is to be written.
package struct LedgerUpdate: Hashable, Sendable {
    package var bytes: [UInt8]
    /// Episodes that were published for the first time.
    package var addedCount: Int
}

/// What publishing has to know besides the catalog.
package struct PublishingContext: Sendable {
    /// The rendered bodies of the episodes. Feeds take their first words where an author wrote no description, and all of
    /// the newest ones.
    package var notes: [Episode.ID: RenderedMarkdown]
    /// Every page of the site that search engines may list, pages of lists included.
    package var pages: [SitemapEntry]
    /// What stands for the site in tabs and on home screens, and the colours around it there.
    package var icons: [SiteIcon] = []
    package var colors = ManifestColors()
    /// What pictures of the show and of episodes are, by their paths.
    package var artwork: [String: ArtworkFacts]
    /// `site.yml`, for the places of what is wrong with it.
    package var settings: SourceText?
    /// The ledger as it was read.
    package var ledger: SourceText?
    package var ledgerChanges: LedgerChanges
    /// What ``Catalog/review(_:)`` has found already; `nil` to have it done.
    package var review: SiteReview?

    package init(
        notes: [Episode.ID: RenderedMarkdown], pages: [SitemapEntry], artwork: [String: ArtworkFacts] = [:],
        settings: SourceText? = nil, ledger: SourceText? = nil, ledgerChanges: LedgerChanges = .refused
    ) {
        self.notes = notes
        self.pages = pages
        self.artwork = artwork
        self.settings = settings
        self.ledger = ledger
        self.ledgerChanges = ledgerChanges
    }
}

/// Makes the files that machines read of the whole site: feeds, sitemap, `robots.txt`, redirects, chapters, web manifest. Written in
/// code from the catalog, which knows no drafts, and never by templates.
///
/// - Returns: Without a public address there are no feeds and no sitemap, and one hint. In a task that is cancelled some files are
///   missing.
package func siteMetadata(of catalog: Catalog, _ context: PublishingContext) -> SiteMetadata {
    var metadata = SiteMetadata()
    let siteReview = context.review ?? catalog.review(context)
    let review = siteReview.ledger
    metadata.diagnostics = siteReview.diagnostics
    let redirects = (catalog.redirects + (review?.redirects ?? [])).sortedOncePerAddress
    metadata.files = [Robots.file(base: catalog.site.base)]
    metadata.files += redirects.map { $0.page(base: catalog.site.base) }
    metadata.files += [RedirectsFile.file(redirects)].compactMap { $0 }
    metadata.files += catalog.episodes.compactMap { ChaptersFile.file(of: $0, of: catalog.site) }
    metadata.files.append(WebManifest.file(of: catalog.site, icons: context.icons, colors: context.colors))
    guard let base = catalog.site.base else {
        metadata.diagnostics.append(
            Diagnostic(
                .hint, id: "publishing.no-base-url",
                "the site has no public address, so it gets no feeds, no sitemap, and nothing that networks and search "
                    + "engines show of its pages",
                hint: "write 'baseURL: https://…' into site.yml, or give --base-url"))
        return metadata
    }
    metadata.ledger = review.map { LedgerUpdate(bytes: $0.ledger.bytes, addedCount: $0.addedCount) }
    // One after the other, for both hold much of a large site in memory.
    metadata.files += Sitemap.files(context.pages, base: base)
    metadata.files += FeedMaker(catalog, base: base, notes: context.notes, guids: review?.guids ?? [:]).files
    metadata.diagnostics += catalog.problemsForDirectories(context)
    return metadata
}

extension Catalog {
    /// What a page that quotes an episode shows of it; `nil` without a public address.
    package func oEmbedFile(of episode: Episode) -> PublishedFile? {
        site.base.map { OEmbed.file(of: episode, of: self, base: $0) }
    }

    /// Looks at what episodes are known by, which no picture changes.
    ///
    /// - Parameter context: bodies and icons are of no concern.
    package func review(_ context: PublishingContext) -> SiteReview {
        guard site.feeds.keepsLedger else { return SiteReview(ledger: nil, diagnostics: sharedGUIDs) }
        let review = LedgerReview(
            self, source: context.ledger, changes: context.ledgerChanges,
            taken: Set(context.pages.map(\.address) + redirects.map(\.old)))
        return SiteReview(ledger: review, diagnostics: review.diagnostics + sharedGUIDs)
    }

    /// What directories of podcasts ask for and the author has not written; nothing for sites without `podcast:`.
    package func problemsForDirectories(_ context: PublishingContext) -> [Diagnostic] {
        site.base.flatMap { FeedRules(self, base: $0, context)?.diagnostics } ?? []
    }
}

/// The episodes beside the ledger, and beside each other.
package struct SiteReview: Sendable {
    /// `nil` for a site that keeps none.
    let ledger: LedgerReview?
    package let diagnostics: [Diagnostic]
}

extension [Redirect] {
    /// The first who claims an old address gets it.
    fileprivate var sortedOncePerAddress: [Redirect] {
        var seen: Set<Address> = []
        return filter { seen.insert($0.old).inserted }
            .sorted { $0.old.path.precedesInBytes($1.old.path) }
    }
}
