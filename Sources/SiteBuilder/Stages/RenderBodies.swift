import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The texts below front matter as HTML, with addresses as their authors wrote them: each is rendered once.
struct RenderedBodies: Sendable {
    var episodes: [Episode.ID: RenderedMarkdown] = [:]
    var pages: [Page.ID: RenderedMarkdown] = [:]

    /// Everything that there is to say about the texts themselves.
    var diagnostics: [Diagnostic] { episodes.values.flatMap(\.diagnostics) + pages.values.flatMap(\.diagnostics) }

    /// How an episode's text begins; taking the whole of it out would count references to all that it holds.
    func summary(of episode: Episode.ID) -> String? {
        episodes.index(forKey: episode).map { episodes.values[$0].summary }
    }
}

/// Says what the files mean together, which is done in one piece, and renders their texts at the same time.
func interpretAndRenderBodies(
    _ content: inout ParsedContent, knowing past: PastTexts? = nil, jobs: Int
) async -> ((catalog: Catalog, bodies: RenderedBodies), [Diagnostic]) {
    let texts = content.shownTexts
    async let bodies = renderBodies(texts, knowing: past, jobs: jobs)
    let (catalog, diagnostics) = interpret(&content)
    return ((catalog, await bodies), diagnostics)
}

/// Renders all texts, side by side. What their files mean together need not be known.
///
/// - Parameter past: texts that have been rendered already.
/// - Returns: Not all when the task is cancelled.
private func renderBodies(_ texts: [ShownText], knowing past: PastTexts?, jobs: Int) async -> RenderedBodies {
    let rendered = await texts.concurrentMap(jobs: jobs) { text -> RenderedMarkdown? in
        if Task.isCancelled { return nil }
        if let known = past?.body(text) { return known }
        switch text {
        case .episode(_, let body), .page(_, let body): return body.rendered()
        }
    }
    var bodies = RenderedBodies()
    bodies.episodes.reserveCapacity(texts.count)
    for (text, body) in zip(texts, rendered) {
        switch text {
        case .episode(let id, _): bodies.episodes[id] = body
        case .page(let id, _): bodies.pages[id] = body
        }
    }
    return bodies
}
