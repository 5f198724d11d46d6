import SiteEpisodes

/// A film on a page (https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps).
package struct SitemapVideo: Hashable, Sendable {
    let episode: Episode
    let summary: String

    /// - Parameter summary: The author's summary, or the beginning of the notes. If both are missing, the title is
    ///   used.
    /// - Returns: `nil` for an episode without a film.
    package init?(_ episode: Episode, summary: String?) {
        guard episode.film != nil else { return nil }
        self.episode = episode
        self.summary = summary.flatMap { $0.isEmpty ? nil : $0 } ?? episode.title
    }

    /// The entry with absolute addresses; `nil` without the still picture that every film needs.
    func resolved(base: BaseAddress) -> Resolved? {
        guard let film = episode.film, let still = film.still(in: episode, base: base) else { return nil }
        return Resolved(
            video: self, thumbnail: still, content: film.file.map { base.absolute($0) }, player: film.frameAddress)
    }

    struct Resolved {
        let video: SitemapVideo
        let thumbnail: String
        let content: String?
        let player: String?

        /// The maximum length of a description in characters, and of a film in seconds.
        private static let limits = (description: 2048, duration: 28_800)

        /// Writes the elements in the order of the schema.
        func write(to writer: inout XMLWriter) {
            let episode = video.episode
            writer.element("video:video") { writer in
                writer.element("video:thumbnail_loc", text: thumbnail)
                writer.element("video:title", text: episode.title)
                writer.element(
                    "video:description", text: String(video.summary.unicodeScalars.prefix(Self.limits.description)))
                writer.element("video:content_loc", text: content)
                writer.element("video:player_loc", text: player)
                if let seconds = episode.duration?.seconds, (1...Self.limits.duration).contains(seconds) {
                    writer.element("video:duration", text: String(seconds))
                }
                writer.element("video:view_count", text: episode.views.map { String($0) })
                writer.element("video:publication_date", text: episode.date?.rfc3339)
                writer.element("video:family_friendly", text: episode.isExplicit.map { $0 ? "no" : "yes" })
            }
        }
    }
}
