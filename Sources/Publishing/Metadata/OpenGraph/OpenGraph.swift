import Episodes

/// The Open Graph protocol (https://ogp.me), and the one thing that cards of X want besides.
extension PageMetadata {
    func openGraph(of page: FoundPage) -> [HeadTag] {
        let picture = networkPicture(of: page)
        var tags: [HeadTag?] = [
            .property("og:type", page.episode.map { $0.film == nil ? "article" : "video.episode" } ?? "website"),
            .property("og:title", page.title),
            .property("og:url", base.absolute(page.address)),
            page.summary.map { .property("og:description", $0) },
            .property("og:site_name", catalog.site.title),
        ]
        tags += locales(of: page).enumerated().map { number, locale in
            .property(number == 0 ? "og:locale" : "og:locale:alternate", locale)
        }
        if let picture {
            tags.append(.property("og:image", picture.url))
            if let card = page.card {
                tags += [
                    .property("og:image:width", String(card.width)), .property("og:image:height", String(card.height)),
                ]
            }
            tags.append(picture.alternative.map { .property("og:image:alt", $0) })
        }
        if let episode = page.episode { tags += recordings(of: episode) + facts(of: episode) }
        tags.append(.name("twitter:card", picture == nil ? "summary" : "summary_large_image"))
        return tags.compactMap(\.self)
    }

    /// The page's own language first.
    private func locales(of page: FoundPage) -> [String] {
        var seen: Set<String> = []
        return ([page.language] + page.versions.map(\.language)).compactMap(OpenGraphLocale.name)
            .filter { seen.insert($0).inserted }
    }

    /// Files that networks may play in place.
    private func recordings(of episode: Episode) -> [HeadTag?] {
        var tags: [HeadTag?] = []
        for (media, property) in [(episode.film, "og:video"), (episode.sound, "og:audio")] {
            guard let media else { continue }
            if let file = media.file {
                tags.append(.property(property, base.absolute(file)))
                tags.append(media.type.map { .property(property + ":type", $0.name) })
            } else if let frame = media.frameAddress {
                tags += [.property(property, frame), .property(property + ":type", "text/html")]
            }
        }
        return tags
    }

    private func facts(of episode: Episode) -> [HeadTag?] {
        let tags = (episode.categories + episode.tags).map(\.name)
        if episode.film != nil {
            return [
                episode.date.map { .property("video:release_date", $0.rfc3339) },
                episode.duration.map { .property("video:duration", String($0.seconds)) },
            ] + tags.map { .property("video:tag", $0) }
        }
        return [
            episode.date.map { .property("article:published_time", $0.rfc3339) },
            episode.updated.map { .property("article:modified_time", $0.rfc3339) },
        ] + tags.map { .property("article:tag", $0) }
    }
}
