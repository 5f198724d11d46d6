import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The files of a site that machines read, with the diagnostics about them.
package struct SiteMetadata: Sendable {
    /// The files in a fixed order.
    package var files: [PublishedFile] = []
    package var diagnostics: [Diagnostic] = []
    /// The new ledger; `nil` if the site keeps none.
    package var ledger: LedgerUpdate?
}

/// A ledger to write.
package struct LedgerUpdate: Hashable, Sendable {
    package var bytes: [UInt8]
    /// The number of episodes that are published for the first time.
    package var addedCount: Int
}

/// The input of ``siteMetadata(of:_:)`` in addition to the catalog.
package struct PublishingContext: Sendable {
    /// The rendered bodies of the episodes. Feeds contain the newest of them. The first words serve as description if
    /// the author wrote none.
    package var notes: [Episode.ID: RenderedMarkdown]
    /// Every page that search engines may list, including the pages of lists.
    package var pages: [SitemapEntry]
    /// The icons for tabs and home screens, and the colours around them.
    package var icons: [SiteIcon] = []
    package var colors = ManifestColors()
    /// Facts about the artwork of the show and of episodes, by path.
    package var artwork: [String: ArtworkFacts]
    /// The words above the links of an episode in its notes, by language.
    package var linksTitles: [String: String] = [:]
    /// The words that texts get, by language.
    package var bodyWords: [String: BodyWords] = [:]
    /// The addresses of the sites inside this site.
    package var shows: [BaseAddress] = []
    /// `site.yml`, for the positions of diagnostics.
    package var settings: SourceText?
    /// The ledger that was read.
    package var ledger: SourceText?
    package var ledgerChanges: LedgerChanges
    /// The result of ``Catalog/review(_:)`` if it has been computed; `nil` to compute it now.
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

/// Makes the files that machines read: feeds, sitemap, `robots.txt`, redirects, chapters and web manifest. Code writes
/// them from the catalog, which contains no drafts; templates cannot change them.
///
/// - Returns: Without a public address, the result has no feeds and no sitemap, and one hint. If the task is cancelled,
///   some files are missing.
package func siteMetadata(of catalog: Catalog, _ context: PublishingContext) -> SiteMetadata {
    var metadata = SiteMetadata()
    let siteReview = context.review ?? catalog.review(context)
    let review = siteReview.ledger
    metadata.diagnostics = siteReview.diagnostics
    let redirects = (catalog.redirects + (review?.redirects ?? [])).sortedOncePerAddress
    metadata.files = [Robots.file(bases: catalog.site.base.map { [$0] + context.shows } ?? [])]
    metadata.files += redirects.map { $0.page(base: catalog.site.base) }
    metadata.files += [RedirectsFile.file(redirects)].compactMap { $0 }
    metadata.files += catalog.episodes.compactMap { ChaptersFile.file(of: $0, of: catalog.site) }
    metadata.files.append(WebManifest.file(of: catalog.site, icons: context.icons, colors: context.colors))
    guard let base = catalog.site.base else {
        metadata.diagnostics.append(
            Diagnostic(
                .hint, id: "publishing.no-base-url",
                "the site has no public address, so it gets no feeds, no sitemap and no metadata for networks and "
                    + "search engines",
                hint: "write 'baseURL: https://…' into site.yml, or give --base-url"))
        return metadata
    }
    metadata.ledger = review.map { LedgerUpdate(bytes: $0.ledger.bytes, addedCount: $0.addedCount) }
    // The two run in sequence, because each needs much memory on a large site.
    metadata.files += Sitemap.files(context.pages, base: base)
    let feeds = FeedMaker(catalog, base: base, context, guids: review?.guids ?? [:])
    metadata.files += feeds.files
    metadata.diagnostics += feeds.omitted.diagnostics(of: catalog.site, settings: context.settings)
    metadata.diagnostics += catalog.problemsForDirectories(context)
    return metadata
}

extension Catalog {
    /// The oEmbed file of an episode; `nil` without a public address.
    package func oEmbedFile(of episode: Episode) -> PublishedFile? {
        site.base.map { OEmbed.file(of: episode, of: self, base: $0) }
    }

    /// Compares the GUIDs of episodes with the ledger and with each other. Pictures do not affect the result.
    ///
    /// - Parameter context: Notes and icons are ignored.
    package func review(_ context: PublishingContext) -> SiteReview {
        guard site.feeds.keepsLedger else { return SiteReview(ledger: nil, diagnostics: sharedGUIDs) }
        let review = LedgerReview(
            self, source: context.ledger, changes: context.ledgerChanges,
            taken: Set(context.pages.map(\.address) + redirects.map(\.old)))
        return SiteReview(ledger: review, diagnostics: review.diagnostics + sharedGUIDs)
    }

    /// Problems that podcast directories would report; empty for sites without `podcast:`.
    package func problemsForDirectories(_ context: PublishingContext) -> [Diagnostic] {
        site.base.flatMap { FeedRules(self, base: $0, context)?.diagnostics } ?? []
    }
}

/// The result of comparing episodes with the ledger and with each other.
package struct SiteReview: Sendable {
    /// `nil` for a site without a ledger.
    let ledger: LedgerReview?
    package let diagnostics: [Diagnostic]
}

extension [Redirect] {
    /// The first redirect for an address wins.
    fileprivate var sortedOncePerAddress: [Redirect] {
        var seen: Set<Address> = []
        return filter { seen.insert($0.old).inserted }
            .sorted { $0.old.path.precedesInBytes($1.old.path) }
    }
}
