import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The bodies of all texts as HTML, each rendered once, with addresses as written by the authors.
struct RenderedBodies: Sendable {
    var episodes: [Episode.ID: RenderedMarkdown] = [:]
    var pages: [Page.ID: RenderedMarkdown] = [:]

    /// All problems in the bodies.
    var diagnostics: [Diagnostic] { episodes.values.flatMap(\.diagnostics) + pages.values.flatMap(\.diagnostics) }

    /// The beginning of an episode's text. Copying the whole value would count references to all of its parts.
    func summary(of episode: Episode.ID) -> String? {
        episodes.index(forKey: episode).map { episodes.values[$0].summary }
    }
}

/// Interprets the files in one task and renders their bodies in parallel with it.
func interpretAndRenderBodies(
    _ content: inout ParsedContent, knowing past: PastTexts? = nil, jobs: Int
) async -> ((catalog: Catalog, bodies: RenderedBodies), [Diagnostic]) {
    let texts = content.shownTexts
    async let bodies = renderBodies(texts, knowing: past, jobs: jobs)
    let (catalog, diagnostics) = interpret(&content)
    return ((catalog, await bodies), diagnostics)
}

/// Renders all bodies in parallel. This does not depend on the interpretation.
///
/// - Parameter past: bodies that are already rendered.
///
/// - Returns: The bodies. Some are missing if the task is cancelled.
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
