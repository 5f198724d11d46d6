import SiteMarkdown

/// A page that is no episode: the feed on the home page, the library, an about page.
public struct Page: Hashable, Sendable, Identifiable {
    /// Path of its file relative to the content folder; `index.md` for a home page nobody wrote.
    public var id: String
    public var title: String
    public var subtitle: String?
    public var summary: String?
    public var date: ZonedDate?
    public var updated: ZonedDate?
    public var publication: PublicationDecision
    public var address: Address
    public var aliases: [Address]
    public var image: Picture?
    public var layout: String?
    public var language: String
    /// What this is a version of in another language, where the author says so.
    public var original: OriginalReference?
    public var sections: [SectionPlan]
    /// How the sections are split in two stacks: a map, read with the layouts. `nil` for one column.
    public var split: Value?
    /// What stands around all sections: a list, read with the layouts.
    public var boundary: Value?
    public var extra: Value?
    /// `nil` for a home page nobody wrote.
    public var body: Body?
}
