import SiteEpisodes
import SiteMarkdown

extension [SectionPlan] {
    /// The ids of a page's sections, made from their titles. The ids of headings in the page's text have priority, so
    /// that links to headings do not depend on sections.
    func ids(besides headings: [Heading]) -> [String] {
        var ids = PageIDs(taken: headings.lazy.map(\.id))
        return enumerated().map { index, plan in
            ids.id(for: plan.title.map { Slug($0).text } ?? "section-\(index + 1)", secondAs: 2)
        }
    }
}
