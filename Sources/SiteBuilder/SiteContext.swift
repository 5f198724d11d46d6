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

    init(_ planned: PlannedSite, options: BuildOptions) {
        self.planned = planned
        self.options = options
        spool = options.spoolFolder.flatMap(Spool.init)
        catalog = planned.catalog
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
    }
}

extension BuildOptions {
    /// The picture cache, or `nil` if the site has none.
    var cache: PictureCache? { cacheFolder.map(PictureCache.init) }
}
