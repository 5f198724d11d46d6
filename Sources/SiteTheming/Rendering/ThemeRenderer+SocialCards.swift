import SiteEpisodes

/// What the picture of a page for networks says besides the page's title, and the artwork it has where there is no picture.
extension ThemeRenderer {
    /// `Episode 12 · 3 May 2026 · 12:30`, as far as the episode tells.
    package func cardFacts(of episode: Episode) -> String {
        let words = contexts(episode.language).words
        let number = episode.number.map { "\(words["episode"]) \(words.format.localized($0.text))" }
        return facts([number, episode.date.map(words.day), episode.duration.map(words.clock)])
    }

    /// `Collection · 7 episodes · 1 h 5 min`
    ///
    /// - Parameter duration: of all its episodes; `nil` where none tells.
    package func cardFacts(of listing: Listing, duration: PlayTime?) -> String {
        let words = contexts(nil).words
        // A season's name says what it is.
        let kind = listing.kind == .seasons ? nil : words[listing.kind.wordKey]
        return facts([kind, words.episodes(listing.episodeCount), duration.map(words.spoken)])
    }

    private func facts(_ facts: [String?]) -> String { facts.compactMap(\.self).joined(separator: " · ") }
}
