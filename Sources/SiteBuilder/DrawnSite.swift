import Episodes

/// A site with all of its pages, before anything is made of the whole.
struct DrawnSite: Sendable {
    var planned: PlannedSite
    let transcripts: Transcripts
    let pictures: PreparedPictures
    let cards: PreparedCards
    let icons: SiteIcons
    var rendered: RenderedSite
    /// `nil` where texts have changed since.
    var announcement: Announcement?
    /// What the stages up to here have said.
    var log: BuildLog

    /// What pages may show: without files that are not fit for visitors.
    var catalog: Catalog { rendered.renderer.catalog }

    var bodies: RenderedBodies { rendered.renderer.bodies }

    /// Its texts, for a build of which nothing but texts is different.
    var texts: PastTexts {
        PastTexts(
            sources: planned.sources.documents, files: planned.files, reader: planned.reader, bodies: bodies)
    }
}
