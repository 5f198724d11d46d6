import Episodes
import Markdown
import Theming

/// A template of the theme with everything that it shows.
struct FilledTemplate {
    let html: HTML
    let source: OutputSource
    /// What the author wrote for the page.
    var notes: Notes?
}

extension PageRenderer {
    func fill(_ plan: PagePlan, head: PageHead, gallery: Gallery?) -> FilledTemplate {
        switch plan.subject {
        case .episode(let episode): return fill(episode, at: plan.address, head: head, gallery: gallery)
        case .page(let page): return fill(page, plan, head: head, gallery: gallery)
        case .listing(let listing):
            let page = ListingPage(
                listing: listing, address: plan.address, gallery: gallery ?? Gallery(sections: []),
                numbers: plan.numbers, duration: catalog.duration(of: listing), head: head)
            return FilledTemplate(
                html: renderer.page(page), source: OutputSource(name: "the \(listing.kind.noun) '\(listing.name)'"))
        case .index(let kind):
            return fill(kind, .cells(gallery ?? Gallery(sections: [])), plan, head: head)
        case .letters(let index, let group): return fill(index.kind, .letters(index, group), plan, head: head)
        case .search:
            return FilledTemplate(
                html: renderer.searchPage(at: plan.address, head: head),
                source: OutputSource(name: "the page to search on"))
        case .notFound:
            return FilledTemplate(
                html: renderer.notFoundPage(head: head), source: OutputSource(name: "the page for missing addresses"))
        }
    }

    private func fill(_ episode: Episode, at address: Address, head: PageHead, gallery: Gallery?) -> FilledTemplate {
        let body = bodies.episodes[episode.id] ?? episode.body.rendered()
        let notes = notes(body, of: episode.body, in: episode.id, at: address)
        let page = EpisodePage(
            episode: episode, notes: notes.html, transcript: transcripts[episode.id],
            memberships: memberships[episode.id] ?? [], versions: catalog.versions(of: episode),
            previous: catalog.previous(of: episode), next: catalog.next(of: episode),
            related: related.episodes(relatedTo: episode, limit: 4), gallery: gallery,
            excerpt: body.summary, isRemembered: isRemembering, head: head)
        return FilledTemplate(
            html: renderer.page(page), source: OutputSource(path: episode.body.source.path), notes: notes)
    }

    private func fill(_ page: Page, _ plan: PagePlan, head: PageHead, gallery: Gallery?) -> FilledTemplate {
        let notes = page.body.map { body in
            self.notes(bodies.pages[page.id] ?? body.rendered(), of: body, in: page.id, at: plan.address)
        }
        let source = page.body.map { OutputSource(path: $0.source.path) } ?? OutputSource(name: "the home page")
        let content = ContentPage(
            page: page, address: plan.address, notes: notes?.html ?? .empty, versions: catalog.versions(of: page),
            gallery: gallery, numbers: plan.numbers, head: head)
        return FilledTemplate(html: renderer.page(content), source: source, notes: notes)
    }

    private func fill(
        _ kind: TermKind, _ contents: IndexPage.Contents, _ plan: PagePlan, head: PageHead
    ) -> FilledTemplate {
        let page = IndexPage(
            kind: kind, address: plan.address, contents: contents, numbers: plan.numbers, head: head)
        return FilledTemplate(html: renderer.page(page), source: OutputSource(name: "the list of \(kind.rawValue)"))
    }

    private func notes(_ rendered: RenderedMarkdown, of body: Body, in id: String, at page: Address) -> Notes {
        Notes(
            rendered, of: body, in: id, at: page, place: { place(of: $0) }, catalog: catalog, pictures: pictures,
            widest: renderer.bodyArtwork)
    }
}
