import SiteEpisodes

/// The texts and artwork of social cards, besides the page's title.
extension ThemeRenderer {
    /// The line `Episode 12 · 3 May 2026 · 12:30`, without missing facts.
    package func cardFacts(of episode: Episode) -> String {
        let words = contexts(episode.language).words
        let number = episode.number.map { "\(words["episode"]) \(words.format.localized($0.text))" }
        return facts([number, episode.date.map(words.day), episode.duration.map(words.clock)])
    }

    /// The line `Collection · 7 episodes · 1 h 5 min`.
    ///
    /// - Parameter duration: the total duration of its episodes, or `nil` if none has one.
    package func cardFacts(of listing: Listing, duration: PlayTime?) -> String {
        let words = contexts(nil).words
        // The season's name already contains its kind.
        let kind = listing.kind == .seasons ? nil : words[listing.kind.wordKey]
        return facts([kind, words.episodes(listing.episodeCount), duration.map(words.spoken)])
    }

    private func facts(_ facts: [String?]) -> String { facts.compactMap(\.self).joined(separator: " · ") }
}
