/// A site in several languages.
extension Catalog {
    /// An episode in all of its languages, the site's first; empty where it has but one.
    package func versions(of episode: Episode) -> [Version] { translations.versions(of: episode.id) }

    /// The version of an episode that lists in a language show: in that language where there is one.
    ///
    /// - Parameter language: `nil` for the site's.
    package func version(of episode: Episode, in language: String?) -> Episode {
        translations.preferred(versions(of: episode), in: language).flatMap { self.episode($0.id) } ?? episode
    }

    package func versions(of page: Page) -> [Version] { pageTranslations.versions(of: page.id) }

    /// All languages that pages of the site are in.
    package var languages: Set<String> {
        Set(episodes.map(\.language)).union(pages.map(\.language)).union([site.language])
    }

    /// Each episode once, as lists in the site's language show them, in the order of the catalog.
    package var listedEpisodes: [Episode] { translations.oneOfEach(episodes) { $0.id } }

    /// Each GUID's episode, and all that have none: of versions that share one, that which lists in the site's language show.
    package var identifiedEpisodes: [Episode] {
        episodes.filter { episode in
            guard let guid = episode.guid else { return true }
            let sharing = versions(of: episode).filter { self.episode($0.id)?.guid == guid }
            return sharing.isEmpty || translations.preferred(sharing)?.id == episode.id
        }
    }

    /// Whether no published episode is newer, in whatever language.
    package func isNewest(_ episode: Episode) -> Bool {
        guard let newest = newestEpisode else { return false }
        return episode.id == newest.id || versions(of: newest).contains { $0.id == episode.id }
    }
}
