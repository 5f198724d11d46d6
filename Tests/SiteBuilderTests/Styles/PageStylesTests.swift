import SiteBuilder
import Testing

/// Each kind of page has a stylesheet with what its pages need.
@Suite struct PageStylesTests {
    private static let content = [
        "index.md": "---\ntitle: Home\nsections: [{ layout: feed }, { layout: mosaic, title: More }]\n---\n",
        "about.md": "---\ntitle: About\n---\nWords.\n",
        "episodes/a.md": episode("A", "tags: [css]"), "episodes/b.md": episode("B", body: "| a |\n|---|\n| b |"),
    ]

    private func link(_ page: String, of built: BuiltSite) throws -> String {
        let link = try #require(built.text(page)).matches(of: #/<link rel="stylesheet" href="([^"]*)">/#)
        #expect(link.count == 1)
        return String(try #require(link.first).1)
    }

    @Test func pagesOfAKindShareOne() async throws {
        let built = try await SampleSite(content: Self.content).build()
        #expect(try link("index.html", of: built) == "theme/home.feed-plain.mosaic.css")
        #expect(try link("about/index.html", of: built) == "../theme/page.css")
        #expect(try link("episodes/a/index.html", of: built) == "../../theme/episode.css")
        #expect(try link("episodes/b/index.html", of: built) == "../../theme/episode.css")
        #expect(try link("tags/css/index.html", of: built) == "../../theme/list.feed-plain.css")
        #expect(try link("search/index.html", of: built) == "../theme/search.css")
        #expect(built.paths.filter { $0.contains(#/^theme\/[^\/]*\.css$/#) }.count == 7)
    }

    @Test func theyHoldWhatTheirPagesNeed() async throws {
        let built = try await SampleSite(content: Self.content).build()
        let home = try #require(built.text("theme/home.feed-plain.mosaic.css"))
        let episode = try #require(built.text("theme/episode.css"))
        let missing = try #require(built.text("theme/missing.css"))
        for sheet in [home, episode, missing] {
            #expect(sheet.hasPrefix("@layer reset,theme,cells,layout;@layer reset{"))
            #expect(sheet.contains(".site-header{"))
        }
        // One of the two episodes has a table.
        #expect(episode.contains(#/\.prose\{.*& table\{/#) && !home.contains("table"))
        #expect(home.contains(".card{") && !episode.contains(".card{"))
        #expect(home.contains("@layer layout{") && home.contains(".g-mosaic>") && !missing.contains(".g-"))
        #expect(home.utf8.count + episode.utf8.count < 40_000 && missing.utf8.count < 8_000)
    }

    @Test func manyLayoutsMakeAShortName() async throws {
        let layouts = ["feed", "grid", "list", "mosaic", "shelf", "shelf-trio", "shelf-labels"]
        let sections = layouts.map { "{ layout: \($0), title: T, spacer: 60 }" }.joined(separator: ", ")
        let page = "---\ntitle: T\nsections: [\(sections)]\n---\n"
        let built = try await SampleSite(content: Self.content.merging(["index.md": page]) { $1 }).build()
        let name = try link("index.html", of: built)
        #expect(name.wholeMatch(of: #/theme\/home\.[0-9a-z]{8,13}\.css/#) != nil)
        #expect(try #require(built.text(name)).contains(".g-shelf-trio-spacer-60"))
    }

    /// What a theme's own scripts name stays; what other scripts do is not known, and everything stays.
    @Test(arguments: [
        ("", []), ("<script src=\"{{root}}theme/fold.js\"></script>", ["is-folded"]),
        ("<script src=\"{{root}}theme/imports.js\"></script>", ["is-folded"]),
        ("<script src=\"{{root}}theme/later.js?1\"></script>", ["is-folded"]),
        ("<script src=\"{{root}}theme/foreign.js\"></script>", ["is-folded", "is-other"]),
        ("<script src=\"https://example.org/x.js\"></script>", ["is-folded", "is-other"]),
    ])
    func scriptsMayNeedMore(markup: String, kept: [String]) async throws {
        let files = [
            "Content/site.yml": "title: T\nbaseURL: https://example.com/\ntheme: Mine\n",
            "Content/episodes/a.md": episode("A"), "Themes/Mine/theme.yml": "name: Mine\n",
            "Themes/Mine/templates/site-footer.mustache": "<footer>\(markup)</footer>",
            "Themes/Mine/assets/fold.js": "document.body.classList.toggle(\"is-folded\")",
            "Themes/Mine/assets/imports.js": "import { a } from './parts/one.js'",
            "Themes/Mine/assets/parts/one.js": "import \"../fold.js\"; import \"./one.js\"",
            "Themes/Mine/assets/later.js": "go(async () => { const { a } = await import(\n  \"./imports.js\") })",
            "Themes/Mine/assets/foreign.js": "import { a } from \"https://example.org/a.js\"",
            "Themes/Mine/styles/99-mine.css": ".is-folded { color: red }\n.is-other { color: blue }\n",
        ]
        let styles = try await SampleSite(files).build().styles
        #expect(["is-folded", "is-other"].filter { styles.contains(".\($0){") } == kept)
    }
}
