/// The namespaces of feeds: documents choose prefixes as they like, and some spell the addresses in older ways.
enum XMLNamespaces {
    /// The usual prefix for an address; `nil` for a namespace that is not known.
    static func prefix(for address: String) -> String? {
        var key = address.lowercased()
        for scheme in ["http://", "https://"] where key.hasPrefix(scheme) { key.removeFirst(scheme.count) }
        while key.hasSuffix("/") || key.hasSuffix("#") { key.removeLast() }
        return prefixes[key]
    }

    private static let prefixes = [
        "www.itunes.com/dtds/podcast-1.0.dtd": "itunes", "itunes.com/dtds/podcast-1.0.dtd": "itunes",
        "podcastindex.org/namespace/1.0": "podcast",
        "github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md": "podcast",
        "purl.org/rss/1.0/modules/content": "content", "www.w3.org/2005/atom": "atom",
        "purl.org/dc/elements/1.1": "dc", "search.yahoo.com/mrss": "media", "podlove.org/simple-chapters": "psc",
        "www.google.com/schemas/play-podcasts/1.0": "googleplay",
        "purl.org/rss/1.0/modules/syndication": "sy", "wellformedweb.org/commentapi": "wfw",
        "purl.org/rss/1.0/modules/slash": "slash",
    ]
}
