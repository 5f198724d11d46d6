import SiteEpisodes
import SiteMarkdown
import SitePublication
import SiteTheming

extension PageRenderer {
    /// Renders the page's template with all its content.
    func fill(_ plan: PagePlan, _ notes: Notes?, head: PageHead, gallery: Gallery?) -> HTML {
        switch plan.subject {
        case .episode(let episode): return fill(episode, notes, head: head, gallery: gallery)
        case .page(let page): return fill(page, plan, notes: notes, head: head, gallery: gallery)
        case .listing(let listing):
            note { $0.definition(of: listing) }
            let page = ListingPage(
                listing: listing, address: plan.address, gallery: gallery ?? Gallery(sections: []),
                numbers: plan.numbers, duration: catalog.duration(of: listing), head: head)
            return renderer.page(page)
        case .index(let kind):
            return fill(kind, .cells(gallery ?? Gallery(sections: [])), plan, head: head)
        case .letters(let index, let group): return fill(index.kind, .letters(index, group), plan, head: head)
        case .picture(let picture): return fill(picture, plan, head: head)
        case .search: return renderer.searchPage(at: plan.address, head: head)
        case .subscribe(let feed):
            note { $0.cover }
            return renderer.subscribePage(at: plan.address, feed: feed, head: head)
        case .notFound: return renderer.notFoundPage(head: head)
        }
    }

    private func fill(_ episode: Episode, _ notes: Notes?, head: PageHead, gallery: Gallery?) -> HTML {
        var page = EpisodePage(episode: published(episode), notes: notes?.html ?? .empty, head: head)
        page.transcript = site.transcripts.readable[episode.id]
        page.memberships = memberships[episode.id] ?? []
        page.versions = catalog.versions(of: episode)
        page.previous = catalog.previous(of: episode)
        page.next = catalog.next(of: episode)
        page.related = relatives(of: episode)
        page.gallery = gallery
        page.excerpt = body(of: episode).summary
        page.isRemembered = isRemembering
        note { $0.all(of: page) }
        return renderer.page(page)
    }

    /// The episode without transcripts that are withheld.
    private func published(_ episode: Episode) -> Episode {
        func isHeld(_ track: TextTrack) -> Bool {
            if case .file(let path) = track.location { catalog.isWithheld(path) } else { false }
        }
        guard episode.transcripts.contains(where: isHeld) else { return episode }
        var episode = episode
        episode.transcripts.removeAll(where: isHeld)
        return episode
    }

    /// The related episodes on an episode's page, the most related first.
    func relatives(of episode: Episode) -> [Episode] { related.episodes(relatedTo: episode, limit: 4) }

    private func fill(_ page: Page, _ plan: PagePlan, notes: Notes?, head: PageHead, gallery: Gallery?) -> HTML {
        note { $0.picture(page.image) }
        var content = ContentPage(
            page: page, address: plan.address, notes: notes?.html ?? .empty, gallery: gallery, numbers: plan.numbers,
            head: head)
        content.versions = catalog.versions(of: page)
        if catalog.isPodcast, page.address == .home, plan.numbers.isFirst {
            let heard = catalog.episodes.lazy.filter { episode in
                episode.podcast.live == nil && episode.media.contains { $0.kind == .audio }
            }
            content.latest = heard.first { $0.kind != .trailer }
            content.trailer = heard.first { $0.kind == .trailer }
            let shown = [content.latest, content.trailer].compactMap(\.self)
            note { graph in
                shown.reduce(graph.cover) { $0.union(graph.files(of: $1)).union([.file(.card, $1.path)]) }
            }
        }
        return renderer.page(content)
    }

    private func fill(
        _ kind: TermKind, _ contents: IndexPage.Contents, _ plan: PagePlan, head: PageHead
    ) -> HTML {
        let page = IndexPage(
            kind: kind, address: plan.address, contents: contents, numbers: plan.numbers, head: head)
        return renderer.page(page)
    }

    private func fill(_ shown: PlannedPicture, _ plan: PagePlan, head: PageHead) -> HTML {
        let (series, index) = (shown.series, shown.index)
        let items = series.items[index...].prefix(PicturePage.frameCount)
        note { graph in items.reduce(into: []) { $0.formUnion(graph.withTexts(of: $1.picture)) } }
        var page = PicturePage(
            series: series.title, language: series.language, address: plan.address, album: shown.item.album,
            frames: items.map {
                PicturePage.Frame(picture: $0.picture, address: $0.address, viewing: $0.viewing)
            })
        page.index = index
        page.count = series.items.count
        page.previous = index > 0 ? series.items[index - 1].address : nil
        page.next = items.endIndex < series.items.endIndex ? series.items[items.endIndex].address : nil
        page.head = head
        return renderer.page(page)
    }

    /// The author's text of a page, or `nil` if the page is generated.
    func notes(of plan: PagePlan) -> Notes? {
        switch plan.subject {
        case .episode(let episode):
            notes(
                body(of: episode), of: episode.body, in: episode.id,
                on: NotesPage(
                    address: plan.address, language: episode.language,
                    additions: BodyText.PageAdditions(recording: episode.playedSeconds)))
        case .page(let page):
            page.body.map { body in
                notes(
                    bodies.pages[page.id] ?? body.rendered(), of: body, in: page.id,
                    on: NotesPage(address: plan.address, language: page.language))
            }
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: nil
        }
    }

    private func body(of episode: Episode) -> RenderedMarkdown {
        bodies.episodes[episode.id] ?? episode.body.rendered()
    }

    private func notes(
        _ rendered: RenderedMarkdown, of body: Body, in id: String, on page: NotesPage
    ) -> Notes {
        note { $0.pictures(of: rendered.references, in: id).union([.file(.text, body.source.path)]) }
        return Notes(rendered, of: body, in: id, on: page, by: self)
    }
}

extension Episode {
    /// The seconds of the recording that the page plays, unlimited if they are not known; `nil` for no player of the site.
    fileprivate var playedSeconds: Int? {
        let isPlayed = self.media.contains { if case .asset = $0.source { true } else { false } }
        return isPlayed ? self.duration?.seconds ?? .max : nil
    }
}

extension OutputSource {
    /// The source of a page, for messages.
    init(_ plan: PagePlan) {
        switch plan.subject {
        case .episode(let episode): self.init(path: episode.body.source.path)
        case .page(let page):
            if let body = page.body { self.init(path: body.source.path) } else { self.init(name: "the home page") }
        case .listing(let listing): self.init(name: "the \(listing.kind.noun) '\(listing.name)'")
        case .index(let kind): self.init(name: "the list of \(kind.rawValue)")
        case .letters(let index, _): self.init(name: "the list of \(index.kind.rawValue)")
        case .picture(let picture): self.init(name: "the page of a picture of '\(picture.series.title)'")
        case .search: self.init(name: "the search page")
        case .subscribe: self.init(name: "the page for subscribers")
        case .notFound: self.init(name: "the 404 page")
        }
    }
}
