import SiteEpisodes
import SiteMarkup

extension PageMetadata {
    /// Writes an episode. It is a podcast episode if the site is a podcast or the episode has sound.
    func write(_ episode: Episode, on page: PageDescription, to json: inout JSONWriter) {
        let isPodcast = catalog.isPodcast || episode.sound != nil
        json.node(isPodcast ? "PodcastEpisode" : "Episode") { json in
            json.member("name", page.title)
            json.member("url", base.absolute(page.address))
            json.member("description", page.summary)
            json.member("inLanguage", page.language)
            json.member("datePublished", episode.date?.rfc3339)
            json.member("dateModified", episode.updated?.rfc3339)
            json.member("duration", episode.duration?.iso8601)
            json.member("image", episode.image.map { base.absolute($0.location) })
            if let number = episode.number?.integer {
                json.member("episodeNumber", number)
            } else {
                json.member("episodeNumber", episode.number?.text)
            }
            if let season = episode.season.flatMap({ catalog.listing(.seasons, $0.slug) }) {
                json.member("partOfSeason") { $0.node(seasonType(isPodcast)) { write(season: season, to: &$0) } }
            }
            json.member("partOfSeries") { $0.append(show) }
            json.member("author", any: episode.hosts) { write($1, to: &$0) }
            json.member("contributor", any: episode.guests) { write($1, to: &$0) }
            json.member("keywords", any: episode.categories + episode.tags) { $0.append($1.name) }
            json.member("isFamilyFriendly", episode.isExplicit.map { !$0 })
            if let film = episode.film { json.member("video") { write(film, of: episode, on: page, to: &$0) } }
            if let sound = episode.sound { json.member("audio") { write(sound, of: episode, on: page, to: &$0) } }
            // Search engines read the clips of films. The clips of a sound belong to the episode.
            if episode.film == nil { writeClips(of: episode, on: page, to: &json) }
        }
    }

    func seasonType(_ isPodcast: Bool) -> StaticString { isPodcast ? "PodcastSeason" : "CreativeWorkSeason" }

    /// Writes a season with its name and number.
    func write(season listing: Listing, to json: inout JSONWriter) {
        json.member("name", listing.name)
        json.member("url", base.absolute(listing.address))
        json.member("seasonNumber", Int(listing.slug.text))
    }
}
