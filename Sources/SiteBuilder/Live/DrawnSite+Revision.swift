import Episodes
import Stylesheets

extension DrawnSite {
    /// Gives episodes and pages other texts, and renders again what shows them.
    ///
    /// - Parameter pages: of the plans.
    /// - Returns: files that may be other ones than before, pages first.
    mutating func revise(_ revisions: [TextRevision], pages: TextPages, jobs: Int) async -> [OutputFile] {
        let indices = places(ofPagesThatShow: revisions, pages: pages)
        let unseen = indices.filter { pageNames[$0] == nil }
        for (index, page) in zip(unseen, await drawPages(at: unseen, jobs: jobs)) { pageNames[index] = page.names }
        for revision in revisions {
            planned.sources.documents[revision.id] = revision.body.source
            planned.catalog.revise(revision.id, revision.body)
            rendered.renderer.revise(revision)
        }
        // Plans go by the catalog that still names what is not fit to be shown.
        let catalog = planned.catalog
        for index in indices { planned.plans[index].takeSubject(from: catalog) }
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
        styles = await style(rendered.names, theme: planned.theme, layouts: planned.layouts, jobs: jobs)
        hasRoughStyles = false
    }

    private func places(ofPagesThatShow revisions: [TextRevision], pages: TextPages) -> [Int] {
        let own = pages.places(of: revisions.map(\.id))
        // Cards begin as their text does where the author wrote no summary.
        let excerpts = Set(
            revisions.filter { $0.changesExcerpt && planned.catalog.episode($0.id)?.summary == nil }.map(\.id))
        if excerpts.isEmpty { return own.sorted() }
        return own.union(planned.plans.indices.filter { planned.plans[$0].showsCards(of: excerpts) }).sorted()
    }

    /// Some pages as they are now, and what stands in them.
    private func drawPages(
        at indices: [Int], jobs: Int
    ) async -> [(page: RenderedPage, styles: PageStyles, names: MarkupNames)] {
        await indices.map { planned.plans[$0] }.concurrentMap(jobs: jobs) { [renderer = rendered.renderer] plan in
            var survey = MarkupSurvey(MarkupFragments())
            let styles = PageStyles(plan, layouts: renderer.layouts.book)
            let page = renderer.render(plan, stylesheet: styles.address, &survey)
            return (page, styles, survey.names)
        }
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
            rendered.names.filter { styled.contains($0.key) }, theme: planned.theme, layouts: planned.layouts,
            jobs: jobs)
        let paths = Set(files.map(\.path))
        styles = styles.filter { !paths.contains($0.path) } + files
        return files
    }
}

extension PagePlan {
    fileprivate func showsCards(of episodes: Set<Episode.ID>) -> Bool {
        sections.contains { section in
            section.entries.contains { entry in
                if case .episode(let episode) = entry { episodes.contains(episode.id) } else { false }
            }
        }
    }

    fileprivate mutating func takeSubject(from catalog: Catalog) {
        switch subject {
        case .episode(let old): if let episode = catalog.episode(old.id) { subject = .episode(episode) }
        case .page(let old): if let page = catalog.pages.first(where: { $0.id == old.id }) { subject = .page(page) }
        case .listing, .index, .letters, .search, .notFound: break
        }
    }
}

extension PageRenderer {
    fileprivate mutating func revise(_ revision: TextRevision) {
        catalog.revise(revision.id, revision.body)
        if catalog.episode(revision.id) == nil {
            bodies.pages[revision.id] = revision.rendered
        } else {
            bodies.episodes[revision.id] = revision.rendered
        }
    }
}
