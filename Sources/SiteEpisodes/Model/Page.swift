import SiteMarkdown

/// A page that is not an episode: the home page, the library, an about page.
public struct Page: Hashable, Sendable, Identifiable {
    /// The path of its file relative to the content folder, or `index.md` for a generated home page.
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
    /// The original, if the author says that this is a translation.
    public var original: OriginalReference?
    public var sections: [SectionPlan]
    /// The split of the sections into two stacks: a map that the layout stage reads. `nil` for one column.
    public var split: Value?
    /// The items around all sections: a list that the layout stage reads.
    public var boundary: Value?
    public var extra: Value?
    /// The body, or `nil` for a generated home page.
    public var body: Body?
}
