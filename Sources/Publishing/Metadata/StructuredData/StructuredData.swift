import Episodes

/// JSON-LD in the vocabulary of https://schema.org, with what search engines ask for
/// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). What lacks something required is left
/// out, or said in a type that requires less.
extension PageMetadata {
    /// `nil` for a page about which there is nothing to say.
    func structuredData(of page: FoundPage) -> JSONValue? {
        var nodes: [JSONValue] =
            switch page.subject {
            case .home: ofTheSite(page)
            case .episode(let episode): [node(of: episode, on: page)]
            case .listing(let listing, let episodes, let first):
                nodes(of: listing, on: page, episodes: episodes, first: first)
            case .other: []
            }
        if let trail = breadcrumbs(of: page) { nodes.append(trail) }
        guard !nodes.isEmpty else { return nil }
        return .map(["@context": .string("https://schema.org"), "@graph": .array(nodes)])
    }

    private func ofTheSite(_ page: FoundPage) -> [JSONValue] {
        let site = catalog.site
        let author = site.author.map { JSONValue.node("Person", ["name": .string($0)]) }
        let website = JSONValue.node(
            "WebSite",
            [
                "name": .string(site.title), "url": .string(base.text), "description": .text(site.summary),
                "inLanguage": .string(site.language), "author": author,
            ])
        guard let podcast = site.podcast else { return [website] }
        let series = JSONValue.node(
            "PodcastSeries",
            [
                "name": .string(site.title), "url": .string(base.text), "description": .text(site.summary),
                "image": .text(podcast.image.map { base.absolute($0) }), "inLanguage": .string(site.language),
                "author": .list(podcast.hosts.map(person)) ?? author,
                "webFeed": catalog.feedFormats.contains(.rss)
                    ? .string(base.absolute(FeedFormat.rss.address(for: .home))) : nil,
                "license": .text(podcast.license?.address?.text),
            ])
        return [website, series]
    }

    /// Someone who takes part in an episode.
    func person(_ credit: Credit) -> JSONValue {
        let listing = catalog.listing(.people, credit.person.slug)
        return .node(
            "Person",
            [
                "name": .string(credit.person.name),
                "url": .text(listing.map { base.absolute($0.address) }),
            ])
    }
}

extension JSONValue {
    /// A thing of a type of schema.org.
    static func node(_ type: String, _ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        object([Member(key: "@type", value: .string(type))], members)
    }
}
