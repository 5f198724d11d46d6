import Episodes
import Publication

extension DrawnSite {
    /// Gives episodes and pages other texts, and renders again what shows them.
    ///
    /// - Parameter pages: of the plans.
    /// - Returns: files that may be other ones than before.
    mutating func revise(_ revisions: [TextRevision], pages: TextPages, jobs: Int) async -> [OutputFile] {
        announcement = nil
        let indices = pages.places(showing: revisions, among: planned.plans, by: rendered.renderer)
        for revision in revisions {
            planned.sources.documents[revision.id] = revision.text.body.source
            planned.catalog.revise(revision.id, revision.text)
            rendered.renderer.revise(revision)
        }
        // Plans go by the catalog that still names what is not fit to be shown.
        let (catalog, revised) = (planned.catalog, Set(revisions.map(\.id)))
        for index in indices { planned.plans[index] = planned.plans[index].taking(revised, from: catalog) }
        let renderer = rendered.renderer
        let pages = await indices.map { planned.plans[$0] }.concurrentMap(jobs: jobs) { renderer.page($0) }
        for (index, page) in zip(indices, pages) { rendered.pages[index] = page }
        log["render"] = rendered.diagnostics
        return pages.compactMap(\.file)
    }
}

extension PageRenderer {
    /// Takes in another text.
    mutating func revise(_ revision: TextRevision) {
        catalog.revise(revision.id, revision.text)
        found.revise(revision.id, revision.text)
        if revision.changesTitle, let episode = catalog.episode(revision.id) {
            related.revise(revision.id, revision.text)
            memberships.revise(episode)
        }
        if catalog.episode(revision.id) == nil {
            bodies.pages[revision.id] = revision.rendered
        } else {
            bodies.episodes[revision.id] = revision.rendered
        }
    }
}
