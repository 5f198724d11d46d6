import Testing

@testable import SiteEpisodes

@Suite struct SectionPlanTests {
    private func plans(_ sections: String) throws -> (plans: [SectionPlan], lines: [String]) {
        let (catalog, diagnostics) = try interpreted([
            "index.md": "---\ntitle: Home\nsections:\n\(sections)\n---\n",
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\ntags: [css]\n---\n",
        ])
        return (catalog.pages.first?.sections ?? [], diagnostics.lines)
    }

    @Test func everyKey() throws {
        let (plans, lines) = try plans(
            """
              - title: Latest
                source: episodes
                where: { tag: css, featured: true }
                order: oldest
                limit: 6
                paginate: true
                layout: mosaic
                header: false
                spacer: 60
                more: /tags/css/
              - layout: { section: { group: { axis: horizontal } } }
                source: placeholders
                count: 3
            """)
        #expect(lines.isEmpty)
        let plan = try #require(plans.first)
        #expect(plan.title == "Latest" && plan.source == .episodes && plan.order == .oldest && plan.limit == 6)
        #expect(plan.filter == EpisodeFilter(terms: [.tags: [Slug("css")]], isFeatured: true))
        #expect(plan.paginates && !plan.hasHeader && plan.spacer == 60 && plan.more?.text == "/tags/css/")
        guard case .named("mosaic", let position?) = plan.layout else {
            Issue.record("\(plan.layout)")
            return
        }
        #expect(position.line == 10 && position.column == 13)
        #expect(plan.position.line == 4)
        guard case .inline(let value) = plans[1].layout else {
            Issue.record("\(plans[1].layout)")
            return
        }
        #expect(value["section"]?["group"]?["axis"]?.text == "horizontal")
        #expect(!plans[1].hasHeader && plans[1].count == 3 && plans[1].title == nil)
    }

    @Test func defaults() throws {
        let (plans, lines) = try plans("  - title: T")
        #expect(lines.isEmpty)
        let plan = try #require(plans.first)
        #expect(plan.source == .episodes && plan.filter == .all && plan.order == nil && plan.limit == nil)
        #expect(!plan.paginates && plan.hasHeader && plan.layout == .named("feed", position: nil))
    }

    @Test(arguments: [
        (
            "  - source: epsiodes",
            "4:13: error: 'source' cannot be 'epsiodes' (did you mean 'episodes'?) [frontmatter.unknown-word]"
        ),
        (
            "  - order: newset",
            "4:12: error: 'order' cannot be 'newset' (did you mean 'newest'?) [frontmatter.unknown-word]"
        ),
        ("  - limit: 0", "4:12: warning: 'limit' must be a whole number from 1 on, not '0' [frontmatter.wrong-type]"),
        ("  - spacer: -3", "4:13: warning: 'spacer' must be points from 0 on, not '-3' [frontmatter.wrong-type]"),
        (
            "  - layout: [a]",
            "4:13: error: 'layout' must be the name of a layout, or a layout, not a list [frontmatter.wrong-type]"
        ),
        (
            "  - feed",
            "4:5: error: 'sections' must be a list of maps with 'source' and 'layout', not 'feed' [frontmatter.wrong-type]"
        ),
        ("  - where: { tga: css }", "4:14: warning: unknown key 'tga' (did you mean 'tag'?) [frontmatter.unknown-key]"),
        (
            "  - where: { tag: cs }",
            "4:5: warning: no episode has the tag 'cs' (did you mean 'css'?) [section.nothing-matches]"
        ),
        (
            "  - more: javascript:x",
            "4:11: error: 'javascript:x' is not an address that a page may link to [address.unsafe]"
        ),
        (
            "  - paginate: true\n  - paginate: true",
            "5:5: error: only one section of a page can go on over several pages [section.paginated-twice]"
        ),
    ])
    func wrongPlans(sections: String, line: String) throws {
        #expect(try plans(sections).lines == ["Content/index.md:\(line)"])
    }
}
