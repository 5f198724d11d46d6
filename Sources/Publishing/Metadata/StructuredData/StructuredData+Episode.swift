import Episodes

extension PageMetadata {
    /// An episode of the show: of a podcast when the site is one or there is something to listen to.
    func node(of episode: Episode, on page: FoundPage) -> JSONValue {
        let isPodcast = catalog.isPodcast || episode.sound != nil
        let url = base.absolute(page.address)
        let film = episode.film.map { recording($0, of: episode, on: page) }
        let sound = episode.sound.map { recording($0, of: episode, on: page) }
        return .node(
            isPodcast ? "PodcastEpisode" : "Episode",
            [
                "name": .string(page.title), "url": .string(url), "description": .text(page.summary),
                "inLanguage": .string(page.language),
                "datePublished": .text(episode.date?.rfc3339), "dateModified": .text(episode.updated?.rfc3339),
                "duration": .text(episode.duration?.iso8601),
                "image": .text(episode.image.map { base.absolute($0.location) }),
                "episodeNumber": episode.number.map { $0.integer.map { .integer($0) } ?? .string($0.text) },
                "partOfSeason": season(of: episode, isPodcast: isPodcast), "partOfSeries": show,
                "author": .list(episode.hosts.map(person)), "contributor": .list(episode.guests.map(person)),
                "keywords": .list((episode.categories + episode.tags).map { .string($0.name) }),
                "isFamilyFriendly": episode.isExplicit.map { .boolean(!$0) },
                "video": film, "audio": sound,
                // Search engines read moments of films; of sound they belong to the episode.
                "hasPart": film == nil ? clips(of: episode, on: page) : nil,
            ])
    }

    private func season(of episode: Episode, isPodcast: Bool) -> JSONValue? {
        episode.season.flatMap { catalog.listing(.seasons, $0.slug) }.map { season($0, isPodcast: isPodcast) }
    }

    /// A season by its name and number.
    func season(_ listing: Listing, isPodcast: Bool) -> JSONValue {
        .node(
            isPodcast ? "PodcastSeason" : "CreativeWorkSeason",
            [
                "name": .string(listing.name), "url": .string(base.absolute(listing.address)),
                "seasonNumber": Int(listing.slug.text).map { .integer($0) },
            ])
    }
}
