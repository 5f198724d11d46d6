import SiteMarkdown

/// What an ``Episode`` says of itself, field by field.
public struct EpisodeFields: Hashable, Sendable {
    /// Path of its file relative to the content folder. Stays the same while title, date and address change.
    public var id: String
    public var title: String
    public var subtitle: String?
    /// Plain text without line ends.
    public var summary: String?
    /// Bears no date anywhere when this is missing.
    public var date: ZonedDate?
    public var updated: ZonedDate?
    public var publication: PublicationDecision
    public var number: Ordinal?
    public var season: Term?
    public var kind: Episode.Kind
    public var slug: Slug
    public var address: Address
    /// Old addresses that lead here.
    public var aliases: [Address]
    public var tags: [Term]
    public var categories: [Term]
    /// Collections, albums, series and courses alike.
    public var collections: [Term]
    public var image: Picture?
    /// Video before audio.
    public var media: [Media]
    public var duration: PlayTime?
    /// In order of time.
    public var chapters: [Chapter]
    /// The file that the chapters were read from, a path in the content folder. It is not published as it is: what it says
    /// is, at ``chaptersAddress``.
    public var chapterFile: String?
    public var transcripts: [TextTrack]
    public var isExplicit: Bool?
    /// For feeds; the address serves where the author gave none.
    public var guid: String?
    /// What podcast players alone are told.
    public var podcast: EpisodePodcast
    public var hosts: [Credit]
    public var guests: [Credit]
    public var links: [Link]
    public var views: Int?
    public var isFeatured: Bool
    /// Smaller comes first where a section orders by weight; episodes without one come last.
    public var weight: Double?
    /// The layout of the page, by name.
    public var layout: String?
    /// BCP 47; the site's language where the author gave none.
    public var language: String
    /// What this is a version of in another language, where the author says so.
    public var original: OriginalReference?
    /// Layouts that the page shows below its notes.
    public var sections: [SectionPlan]
    /// How the sections are split in two stacks: a map, read with the layouts. `nil` for one column.
    public var split: Value?
    /// What stands around all sections: a list, read with the layouts.
    public var boundary: Value?
    /// The author's own keys: a map.
    public var extra: Value?
    public var body: Body
}
