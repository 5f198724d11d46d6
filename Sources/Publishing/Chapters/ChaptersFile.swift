import Episodes

/// An episode's chapters as players of podcasts read them.
///
/// Source: https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md
enum ChaptersFile {
    static let type = MediaType("application/json+chapters")

    /// `nil` for an episode without chapters.
    static func file(of episode: Episode, of site: SiteInfo) -> PublishedFile? {
        guard let address = episode.chaptersAddress else { return nil }
        let chapters = episode.chapters.map { chapter in
            JSONValue.map([
                "startTime": .seconds(milliseconds: chapter.milliseconds),
                "endTime": chapter.end.map { .seconds(milliseconds: $0) },
                "title": .text(chapter.title.isEmpty ? nil : chapter.title),
                "img": .text(chapter.image.flatMap { absolute($0, of: site) }),
                "url": .text(chapter.link?.isRemote == true ? chapter.link?.absoluteText : nil),
                "toc": chapter.isListed ? nil : .boolean(false),
                "location": chapter.location.map { place in
                    .map(["name": .string(place.name), "geo": .text(place.geo), "osm": .text(place.osm)])
                },
            ])
        }
        let document = JSONValue.map([
            "version": .string("1.2.0"), "title": .string(episode.title), "podcastName": .string(site.title),
            "chapters": .array(chapters),
        ]).document
        return PublishedFile(
            address: address, bytes: document, mediaType: type, source: .file(path: episode.body.source.path))
    }

    /// Players elsewhere need whole addresses; without the site's own there is none for its files.
    private static func absolute(_ location: AssetLocation, of site: SiteInfo) -> String? {
        if let base = site.base { return base.absolute(location) }
        if case .remote(let address) = location { return address.absoluteText }
        return nil
    }
}
