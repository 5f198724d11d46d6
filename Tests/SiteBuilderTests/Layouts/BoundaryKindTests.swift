import CompositionalLayout
import SiteBuilder
import SiteDiagnostics
import SitePublication
import Testing

/// Boundary items of other kinds than header, footer and spacer, and those of a whole page.
@Suite struct BoundaryKindTests {
    private static let layout = """
        section:
          group: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1w x 1h }] }
          boundary:
            - { kind: facts, size: 1w x 30 }
            - { kind: end, size: 1w x 20, alignment: bottom }
        """

    private static func site(
        _ page: String, layout: String = layout, templates: [String: String] = [:]
    ) throws -> SampleSite {
        var files = [
            "Content/site.yml": "title: T\nbaseURL: https://example.com/\ntheme: Own\n",
            "Content/index.md": page, "Content/episodes/a.md": episode("A"),
            "Themes/Own/theme.yml": "name: Own\n", "Themes/Own/layouts/wall.yml": layout,
        ]
        for (name, text) in templates { files["Themes/Own/templates/\(name).mustache"] = text }
        return try SampleSite(files)
    }

    private static func page(_ lines: String...) -> String {
        (["---", "title: Home"] + lines
            + ["sections:", "  - { title: One, source: placeholders, count: 3, layout: wall }", "---", ""])
            .joined(separator: "\n")
    }

    @Test func aKindShowsWhatItsTemplateSays() async throws {
        let templates = [
            "boundary-facts": "<p>{{title}}, {{count}}</p>",
            "boundary-end": "{{#sections}}{{#items}}{{id}}{{/items}}{{/sections}}",
        ]
        let built = try await Self.site(Self.page(), templates: templates).build()
        let html = try #require(built.text("index.html"))
        let parts = [
            "<div class=\"cl-facts\"><p>One, 3</p></div>", "<ol class=\"cl-list\"", "<div class=\"cl-end\">one</div>",
        ]
        let places = try parts.map { try #require(html.range(of: $0), "\($0)").lowerBound }
        #expect(places == places.sorted())
        #expect(built.diagnostics == [])
    }

    /// An empty element is a mistake that nobody sees. The same applies to badges.
    @Test func kindsWithoutTemplatesAreReported() async throws {
        let layout = Self.layout.replacing(
            "subitems: [{ size: 1w x 1h }]",
            with:
                "subitems: [{ size: 1w x 1h, supplementaryItems: [{ kind: badge-nwe, size: 9 x 9, containerAnchor: top }] }]"
        )
        let built = try await Self.site(Self.page(), layout: layout, templates: ["boundary-facts": "x"]).build()
        let said = built.diagnostics.filter { $0.id == "layout.no-template" }
        #expect(
            said.map(\.message).sorted() == [
                "the theme has no template for 'badge-nwe' (did you mean 'badge-new'?)",
                "the theme has no template for 'end'",
            ])
        #expect(said.allSatisfy { $0.severity == .warning && $0.path?.hasSuffix("layouts/wall.yml") == true })
        #expect(Set(said.compactMap(\.position)) == [.init(line: 2, column: 102), .init(line: 5, column: 15)])
        let hint = "or add templates/boundary-end.mustache to a theme of your own"
        #expect(said.contains { $0.hint?.hasSuffix(hint) == true })
    }

    @Test(arguments: [
        ("list", "'list' is reserved for a part of every layout"),
        ("decoration-x", "'decoration-x' is reserved for a part of every layout"),
        ("a b", "'a b' cannot be the name of a kind"),
    ])
    func kindsThatAreNone(kind: String, message: String) async throws {
        let site = try Self.site(Self.page(), layout: Self.layout.replacing("facts", with: kind))
        await #expect {
            try await site.build()
        } throws: { error in
            (error as? BuildFailure)?.diagnostics.contains { $0.id == "layout.invalid-kind" && $0.message == message }
                ?? false
        }
    }

    // MARK: Boundary items of a page

    @Test func aPageHasItemsOfItsOwn() async throws {
        let page = Self.page(
            "boundary:", "  - { kind: jump-bar, size: 1w x 40, pinToVisibleBounds: true }",
            "  - { kind: footer, size: 1w x 24 }")
        let templates = ["boundary-facts": "x", "boundary-end": "x", "boundary-footer": "<p>End of {{title}}</p>"]
        let built = try await Self.site(page, templates: templates).build()
        #expect(built.diagnostics == [])
        let html = try #require(built.text("index.html"))
        let parts = [
            "<div class=\"cl cl-page cl-page-own\">", "<div class=\"cl-jump-bar\">", "href=\"#one\"",
            "<section class=\"cl-section",
            "</section>", "<div class=\"cl-footer\"><p>End of Home</p>",
        ]
        let places = try parts.map { try #require(html.range(of: $0), "\($0)").lowerBound }
        #expect(places == places.sorted())
        #expect(html.contains(".cl.cl-page-own>.cl-jump-bar{"))
        let layout = try #require(built.layouts.first { $0.address == .home })
        let frames = layout.frames(width: 600, height: 800)
        #expect(frames.boundaryItems.map { [$0.frame.y, $0.frame.height] } == [[0, 40], [288, 24]])
        #expect(frames.sections[0].frame.y == 40 && frames.contentSize.height == 312)
    }

    @Test func dotsLeadToTheCells() async throws {
        let layout = """
            section:
              orthogonalScrollingBehavior: groupPaging
              group: { axis: horizontal, size: 0.8w x 90, subitems: [{ size: 1w x 1h }] }
              boundary: [{ kind: dots, size: 1w x 32, alignment: bottom }]
            """
        let built = try await Self.site(Self.page(), layout: layout).build()
        #expect(built.diagnostics == [])
        let html = try #require(built.text("index.html"))
        let links = html.matches(of: #/<a href="#([^"]+)" aria-label="([^"]+)"></a>/#)
        #expect(!links.isEmpty && links.count == html.matches(of: #/<li id=/#).count)
        for link in links { #expect(html.contains("<li id=\"\(link.1)\"")) }
    }

    @Test(arguments: [
        ("boundary: [{ kind: nothing, size: 1w x 40 }]", "layout.no-template", 3, 20),
        ("boundary: { kind: header, size: 1w x 40 }", "layout.wrong-type", 3, 11),
        (
            "boundary: [{ kind: spacer, size: { ..<500: 1w x 40, default: 1w x 60 } }]", "layout.page-boundary-switch",
            3, 11
        ),
        ("boundary: [{ kind: spacer, size: ~40 x ~40, extendsBoundary: false }]", "layout.not-css", 3, 11),
    ])
    func mistakes(line: String, id: String, row: Int, column: Int) async throws {
        let sample = try Self.site(Self.page(line))
        let inspected = try await sample.site.inspect()
        let said = try #require(inspected.diagnostics.first { $0.id == id }, "\(inspected.diagnostics.map(\.id))")
        #expect(said.path?.hasSuffix("Content/index.md") == true)
        #expect(said.position == SourcePosition(line: row, column: column))
    }

    /// Themes paint the background under an item that stays at the window's edge.
    @Test func pinnedHeadersAreMarked() async throws {
        let layout = Self.layout.replacing(
            "facts, size: 1w x 30", with: "header, size: 1w x 30, pinToVisibleBounds: true")
        let built = try await Self.site(Self.page(), layout: layout, templates: ["boundary-end": "x"]).build()
        #expect(try #require(built.text("index.html")).contains("<header class=\"cl-header\" data-pinned>"))
    }
}
