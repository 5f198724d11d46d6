import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// All files of a site, and what the build has to say.
package struct BuiltSite: Sendable {
    package internal(set) var output: OutputSet
    /// The layouts of all pages that have sections.
    package let layouts: [PageLayout]
    /// The layouts of the copies of the site in other themes.
    package let copyLayouts: [PageLayout]
    /// Warnings and hints, sorted.
    package internal(set) var diagnostics: [Diagnostic]
    /// What all stages have said.
    var log: BuildLog
    /// What is worth knowing about layouts and words of the theme, and no reason for a warning.
    package let themeHints: [Diagnostic]
    package var stages: [StageTime] { log.stages }
    package let counts: BuildCounts
    /// `nil` for a site that keeps none, or that was not built for the address it is published at.
    package let ledger: LedgerFile?
    /// What this build does not show: what comes out next first, then the rest by path.
    package let withheld: [WithheldFile]
    /// The next moment at which something comes out or goes by itself.
    package let nextChange: Instant?

    /// - Parameter site: with the files of all pictures.
    init(_ site: SiteContext, output: OutputSet, copyLayouts: [PageLayout], ledger: LedgerFile?, log: BuildLog) {
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
        nextChange = planned.catalog.nextChange
    }

    package var report: BuildReport { BuildReport(diagnostics: diagnostics, counts: counts, withheld: withheld) }
}

/// What a build made and what it left out.
public struct BuildCounts: Hashable, Sendable, Codable {
    public let episodes: Int
    public let pages: Int
    /// Files that were copied from the content folder.
    public let assets: Int
    /// Files that were made from pictures, cards, and how many of them earlier builds had made.
    public let images: Int
    public internal(set) var cachedImages: Int
    public let drafts: Int
    /// Episodes that are not out yet, and when the next one will be.
    public let future: Int
    public let expired: Int
    package let nextInstant: Instant?
    /// Pages, not episodes, that are drafts, not yet out or expired.
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
