/// Functions for sites in several languages.
extension Catalog {
    /// All language versions of an episode, the site's language first. Empty if there is only one.
    package func versions(of episode: Episode) -> [Version] { translations.versions(of: episode.id) }

    /// The version of an episode that lists in a language show, in that language if it exists.
    ///
    /// - Parameter language: the language, or `nil` for the site's.
    package func version(of episode: Episode, in language: String?) -> Episode {
        translations.preferred(versions(of: episode), in: language).flatMap { self.episode($0.id) } ?? episode
    }

    package func versions(of page: Page) -> [Version] { pageTranslations.versions(of: page.id) }

    /// All languages of the site's pages.
    package var languages: Set<String> {
        Set(episodes.map(\.language)).union(pages.map(\.language)).union([site.language])
    }

    /// Each episode once, as lists in the site's language show it, in the order of the catalog.
    package var listedEpisodes: [Episode] { translations.oneOfEach(episodes) { $0.id } }

    /// The episodes with distinct GUIDs, and all without a GUID. If versions share a GUID, the one in the site's lists
    /// is taken.
    package var identifiedEpisodes: [Episode] {
        episodes.filter { episode in
            guard let guid = episode.guid else { return true }
            let sharing = versions(of: episode).filter { self.episode($0.id)?.guid == guid }
            return sharing.isEmpty || translations.preferred(sharing)?.id == episode.id
        }
    }

    /// Whether no published episode in any language is newer.
    package func isNewest(_ episode: Episode) -> Bool {
        guard let newest = newestEpisode else { return false }
        return episode.id == newest.id || versions(of: newest).contains { $0.id == episode.id }
    }
}
