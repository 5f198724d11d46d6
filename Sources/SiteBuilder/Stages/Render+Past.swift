import Episodes

extension RenderedSite {
    /// Puts those pages together that are made of something else than in the last build, and keeps all others.
    ///
    /// - Returns: `nil` where that would not pay.
    init?(_ plans: [PagePlan], of ingredients: PageIngredients, after past: PastPages, jobs: Int) async {
        let renderer = ingredients.renderer
        let found = await plans.concurrentMap(jobs: jobs) { FoundPast(of: $0, ingredients, in: past) }
        let open = found.indices.filter { found[$0].page == nil }
        // Where most are put together, all are, and each card is made once.
        if Task.isCancelled || open.count > max(plans.count / 4, 64) { return nil }
        let drawn = await DrawnPages.all(open, of: plans, by: renderer, jobs: jobs)
        let kept = found.lazy.filter { $0.page != nil }.map { (path: $0.path, styles: $0.styles) }
        guard let styles = await PastStyles(past, kept: Array(kept), drawn, renderer, jobs: jobs) else { return nil }
        var pages = found.map(\.page)
        for (index, page) in drawn.flatMap(\.pages) {
            pages[index] = page
            pages[index]?.mark = found[index].mark
        }
        self.init(pages: pages.compactMap(\.self), names: styles.names, renderer: renderer, keptStyles: styles.files)
        takeUnclearMarks()
    }
}

/// What is found of a page before any is put together.
private struct FoundPast: Sendable {
    let path: String
    let styles: PageStyles
    let mark: PageMark
    /// `nil` where it is made of something else now.
    var page: RenderedPage?

    init(of plan: PagePlan, _ ingredients: PageIngredients, in past: PastPages) {
        let renderer = ingredients.renderer
        let parts = PageParts(of: plan, renderer)
        let address = renderer.place(of: plan.address)
        path = address.outputPath
        styles = PageStyles(plan, layouts: renderer.layouts.book)
        mark = PageMark(ingredients: ingredients.digest(of: plan, parts), stylesheet: styles.address.outputPath)
        guard mark.ingredients != nil, past.marks[path] == mark, let contents = past.contents(at: path) else { return }
        page = renderer.page(plan, contents, at: address, parts.notes)
        page?.mark = mark
    }
}
