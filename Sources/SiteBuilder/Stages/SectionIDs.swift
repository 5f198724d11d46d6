import SiteEpisodes
import SiteMarkdown

extension [SectionPlan] {
    /// The ids of a page's sections, made of their titles. The headings of the page's text have theirs already: a link to one
    /// leads there, whatever sections are called.
    func ids(besides headings: [Heading]) -> [String] {
        var ids = PageIDs(taken: headings.lazy.map(\.id))
        return enumerated().map { index, plan in
            ids.id(for: plan.title.map { Slug($0).text } ?? "section-\(index + 1)", secondAs: 2)
        }
    }
}
