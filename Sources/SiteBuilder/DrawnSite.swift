import Episodes
import Stylesheets

/// A site with all of its pages and their styles, before anything is made of the whole.
struct DrawnSite: Sendable {
    var planned: PlannedSite
    let transcripts: Transcripts
    let pictures: PreparedPictures
    let cards: PreparedCards
    let icons: SiteIcons
    var rendered: RenderedSite
    var styles: [OutputFile]
    /// `nil` where texts have changed since.
    var announcement: Announcement?
    /// Whether stylesheets may have rules, after a revision, that no page needs any more.
    var hasRoughStyles = false
    /// What stands in the pages that revisions have drawn, by their places: the next one need not draw them as they were.
    var pageNames: [Int: MarkupNames] = [:]
    /// What the stages up to here have said.
    var log: BuildLog

    /// What pages may show: without files that are not fit for visitors.
    var catalog: Catalog { rendered.renderer.catalog }

    var bodies: RenderedBodies { rendered.renderer.bodies }
}
