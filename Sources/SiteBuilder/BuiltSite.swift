import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// All files of a site, with the diagnostics of the build.
package struct BuiltSite: Sendable {
    package internal(set) var output: OutputSet
    /// The layouts of all pages that have sections.
    package let layouts: [PageLayout]
    /// The layouts of the showcase copies in other themes.
    package let copyLayouts: [PageLayout]
    /// Warnings and hints, sorted.
    package internal(set) var diagnostics: [Diagnostic]
    /// The diagnostics and times of all stages.
    var log: BuildLog
    /// Hints about the layouts and words of the theme.
    package let themeHints: [Diagnostic]
    package var stages: [StageTime] { log.stages }
    package let counts: BuildCounts
    /// The ledger, or `nil` if the site keeps none or this build is not for the published address.
    package let ledger: LedgerFile?
    /// The files that this build does not show. Those with the nearest publication date come first, then the rest by
    /// path.
    package let withheld: [WithheldFile]
    /// The next time at which an episode or page is published or expires, also in shows.
    package let nextChange: Instant?

    /// - Parameter site: the context after pictures were made.
    init(
        _ site: SiteContext, output: OutputSet, shows: [Show], copyLayouts: [PageLayout], ledger: LedgerFile?,
        log: BuildLog
    ) {
        let planned = site.planned
        self.output = output
        self.copyLayouts = copyLayouts
        self.ledger = ledger
        self.log = log
        layouts = planned.pageLayouts
        diagnostics = log.diagnostics
        themeHints = planned.layouts.hints + planned.theme.vocabulary.hints(for: planned.catalog.languages)
        counts = BuildCounts(
            catalog: planned.catalog, files: output.files, pictures: site.pictures, cards: site.cards)
        withheld = WithheldFile.all(of: planned.catalog)
        nextChange = (shows.compactMap(\.nextChange) + [planned.catalog.nextChange].compactMap(\.self)).min()
    }

    package var report: BuildReport { BuildReport(diagnostics: diagnostics, counts: counts, withheld: withheld) }
}

/// Numbers of files and pages, by kind.
public struct BuildCounts: Hashable, Sendable, Codable {
    public let episodes: Int
    public let pages: Int
    /// Files copied from the content folder.
    public let assets: Int
    /// Files made from pictures, and social cards. ``cachedImages`` of them came from the cache.
    public let images: Int
    public internal(set) var cachedImages: Int
    public let drafts: Int
    /// Episodes that will be published later, and the date of the next one.
    public let future: Int
    public let expired: Int
    package let nextInstant: Instant?
    /// Pages, without episodes, that are drafts, not yet published, or expired.
    public let withheldPages: Int

    init(catalog: Catalog, files: [OutputFile], pictures: PreparedPictures, cards: PreparedCards) {
        episodes = catalog.episodes.count
        pages = files.count { $0.mediaType == .html }
        images = pictures.files.count + cards.files.count
        cachedImages = pictures.cachedCount + cards.cachedCount
        assets =
            files.count(where: \.isCopied) - (pictures.files + cards.files).count(where: \.isCopied)
            + (pictures.originals?.madeCount ?? 0)
        let states = catalog.withheld.map(\.publication.state)
        drafts = states.count { $0 == .draft }
        expired = states.count { if case .expired = $0 { true } else { false } }
        let starts = states.compactMap { if case .future(let date) = $0 { date.instant } else { nil as Instant? } }
        future = starts.count
        nextInstant = starts.min()
        withheldPages = catalog.withheldPages.count
    }
}
