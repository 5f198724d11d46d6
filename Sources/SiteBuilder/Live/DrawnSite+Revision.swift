import Episodes
import Stylesheets

extension DrawnSite {
    /// Gives episodes and pages other texts, and renders again what shows them.
    ///
    /// - Parameter pages: of the plans.
    /// - Returns: files that may be other ones than before, pages first.
    mutating func revise(_ revisions: [TextRevision], pages: TextPages, jobs: Int) async -> [OutputFile] {
        announcement = nil
        let indices = pages.places(showing: revisions, among: planned.plans, by: rendered.renderer)
        let unseen = indices.filter { pageNames[$0] == nil }
        for (index, page) in zip(unseen, await drawPages(at: unseen, jobs: jobs)) { pageNames[index] = page.names }
        for revision in revisions {
            planned.sources.documents[revision.id] = revision.text.body.source
            planned.catalog.revise(revision.id, revision.text)
            rendered.renderer.revise(revision)
        }
        // Plans go by the catalog that still names what is not fit to be shown.
        let (catalog, revised) = (planned.catalog, Set(revisions.map(\.id)))
        for index in indices { planned.plans[index] = planned.plans[index].taking(revised, from: catalog) }
        let pages = await drawPages(at: indices, jobs: jobs)
        var styled: Set<PageStyles> = []
        for (index, new) in zip(indices, pages) {
            if follow(new.names, of: new.styles, after: pageNames[index]) { styled.insert(new.styles) }
            pageNames[index] = new.names
            rendered.pages[index] = new.page
        }
        log["render"] = rendered.diagnostics
        return pages.compactMap(\.page.file) + (await restyle(styled, jobs: jobs))
    }

    /// Reads all pages again, where stylesheets cannot be told without that.
    mutating func smoothStyles(jobs: Int) async {
        guard hasRoughStyles else { return }
        rendered = await RenderedSite(planned.plans, by: rendered.renderer, jobs: jobs)
        styles = await style(rendered.names, by: ThemeRules(planned.theme), layouts: planned.layouts, jobs: jobs)
        hasRoughStyles = false
    }

    private func drawPages(at indices: [Int], jobs: Int) async -> [DrawnPage] {
        await rendered.renderer.draw(indices.map { planned.plans[$0] }, jobs: jobs)
    }

    /// Goes by what stands in a page now. What it had before stays as long as nobody has looked whether other pages have it too.
    ///
    /// - Returns: whether its stylesheet needs more rules.
    private mutating func follow(_ names: MarkupNames, of styles: PageStyles, after old: MarkupNames?) -> Bool {
        if let old, !names.covers(old) { hasRoughStyles = true }
        if rendered.names[styles]?.covers(names) ?? false { return false }
        hasRoughStyles = true
        rendered.names[styles, default: MarkupNames()].formUnion(names)
        return true
    }

    private mutating func restyle(_ styled: Set<PageStyles>, jobs: Int) async -> [OutputFile] {
        if styled.isEmpty { return [] }
        let files = await style(
            rendered.names.filter { styled.contains($0.key) }, by: ThemeRules(planned.theme),
            layouts: planned.layouts, jobs: jobs)
        let paths = Set(files.map(\.path))
        styles = styles.filter { !paths.contains($0.path) } + files
        return files
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
