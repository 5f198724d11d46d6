import SiteMarkdown

/// A page that is not an episode: the home page, the library, an about page.
package struct Page: Hashable, Sendable, Identifiable {
    /// The path of its file relative to the content folder, or `index.md` for a generated home page.
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
    /// The original, if the author says that this is a translation.
    package var original: OriginalReference?
    package var sections: [SectionPlan]
    /// The split of the sections into two stacks: a map that the layout stage reads. `nil` for one column.
    package var split: Value?
    /// The items around all sections: a list that the layout stage reads.
    package var boundary: Value?
    package var extra: Value?
    /// The body, or `nil` for a generated home page.
    package var body: Body?
}
