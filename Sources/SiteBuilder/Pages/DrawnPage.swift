import Stylesheets

/// A page by itself, and what stands in it.
struct DrawnPage: Sendable {
    let page: RenderedPage
    let styles: PageStyles
    let names: MarkupNames
}

/// Pages of one stylesheet, and what stands in all of them.
///
/// That is hardly more than what stands in one, while each of them takes more memory for it than the page itself.
struct DrawnPages: Sendable {
    let styles: PageStyles
    private(set) var names = MarkupNames()
    private(set) var pages: [(index: Int, page: RenderedPage)] = []

    /// Some of the pages of a site, side by side.
    ///
    /// - Parameter indices: of the plans.
    static func all(
        _ indices: [Int], of plans: [PagePlan], by renderer: PageRenderer, jobs: Int
    ) async -> [DrawnPages] {
        let batches = PageBatch.all(indices, of: plans, layouts: renderer.layouts.book, jobs: jobs)
        return await batches.concurrentMap(jobs: jobs) { batch in
            var drawn = DrawnPages(styles: batch.styles)
            for index in batch.plans {
                let page = renderer.draw(plans[index])
                drawn.names.formUnion(page.names)
                drawn.pages.append((index, page.page))
            }
            return drawn
        }
    }
}

extension PageRenderer {
    /// Some pages, side by side.
    func draw(_ plans: [PagePlan], jobs: Int) async -> [DrawnPage] {
        await plans.concurrentMap(jobs: jobs) { draw($0) }
    }

    func draw(_ plan: PagePlan) -> DrawnPage {
        let styles = PageStyles(plan, layouts: layouts.book)
        let parts = PageParts(of: plan, self)
        let html = html(of: plan, parts, stylesheet: styles.address)
        // Read as where all pages are put together, so that the same is known of it.
        var survey = MarkupSurvey(MarkupFragments(html.sharedParts, noting: styled), noting: styled)
        survey.insert(html.markup)
        return DrawnPage(page: page(plan, html, parts.notes), styles: styles, names: survey.names)
    }
}
