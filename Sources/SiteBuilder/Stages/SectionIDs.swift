import SiteEpisodes
import SiteMarkdown

extension [SectionPlan] {
    /// The ids of a page's sections, made from their titles. The ids in the page's text have priority, so that links to
    /// them do not depend on sections.
    func ids(besides body: RenderedMarkdown?) -> [String] {
        var ids = PageIDs(taken: body.map { $0.headings.map(\.id) + $0.anchors } ?? [])
        return enumerated().map { index, plan in
            ids.id(for: plan.title.map { Slug($0).text } ?? "section-\(index + 1)", secondAs: 2)
        }
    }
}
