import SiteDiagnostics
import SiteMarkdown
import Testing

@Suite struct HeadingTests {
    @Test(arguments: [
        ("Hello, *World* `x`!", "hello-world-x"), ("  A  B ", "a-b"), ("Über’s Café", "übers-café"), ("日本語 2", "日本語-2"),
        ("فارسی", "فارسی"), ("a_b-c", "a_b-c"), ("C++ & C#", "c--c"), ("🦒 🚀", "section"), ("---x", "---x"),
        ("[Link](x) ![pic](y)", "link"), ("A<br>B", "a-b"), ("e\u{301}", "e\u{301}"),
    ]) func id(heading: String, expected: String) {
        #expect(render("# \(heading)").headings.map(\.id) == [expected])
    }

    @Test func idsAreUniqueInDocumentOrder() {
        let text = "# A\n# A\n# A 1\n# A\n# !\n# ?\n"
        #expect(render(text).headings.map(\.id) == ["a", "a-1", "a-1-1", "a-2", "section", "section-1"])
        #expect(render(text, .init(idPrefix: "x-")).headings.map(\.id).first == "x-a")
    }

    /// These IDs never contain the characters that other IDs of a page contain.
    @Test(arguments: ["Main.", "page.main", "fn:1", "t=754", "a.title", "search.options", "½ · ①", "a\u{2024}b", "¹:²"])
    func idsHoldNoMarks(heading: String) {
        for id in render("# \(heading)").headings.map(\.id) { #expect(!id.contains { ".:=".contains($0) }, "\(id)") }
    }

    @Test func onePageGivesEachNameOnce() {
        var ids = PageIDs(taken: ["latest", "latest-2"])
        #expect(ids.id(for: "latest", secondAs: 2) == "latest-3")
        #expect(ids.id(for: "latest", secondAs: 2) == "latest-4")
        #expect(ids.id(for: "latest-4", secondAs: 2) == "latest-4-2")
        #expect(ids.id(for: "all", secondAs: 2) == "all")
    }

    @Test(
        arguments: [
            ("# A\n###### B", 2, [2, 6]), ("## A\n### B\n## C", 2, [2, 3, 2]), ("#### A", 2, [2]),
            ("## A\n# B", 2, [3, 2]), ("## A\n\n> # B", 2, [3, 2]), ("- ## A\n\n### B", 2, [2, 3]),
            ("# A", 1, [1]), ("A\n===\nB\n---", 3, [3, 4]), ("# A\n## B", 6, [6, 6]),
        ] as [(String, Int, [Int])])
    func theHighestHeadingsHaveTheLevelThatIsWanted(text: String, top: Int, levels: [Int]) {
        let html = rendered(text, .init(topHeading: top))
        #expect(html.matches(of: #/<h([1-6]) /#).compactMap { Int($0.1) } == levels)
        #expect(html.matches(of: #/<\/h([1-6])>/#).compactMap { Int($0.1) } == levels)
    }

    @Test func levelsAreKeptAsWritten() {
        #expect(render("## A\n#### B").headings.map(\.level) == [2, 4])
    }

    @Test func aTitleThatIsLeftOutIsNoHighestHeading() {
        let body = "<h2 id=\"a\">A</h2>\n<h3 id=\"b\">B</h3>\n"
        #expect(rendered("# T\n\n## A\n### B", .init(omitsTitle: true)) == body)
    }

    @Test func titleIsTheFirstLevelOneHeading() {
        let text = "intro\n\n## Two\n\n# The *one*\n\n# Other"
        #expect(render(text).title == "The one")
        #expect(render("## Two").title == nil)
    }

    @Test func titleAtTheStartCanBeLeftOut() {
        let text = "# T [a](b)\n\ntext\n\n# T"
        let body = render(text, .init(omitsTitle: true))
        #expect(String(decoding: body.html, as: UTF8.self) == "<p>text</p>\n<h2 id=\"t\">T</h2>\n")
        #expect(body.title == "T a")
        #expect(body.headings.map(\.position.line) == [5])
        #expect(rendered("text\n\n# T", .init(omitsTitle: true)) == "<p>text</p>\n<h2 id=\"t\">T</h2>\n")
        #expect(rendered("> # T", .init(omitsTitle: true)) == "<blockquote>\n<h2 id=\"t\">T</h2>\n</blockquote>\n")
    }
}

@Suite struct SummaryTests {
    @Test(arguments: [
        ("# T\n\nFirst *one*\nline with `code`,  [link](x).\n\nSecond", "First one line with code, link."),
        ("![pic](x)\n\n<!-- c -->\n\nText", "Text"),
        ("- item\n\nText", "Text"),
        ("## Notes\n\n- item one\n- item two", "item one"),
        ("> quoted", "quoted"),
        ("The <title> tag<br>and & [^1]\n\n[^1]: note", "The <title> tag and &"),
        ("```\ncode\n```", ""),
        ("", ""),
    ]) func summary(markdown: String, expected: String) {
        #expect(render(markdown).summary == expected)
    }
}
