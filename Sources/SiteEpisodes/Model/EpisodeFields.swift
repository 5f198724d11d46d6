import SiteMarkdown

/// The fields of an ``Episode``.
package struct EpisodeFields: Hashable, Sendable {
    /// The path of its file relative to the content folder. It does not change with the title, date or address.
    package var id: String
    package var title: String
    package var subtitle: String?
    /// The summary, plain text on one line.
    package var summary: String?
    /// The publication date. If it is missing, no page shows a date.
    package var date: ZonedDate?
    package var updated: ZonedDate?
    package var publication: PublicationDecision
    package var number: Ordinal?
    package var season: Term?
    package var kind: Episode.Kind
    package var slug: Slug
    package var address: Address
    /// Former addresses that redirect here.
    package var aliases: [Address]
    package var tags: [Term]
    package var categories: [Term]
    /// Collections, including albums, series and courses.
    package var collections: [Term]
    package var image: Picture?
    /// The cover of the show, for an episode without an image.
    package var showCover: Picture?
    /// Recordings, video before audio.
    package var media: [Media]
    package var duration: PlayTime?
    /// The chapters by time.
    package var chapters: [Chapter]
    /// The content path of the chapter file. It is not published itself; its chapters are, at ``chaptersAddress``.
    package var chapterFile: String?
    package var transcripts: [TextTrack]
    /// The transcript that the front matter itself contains.
    package var spokenLines: [Cue]
    package var isExplicit: Bool?
    /// The identifier in feeds. Without one, feeds use the address.
    package var guid: String?
    /// Fields for podcast players only.
    package var podcast: EpisodePodcast
    package var hosts: [Credit]
    package var guests: [Credit]
    package var links: [Link]
    package var views: Int?
    package var isFeatured: Bool
    /// The weight for sections sorted by weight. Smaller weights come first; episodes without a weight come last.
    package var weight: Double?
    /// The name of the page's layout.
    package var layout: String?
    /// The language as a BCP 47 tag, by default the site's.
    package var language: String
    /// The original, if the author says that this is a translation.
    package var original: OriginalReference?
    /// The sections below the page's notes.
    package var sections: [SectionPlan]
    /// The split of the sections into two stacks: a map that the layout stage reads. `nil` for one column.
    package var split: Value?
    /// The items around all sections: a list that the layout stage reads.
    package var boundary: Value?
    /// The author's own keys, as a map.
    package var extra: Value?
    package var body: Body
}
