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

    func draw(_ plan: PagePlan) -> DrawnPage {
        var survey = MarkupSurvey(MarkupFragments(), noting: styled)
        let styles = PageStyles(plan, layouts: layouts.book)
        let page = render(plan, stylesheet: styles.address, &survey)
        return DrawnPage(page: page, styles: styles, names: survey.names)
    }
}
