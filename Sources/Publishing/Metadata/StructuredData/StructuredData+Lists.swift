import Episodes

extension PageMetadata {
    /// A collection in its order, and a course where its author says that it is one; a season; a person.
    func nodes(of listing: Listing, on page: FoundPage, episodes: [Episode], first: Int) -> [JSONValue] {
        switch listing.kind {
        case .tags, .categories: return []
        case .people: return [profile(of: listing, on: page)]
        case .seasons:
            let season = season(listing, isPodcast: catalog.isPodcast).adding([
                "numberOfEpisodes": .integer(listing.episodeCount), "partOfSeries": show,
            ])
            return [season, list(listing, on: page, episodes: episodes, first: first)]
        case .collections:
            let list = list(listing, on: page, episodes: episodes, first: first)
            return first == 1 ? [course(listing, on: page), list].compactMap(\.self) : [list]
        }
    }

    private func list(_ listing: Listing, on page: FoundPage, episodes: [Episode], first: Int) -> JSONValue {
        .node(
            "ItemList",
            [
                "name": .string(page.title), "description": .text(page.summary),
                "url": .string(base.absolute(page.address)), "numberOfItems": .integer(listing.episodeCount),
                "itemListOrder": .string("https://schema.org/ItemListOrderAscending"),
                "itemListElement": .array(
                    episodes.enumerated().map { index, episode in
                        .node(
                            "ListItem",
                            [
                                "position": .integer(first + index), "url": .string(base.absolute(episode.address)),
                                "name": .string(episode.title),
                            ])
                    }),
            ])
    }

    /// A course needs a description.
    private func course(_ listing: Listing, on page: FoundPage) -> JSONValue? {
        let site = catalog.site
        let isCourse = listing.details.isCourse || site.podcast?.medium == .course
        guard isCourse, let summary = listing.details.summary else { return nil }
        return .node(
            "Course",
            [
                "name": .string(page.title), "description": .string(summary),
                "url": .string(base.absolute(page.address)), "inLanguage": .string(page.language),
                "provider": .node(
                    "Organization", ["name": .string(site.author ?? site.title), "url": .string(base.text)]),
                "image": .text(listing.details.image.map { base.absolute($0.location) }),
            ])
    }

    private func profile(of listing: Listing, on page: FoundPage) -> JSONValue {
        let details = listing.details
        return .node(
            "ProfilePage",
            [
                "url": .string(base.absolute(page.address)),
                "mainEntity": .node(
                    "Person",
                    [
                        "name": .string(listing.name), "description": .text(details.summary),
                        "image": .text(details.image.map { base.absolute($0.location) }),
                        "sameAs": .text(details.link.flatMap { $0.isRemote ? base.absolute(.remote($0)) : nil }),
                    ]),
            ])
    }

    /// A trail has two steps at least.
    func breadcrumbs(of page: FoundPage) -> JSONValue? {
        guard !page.trail.isEmpty else { return nil }
        let steps = page.trail + [FoundPage.Step(title: page.title, address: page.address)]
        return .node(
            "BreadcrumbList",
            [
                "itemListElement": .array(
                    steps.enumerated().map { index, step in
                        .node(
                            "ListItem",
                            [
                                "position": .integer(index + 1), "name": .string(step.title),
                                "item": .string(base.absolute(step.address)),
                            ])
                    })
            ])
    }
}

extension JSONValue {
    /// An object with more members behind its own.
    fileprivate func adding(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object(own, members)
    }
}
