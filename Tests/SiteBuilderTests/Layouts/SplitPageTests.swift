import CompositionalLayout
import SiteBuilder
import SiteEpisodes
import Testing

/// Pages in two stacks of sections.
@Suite struct SplitPageTests {
    private static let front = """
        title: T
        split:
          ratio: { ..<700: 0, default: 0.4 }
          spacing: 16
        """

    private static func page(_ front: String = front, sections: String) -> String {
        "---\n\(front)\nsections:\n\(sections)\n---\n"
    }

    private static let sections = """
          - { title: A, source: placeholders, count: 4, layout: grid, side: right, background: true }
          - { title: B, source: placeholders, count: 2, layout: grid, side: left }
          - { title: C, source: placeholders, count: 3, layout: feed, side: left }
        """

    private func built(_ page: String) async throws -> BuiltSite {
        try await SampleSite(content: ["index.md": page, "episodes/a.md": episode("A")]).build()
    }

    /// The elements of the page's layout with their classes.
    private func elements(_ built: BuiltSite) throws -> [String] {
        let html = try #require(built.text("index.html"))
        return html.matches(of: #/<(?:div|section) class="(cl[^"]*)"(?: id="([^"]*)")?/#)
            .map { "\($0.1)\($0.2.map { " #" + $0 } ?? "")" }
    }

    @Test func sectionsStandInTheirSides() async throws {
        let built = try await built(Self.page(sections: Self.sections))
        #expect(
            try elements(built) == [
                "cl cl-page", "cl-split cl-page-split", "cl-side cl-right", "cl-section g-grid l-grid #a",
                "cl-background", "cl-side cl-left", "cl-section g-grid l-grid #b", "cl-section g-feed l-feed #c",
            ])
        #expect(try #require(built.text("index.html")).contains(".cl-page-split>.cl-side{display:grid;"))
    }

    /// The same layout on one side and on a whole page is one set of rules.
    @Test func framesOfASplitPage() async throws {
        let page = try #require(
            try await built(Self.page(sections: Self.sections)).layouts.first { $0.address == .home })
        func sections(_ width: Int, _ direction: LayoutTraits.LayoutDirection = .leftToRight) -> [[Double]] {
            page.frames(width: width, height: 800, direction: direction).sections.map { [$0.frame.x, $0.frame.width] }
        }
        #expect(sections(1000) == [[410, 590], [0, 394], [0, 394]])
        #expect(sections(1000, .rightToLeft) == sections(1000))
        #expect(sections(699) == [[0, 699], [0, 699], [0, 699]])
        let solved = try #require(page.solveSplit(width: 1000, height: 800))
        #expect(solved.stacks.map(\.sections) == [[1, 2], [0]])
        #expect(solved.stacks.map(\.x) == [0, 410] && solved.stacks.map(\.width) == [394, 590])
    }

    /// Widths of the page, not of the side, at which the feed on the side gets one more column.
    @Test func breakpointsAreThePages() async throws {
        let page = try #require(
            try await built(Self.page(sections: Self.sections)).layouts.first { $0.address == .home })
        #expect(page.sections[1].breakpoints == [700])
        #expect(page.sections[2].breakpoints == [500, 700, 1265])
    }

    /// Later pages continue with only one section.
    @Test func laterPagesAreInOneColumn() async throws {
        let sections = """
              - { title: A, layout: list, side: left }
              - { title: B, layout: feed, side: right, paginate: true }
            """
        let episodes = (1...13).map { ("episodes/\($0).md", episode("E \($0)")) }
        let page = [
            "index.md": Self.page(sections: sections),
            "site.yml": "title: T\nbaseURL: https://example.com/\npagination: 6\n",
        ]
        let built = try await SampleSite(content: page.merging(episodes) { $1 }).build()
        #expect(try #require(built.text("index.html")).contains("cl-split"))
        let second = try #require(built.text("page/1/index.html"))
        #expect(second.contains("cl-section") && !second.contains("cl-split"))
        let layout = try #require(built.layouts.first { $0.address.path == "/page/1/" })
        #expect(layout.solveSplit(width: 900, height: 800) == nil)
        #expect(layout.frames(width: 900, height: 800).sections.map(\.frame.width) == [900])
    }

    @Test func anEpisodeCanBeSplitToo() async throws {
        let episode = episode(
            "A", "split: { ratio: 0.5 }", "sections:", "  - { source: placeholders, side: left, layout: grid }",
            "  - { source: placeholders, side: right, layout: grid }")
        let built = try await SampleSite(content: ["episodes/a.md": episode]).build()
        #expect(try #require(built.text("episodes/a/index.html")).contains("cl-side cl-right"))
    }
}
