import SiteMarkdown

/// The fields of an ``Episode``.
public struct EpisodeFields: Hashable, Sendable {
    /// The path of its file relative to the content folder. It does not change with the title, date or address.
    public var id: String
    public var title: String
    public var subtitle: String?
    /// The summary, plain text on one line.
    public var summary: String?
    /// The publication date. If it is missing, no page shows a date.
    public var date: ZonedDate?
    public var updated: ZonedDate?
    public var publication: PublicationDecision
    public var number: Ordinal?
    public var season: Term?
    public var kind: Episode.Kind
    public var slug: Slug
    public var address: Address
    /// Former addresses that redirect here.
    public var aliases: [Address]
    public var tags: [Term]
    public var categories: [Term]
    /// Collections, including albums, series and courses.
    public var collections: [Term]
    public var image: Picture?
    /// Recordings, video before audio.
    public var media: [Media]
    public var duration: PlayTime?
    /// The chapters by time.
    public var chapters: [Chapter]
    /// The content path of the chapter file. It is not published itself; its chapters are, at ``chaptersAddress``.
    public var chapterFile: String?
    public var transcripts: [TextTrack]
    public var isExplicit: Bool?
    /// The identifier in feeds. Without one, feeds use the address.
    public var guid: String?
    /// Fields for podcast players only.
    public var podcast: EpisodePodcast
    public var hosts: [Credit]
    public var guests: [Credit]
    public var links: [Link]
    public var views: Int?
    public var isFeatured: Bool
    /// The weight for sections sorted by weight. Smaller weights come first; episodes without a weight come last.
    public var weight: Double?
    /// The name of the page's layout.
    public var layout: String?
    /// The language as a BCP 47 tag, by default the site's.
    public var language: String
    /// The original, if the author says that this is a translation.
    public var original: OriginalReference?
    /// The sections below the page's notes.
    public var sections: [SectionPlan]
    /// The split of the sections into two stacks: a map that the layout stage reads. `nil` for one column.
    public var split: Value?
    /// The items around all sections: a list that the layout stage reads.
    public var boundary: Value?
    /// The author's own keys, as a map.
    public var extra: Value?
    public var body: Body
}
