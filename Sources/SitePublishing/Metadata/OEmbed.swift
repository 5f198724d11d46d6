import SiteEpisodes
import SiteMarkup
import SiteMediaFacts

/// oEmbed 1.0 files (https://oembed.com). They tell a page that quotes an episode how to show it. The episode's page
/// links to its file.
enum OEmbed {
    static let linkType: StaticString = "application/json+oembed"

    /// The file is in the folder of the episode's page.
    static func address(of episode: Episode) -> Address { episode.address.companion("oembed.json") }

    /// The size of an embedded player in points. A recording without a picture has the height `strip`.
    private static let size = (width: 640, height: 360, strip: 54)

    static func file(of episode: Episode, of catalog: Catalog, base: BaseAddress) -> PublishedFile {
        let site = catalog.site
        let player = player(of: episode, base: base)
        let host = episode.hosts.first.map(\.person)
        let document = JSONWriter.document { json in
            json.member("version", "1.0")
            json.member("type", player?.type ?? "link")
            json.member("title", episode.title)
            json.member("author_name", host?.name ?? site.author)
            let author = host.flatMap { catalog.listing(.people, $0.slug) }
            json.member("author_url", author.map { base.absolute($0.address) })
            json.member("provider_name", site.title)
            json.member("provider_url", base.text)
            json.member("html", player?.html)
            json.member("width", player.map { _ in size.width })
            json.member("height", player?.height)
        }
        return PublishedFile(
            address: address(of: episode), bytes: document, mediaType: MediaType("application/json"),
            source: .file(path: episode.body.source.path))
    }

    private static func player(of episode: Episode, base: BaseAddress) -> (type: String, html: String, height: Int)? {
        if let film = episode.film {
            let markup: String =
                if let frame = film.frameAddress {
                    "<iframe\(attribute("src", frame))\(attribute("title", episode.title)) width=\"\(size.width)\""
                        + " height=\"\(size.height)\" allow=\"fullscreen; picture-in-picture\" allowfullscreen></iframe>"
                } else {
                    "<video\(attribute("src", film.file.map { base.absolute($0) }))"
                        + attribute("poster", (film.poster ?? episode.image?.location).map { base.absolute($0) })
                        + " controls preload=\"none\" width=\"\(size.width)\" height=\"\(size.height)\"></video>"
                }
            return ("video", markup, size.height)
        }
        guard let sound = episode.sound?.file else { return nil }
        let markup = "<audio\(attribute("src", base.absolute(sound))) controls preload=\"none\"></audio>"
        return ("rich", markup, size.strip)
    }

    private static func attribute(_ name: String, _ value: String?) -> String {
        guard let value else { return "" }
        var bytes = Array(" \(name)=\"".utf8)
        bytes.append(xmlAttribute: PlainText(value))
        return String(decoding: bytes, as: UTF8.self) + "\""
    }
}
