import Episodes

/// What pages tell those who find them, written from the catalog and never by templates: Open Graph, cards, structured data.
/// All of it names absolute addresses, so a site without one has none.
public struct PageMetadata: Sendable {
    let catalog: Catalog
    let base: BaseAddress
    /// The show that every episode belongs to, made once.
    let show: JSONValue

    /// - Returns: `nil` for a site without a public address.
    public init?(_ catalog: Catalog) {
        guard let base = catalog.site.base else { return nil }
        self.catalog = catalog
        self.base = base
        show = .node(
            catalog.isPodcast ? "PodcastSeries" : "CreativeWorkSeries",
            ["name": .string(catalog.site.title), "url": .string(base.text)])
    }

    public func tags(of page: FoundPage) -> [HeadTag] {
        var tags = openGraph(of: page)
        if let episode = page.episode {
            tags.append(
                .alternate(
                    type: OEmbed.linkType, address: base.absolute(OEmbed.address(of: episode)), title: page.title))
        }
        if let data = structuredData(of: page) { tags.append(.structuredData(data.script)) }
        return tags
    }
}

extension Catalog {
    /// Whether the site says of itself that it is a podcast.
    var isPodcast: Bool { site.podcast != nil }
}
