import SiteEpisodes
import SiteFileSystem
import SitePublication

extension RenderedSite {
    /// Replaces the texts of episodes and pages, and renders the pages that show them.
    ///
    /// - Parameter pages: the pages of this site, by text.
    ///
    /// - Returns: the files that may have changed.
    mutating func revise(_ revisions: [TextRevision], pages: TextPages) async -> [OutputFile] {
        feeds = nil
        let indices = pages.places(showing: revisions)
        for revision in revisions { renderer.revise(revision) }
        // The plans use the catalog before pictures and files were withheld.
        let (catalog, revised) = (site.planned.catalog, Set(revisions.map(\.id)))
        for index in indices {
            renderer.site.planned.plans[index] = site.planned.plans[index].taking(revised, from: catalog)
        }
        let renderer = renderer
        let plans = indices.map { renderer.site.planned.plans[$0] }
        let rendered = await plans.concurrentMap(jobs: site.options.jobs) { renderer.page($0) }
        for (index, page) in zip(indices, rendered) { self.pages[index] = page }
        log["render"] = diagnostics
        return rendered.compactMap(\.file)
    }
}

extension PageRenderer {
    /// Replaces one text.
    fileprivate mutating func revise(_ revision: TextRevision) {
        let (id, text) = (revision.id, revision.text)
        site.planned.sources.documents[id] = text.body.source
        site.planned.catalog.revise(id, text)
        site.catalog.revise(id, text)
        metadata.revise(id, text)
        guard let episode = catalog.episode(id) else {
            site.planned.bodies.pages[id] = revision.rendered
            return
        }
        site.planned.bodies.episodes[id] = revision.rendered
        if revision.changesTitle {
            related.revise(id, text)
            memberships.revise(episode)
        }
    }
}
