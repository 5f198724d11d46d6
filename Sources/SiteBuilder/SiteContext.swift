import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePictures
import SiteTheming

/// The plan and the intermediate results that the stages after planning share.
struct SiteContext: Sendable {
    var planned: PlannedSite
    let options: BuildOptions
    /// The file that holds finished pages, or `nil` to keep them in memory.
    let spool: Spool?
    /// The showcase copy, or `nil` for the site's own pages.
    var copy: ThemeCopy?
    /// The catalog without withheld files and refused pictures.
    var catalog: Catalog
    var transcripts = Transcripts()
    var pictures = PreparedPictures()
    var cards = PreparedCards()
    var icons = SiteIcons()
    /// The store for pictures that `site.yml` names.
    let shared: (any SharedPictures)?

    init(_ planned: PlannedSite, options: BuildOptions) {
        self.planned = planned
        self.options = options
        spool = options.spoolFolder.flatMap(Spool.init)
        catalog = planned.catalog
        shared = planned.catalog.site.cache.flatMap { options.connect?($0) }
    }

    /// The picture cache, or `nil` if the site has none.
    var cache: PictureCache? { options.cacheFolder.map { PictureCache(folder: $0, shared: shared) } }

    /// A hint if the shared store has failed. The build makes the pictures itself then.
    var sharedProblems: [Diagnostic] {
        guard let failure = shared?.failure else { return [] }
        return [
            Diagnostic(
                .hint, id: "cache.unreachable", "the shared cache cannot be used: \(failure)",
                hint: "pictures are made on this machine; check 'cache' and its credentials",
                path: planned.sources.settings?.path, position: catalog.site.cache?.position)
        ]
    }

    /// Withholds the files at these paths and removes all references to them.
    mutating func withhold(_ paths: Set<String>) {
        pictures.withheld.formUnion(paths)
        catalog = catalog.withholding(pictures: paths, files: paths)
    }

    /// Replaces the pictures to show. Pictures that are not included are not shown.
    mutating func show(_ prepared: PreparedPictures) {
        pictures = prepared
        catalog = catalog.withholding(pictures: prepared.unshown, files: prepared.withheld)
        planned.plans = planned.plans.withoutPages(of: prepared.unshown)
    }
}
