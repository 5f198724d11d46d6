import SiteEpisodes

/// Elements of both channels and items.
extension XMLWriter {
    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/person.md
    mutating func element(_ person: FeedPerson) {
        element(
            .person, ["role": person.role, "group": person.group, "img": person.image, "href": person.link],
            text: person.name.cut(toCharacters: 128))
    }

    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/license.md
    mutating func element(_ license: PodcastLicense?, base: BaseAddress) {
        guard let license else { return }
        element(
            .license, ["url": license.address.map { base.absolute(.remote($0)) }],
            text: license.name.cut(toCharacters: 128))
    }

    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/location.md
    mutating func element(_ location: PodcastLocation) {
        element(
            .location,
            [
                "rel": location.relation?.rawValue, "geo": location.geo, "osm": location.osm,
                "country": location.country,
            ], text: location.name.cut(toCharacters: 128))
    }
}

extension String {
    /// Cuts before a word. Without this, aggregators cut longer values anywhere.
    func cut(toCharacters count: Int) -> String {
        guard self.count > count else { return self }
        let start = prefix(count - 1)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
    }
}
