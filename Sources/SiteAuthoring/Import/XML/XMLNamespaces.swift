/// The namespaces of feeds: documents choose prefixes as they like, and some spell the addresses in older ways.
enum XMLNamespaces {
    /// The usual prefix for an address, empty for the elements of RSS itself; `nil` for a namespace that is not known.
    static func prefix(for address: String) -> String? {
        var key = address.lowercased()
        for scheme in ["http://", "https://"] where key.hasPrefix(scheme) { key.removeFirst(scheme.count) }
        while key.hasSuffix("/") || key.hasSuffix("#") { key.removeLast() }
        return prefixes[key]
    }

    /// A name as the table of feeds has it, whatever its case: `PUBDATE` is `pubDate`.
    static func usual(_ name: String) -> String {
        let lower = name.lowercased()
        return names[lower] ?? (lower.hasPrefix("atom:") ? lower : name)
    }

    /// Those that are written in lower case elsewhere too are their own.
    private static let names: [String: String] = {
        let elements =
            Array(RSSKeys.ofItems.keys) + Array(RSSKeys.ofChannel.keys) + [
                "rss", "rdf:RDF", "channel", "item", "link", "image", "author", "comments", "source", "generator",
                "lastBuildDate",
                "media:content", "media:group", "itunes:summary", "itunes:keywords", "itunes:title", "itunes:name",
                "itunes:email", "psc:chapters", "psc:chapter", "podcast:remoteItem", "dc:date", "dc:creator",
                "dc:title",
                "content:encoded", "atom:link", "atom:feed", "atom:entry",
            ]
        let attributes = [
            "url", "href", "src", "type", "length", "rel", "role", "img", "text", "name", "fileSize", "isDefault",
            "isPermaLink",
            "medium", "duration", "startTime", "start", "feedUrl", "display", "language",
        ]
        return Dictionary((elements + attributes).map { ($0.lowercased(), $0) }) { first, _ in first }
    }()

    private static let prefixes = [
        "www.itunes.com/dtds/podcast-1.0.dtd": "itunes", "itunes.com/dtds/podcast-1.0.dtd": "itunes",
        "podcastindex.org/namespace/1.0": "podcast",
        "github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md": "podcast",
        "purl.org/rss/1.0/modules/content": "content", "www.w3.org/2005/atom": "atom",
        "purl.org/atom/ns": "atom", "www.w3.org/1999/xhtml": "xhtml", "www.w3.org/1999/02/22-rdf-syntax-ns": "rdf",
        "purl.org/rss/1.0": "", "my.netscape.com/rdf/simple/0.9": "", "channel.netscape.com/rdf/simple/0.9": "",
        "purl.org/dc/elements/1.1": "dc", "purl.org/dc/terms": "dcterms",
        "search.yahoo.com/mrss": "media", "podlove.org/simple-chapters": "psc",
        "www.google.com/schemas/play-podcasts/1.0": "googleplay",
        "purl.org/rss/1.0/modules/syndication": "sy", "wellformedweb.org/commentapi": "wfw",
        "purl.org/rss/1.0/modules/slash": "slash",
    ]
}
