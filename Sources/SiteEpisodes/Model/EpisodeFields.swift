import SiteMarkdown

/// What an ``Episode`` says of itself, field by field.
package struct EpisodeFields: Hashable, Sendable {
    /// Path of its file relative to the content folder. Stays the same while title, date and address change.
    package var id: String
    package var title: String
    package var subtitle: String?
    /// Plain text without line ends.
    package var summary: String?
    /// Bears no date anywhere when this is missing.
    package var date: ZonedDate?
    package var updated: ZonedDate?
    package var publication: PublicationDecision
    package var number: Ordinal?
    package var season: Term?
    package var kind: Episode.Kind
    package var slug: Slug
    package var address: Address
    /// Old addresses that lead here.
    package var aliases: [Address]
    package var tags: [Term]
    package var categories: [Term]
    /// Collections, albums, series and courses alike.
    package var collections: [Term]
    package var image: Picture?
    /// Video before audio.
    package var media: [Media]
    package var duration: PlayTime?
    /// In order of time.
    package var chapters: [Chapter]
    /// The file that the chapters were read from, a path in the content folder. It is not published as it is: what it says
    /// is, at ``chaptersAddress``.
    package var chapterFile: String?
    package var transcripts: [TextTrack]
    package var isExplicit: Bool?
    /// For feeds; the address serves where the author gave none.
    package var guid: String?
    /// What podcast players alone are told.
    package var podcast: EpisodePodcast
    package var hosts: [Credit]
    package var guests: [Credit]
    package var links: [Link]
    package var views: Int?
    package var isFeatured: Bool
    /// Smaller comes first where a section orders by weight; episodes without one come last.
    package var weight: Double?
    /// The layout of the page, by name.
    package var layout: String?
    /// BCP 47; the site's language where the author gave none.
    package var language: String
    /// What this is a version of in another language, where the author says so.
    package var original: OriginalReference?
    /// Layouts that the page shows below its notes.
    package var sections: [SectionPlan]
    /// How the sections are split in two stacks: a map, read with the layouts. `nil` for one column.
    package var split: Value?
    /// What stands around all sections: a list, read with the layouts.
    package var boundary: Value?
    /// The author's own keys: a map.
    package var extra: Value?
    package var body: Body
}
