import SiteMarkdown

/// A page that is no episode: the feed on the home page, the library, an about page.
package struct Page: Hashable, Sendable, Identifiable {
    /// Path of its file relative to the content folder; `index.md` for a home page nobody wrote.
    package var id: String
    package var title: String
    package var subtitle: String?
    package var summary: String?
    package var date: ZonedDate?
    package var updated: ZonedDate?
    package var publication: PublicationDecision
    package var address: Address
    package var aliases: [Address]
    package var image: Picture?
    package var layout: String?
    package var language: String
    /// What this is a version of in another language, where the author says so.
    package var original: OriginalReference?
    package var sections: [SectionPlan]
    /// How the sections are split in two stacks: a map, read with the layouts. `nil` for one column.
    package var split: Value?
    /// What stands around all sections: a list, read with the layouts.
    package var boundary: Value?
    package var extra: Value?
    /// `nil` for a home page nobody wrote.
    package var body: Body?
}
