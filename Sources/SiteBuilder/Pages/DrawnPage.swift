import Stylesheets

/// A page by itself, and what stands in it.
struct DrawnPage: Sendable {
    let page: RenderedPage
    let styles: PageStyles
    let names: MarkupNames
}

extension PageRenderer {
    /// Some pages, side by side.
    func draw(_ plans: [PagePlan], jobs: Int) async -> [DrawnPage] {
        await plans.concurrentMap(jobs: jobs) { draw($0) }
    }

    private func draw(_ plan: PagePlan) -> DrawnPage {
        let styles = PageStyles(plan, layouts: layouts.book)
        let notes = notes(of: plan)
        let html = html(of: plan, notes, stylesheet: styles.address)
        // Read as where all pages are put together, so that the same is known of it.
        var survey = MarkupSurvey(MarkupFragments(html.sharedParts, noting: styled), noting: styled)
        survey.insert(html.markup)
        return DrawnPage(page: page(plan, html, notes), styles: styles, names: survey.names)
    }
}
