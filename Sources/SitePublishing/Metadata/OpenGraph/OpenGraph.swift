import SiteEpisodes

/// The Open Graph protocol (https://ogp.me), and the tag that cards on X need in addition.
extension PageMetadata {
    func writeOpenGraph(of page: PageDescription, to head: inout HeadMarkup) {
        let picture = networkPicture(of: page)
        head.property("og:type", page.episode.map { $0.film == nil ? "article" : "video.episode" } ?? "website")
        head.property("og:title", page.title)
        head.property("og:url", base.absolute(page.address))
        head.property("og:description", page.summary)
        head.property("og:site_name", catalog.site.title)
        writeLocales(of: page, to: &head)
        if let picture {
            head.property("og:image", picture.url)
            if let card = page.card {
                head.property("og:image:width", String(card.width))
                head.property("og:image:height", String(card.height))
            }
            head.property("og:image:alt", picture.alternative)
        }
        if let episode = page.episode {
            writeRecordings(of: episode, to: &head)
            writeFacts(of: episode, to: &head)
        }
        head.name("twitter:card", picture == nil ? "summary" : "summary_large_image")
    }

    /// Writes the page's own language first and each language once.
    private func writeLocales(of page: PageDescription, to head: inout HeadMarkup) {
        var told: Set<String> = []
        for language in [page.language] + page.versions.map(\.language) {
            guard let locale = locales[language], told.insert(locale).inserted else { continue }
            head.property(told.count == 1 ? "og:locale" : "og:locale:alternate", locale)
        }
    }

    /// Writes the files that networks may play in place.
    private func writeRecordings(of episode: Episode, to head: inout HeadMarkup) {
        if let film = episode.film {
            head.property("og:video", film.file.map { base.absolute($0) } ?? film.frameAddress)
            head.property("og:video:type", film.file == nil ? "text/html" : film.type?.name)
        }
        if let sound = episode.sound {
            head.property("og:audio", sound.file.map { base.absolute($0) })
            head.property("og:audio:type", sound.type?.name)
        }
    }

    private func writeFacts(of episode: Episode, to head: inout HeadMarkup) {
        let tags = episode.categories + episode.tags
        if episode.film != nil {
            head.property("video:release_date", episode.date?.rfc3339)
            head.property("video:duration", episode.duration.map { String($0.seconds) })
            for tag in tags { head.property("video:tag", tag.name) }
        } else {
            head.property("article:published_time", episode.date?.rfc3339)
            head.property("article:modified_time", episode.updated?.rfc3339)
            for tag in tags { head.property("article:tag", tag.name) }
        }
    }
}
