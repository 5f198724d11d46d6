import Episodes
import Markdown

/// The texts below front matter as HTML, with addresses as their authors wrote them: each is rendered once.
struct RenderedBodies: Sendable {
    var episodes: [Episode.ID: RenderedMarkdown] = [:]
    var pages: [Page.ID: RenderedMarkdown] = [:]
}

/// Renders all bodies, side by side.
func renderBodies(of catalog: Catalog, jobs: Int) async -> RenderedBodies {
    let episodes = await catalog.episodes.concurrentMap(jobs: jobs) { $0.body.rendered() }
    let pages = await catalog.pages.concurrentMap(jobs: jobs) { $0.body?.rendered() }
    var bodies = RenderedBodies()
    for (episode, body) in zip(catalog.episodes, episodes) { bodies.episodes[episode.id] = body }
    for (page, body) in zip(catalog.pages, pages) { bodies.pages[page.id] = body }
    return bodies
}
