import BrowserSupport
import TestSupport
import Testing

@Suite("The layout inspector in every engine and direction", .anyBrowser, .timeLimit(.minutes(10)))
struct InspectorEngineTests {
    private static func page(_ front: String, sides: [String] = ["", "", ""]) -> String {
        """
        ---
        title: T
        \(front)
        sections:
          - { title: One, \(sides[0])source: placeholders, count: 7, layout: shelf }
          - { title: Two, \(sides[1])source: placeholders, count: 7, layout: mosaic }
          - { title: Three, \(sides[2])source: placeholders, count: 5, layout: grid }
        ---
        """
    }

    /// Pages, and the boxes that are listed for them.
    private static let rows = ["/": "all", "/fa/": "all", "/split/": "all", "/long/": "400", "/text/": "all"]

    /// A page that is shown with text of 200 %.
    private static let text = """
        ---
        title: T
        sections:
          - title: Large
            source: placeholders
            count: 7
            layout:
              section:
                group:
                  ..<60em: { axis: horizontal, size: 1w x 5em, subitem: { size: 1w x 1h }, count: 2 }
                  default: { axis: horizontal, size: 1w x 90, subitem: { size: 1w x 1h }, count: 3 }
        ---
        """

    @Test("finds nothing out of place", arguments: Engine.judging) func engines(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        try folder.add([
            "Site/Content/site.yml": "title: T\nlanguage: en\n", "Site/Content/index.md": Self.page(""),
            "Site/Content/fa.md": Self.page("lang: fa"),
            "Site/Content/split.md": Self.page(
                "lang: fa\nsplit: { ratio: 0.4, spacing: 12, mirrorsWithDirection: true }",
                sides: ["left", "right", "right"].map { "side: \($0), " }),
            "Site/Content/text.md": Self.text,
            "Site/Content/long.md":
                "---\ntitle: T\nsections:\n  - { source: placeholders, count: 420, layout: grid }\n---\n",
            "Site/Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
        ])
        let built = try await folder.publishSite()
        try await previewing(built) { port in
            try await engine.lend { browser in
                for (page, rows) in Self.rows.sorted(by: <) {
                    try await browser.navigate(to: "http://localhost:\(port)\(page)")
                    if page == "/text/" {
                        let size = "document.documentElement.style.fontSize = '32px'"
                        _ = try await browser.evaluate(size, as: String.self)
                    }
                    let facts = try await browser.openInspector()
                    print("\(page), \(engine): \(facts)")
                    #expect(
                        facts.firstMatch(of: /largest difference 0\.0[0-3]\d\d px$/) != nil,
                        "\(page), \(engine): \(facts)")
                    try await browser.clickInInspector("#tab-boxes")
                    let listed: Int = try await browser.evaluate(
                        "\(inspectorRoot).querySelectorAll('table.boxes tbody tr').length")
                    let count = try #require(facts.firstMatch(of: /(\d+) boxes/).flatMap { Int($0.output.1) })
                    #expect(listed == (rows == "all" ? count : Int(rows)), "\(page), \(engine): \(listed) of \(count)")
                    _ = try await browser.evaluate("sessionStorage.clear() ?? true", as: Bool.self)
                }
                try await browser.navigate(to: "about:blank")
            }
        }
    }
}
