/// The namespaces of feeds. Documents choose prefixes freely, and some use old spellings of the addresses.
enum XMLNamespaces {
    /// The usual prefix of an address, empty for RSS itself, or `nil` for an unknown namespace.
    static func prefix(for address: String) -> String? {
        var key = address.lowercased()
        for scheme in ["http://", "https://"] where key.hasPrefix(scheme) { key.removeFirst(scheme.count) }
        while key.hasSuffix("/") || key.hasSuffix("#") { key.removeLast() }
        return prefixes[key]
    }

    /// The usual spelling of a name in any case: `PUBDATE` is `pubDate`.
    static func usual(_ name: String) -> String {
        let lower = name.lowercased()
        return names[lower] ?? (lower.hasPrefix("atom:") ? lower : name)
    }

    /// Names that are not in lower case.
    private static let names: [String: String] = {
        let elements =
            Array(RSSKeys.ofItems.keys) + Array(RSSKeys.ofChannel.keys) + [
                "rss", "rdf:RDF", "channel", "item", "link", "image", "author", "comments", "source", "generator",
                "lastBuildDate",
                "media:content", "media:group", "itunes:summary", "itunes:keywords", "itunes:title", "itunes:name",
                "itunes:email", "psc:chapters", "psc:chapter", "podcast:remoteItem", "dc:date", "dc:creator",
                "podcast:images", "podcast:valueRecipient", "podcast:valueTimeSplit", "podcast:source",
                "podcast:integrity",
                "dc:title",
                "content:encoded", "atom:link", "atom:feed", "atom:entry",
            ]
        let attributes = [
            "url", "href", "src", "type", "length", "rel", "role", "img", "text", "name", "fileSize", "isDefault",
            "isPermaLink",
            "medium", "duration", "startTime", "start", "feedUrl", "display", "language", "feedGuid",
            "itemGuid", "accountId", "accountUrl", "protocol", "uri", "contentType", "remoteStartTime",
            "remotePercentage", "customKey", "customValue",
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
