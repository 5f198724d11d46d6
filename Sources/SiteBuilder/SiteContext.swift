import SiteEpisodes
import SiteFileSystem
import SitePictures
import SiteTheming

/// What the stages of a build share after planning: the plan, and what has been made for the pages so far.
struct SiteContext: Sendable {
    var planned: PlannedSite
    let options: BuildOptions
    /// Where finished pages wait; `nil` for memory.
    let spool: Spool?
    /// `nil` for the site's own pages.
    var copy: ThemeCopy?
    /// The catalog without files that are not published and pictures that are not shown.
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

    /// Publishes no files of these paths, and names none.
    mutating func withhold(_ paths: Set<String>) {
        pictures.withheld.formUnion(paths)
        catalog = catalog.withholding(pictures: paths, files: paths)
    }

    /// Shows these pictures, and those alone.
    mutating func show(_ prepared: PreparedPictures) {
        pictures = prepared
        catalog = catalog.withholding(pictures: prepared.unshown, files: prepared.withheld)
    }
}

extension BuildOptions {
    /// Pictures that earlier builds have made; `nil` where none are kept.
    var cache: PictureCache? { cacheFolder.map(PictureCache.init) }
}
