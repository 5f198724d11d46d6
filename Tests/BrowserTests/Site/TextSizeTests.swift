import BrowserSupport
import TestSupport
import Testing

/// A header with a height in em holds its title at every size of text.
@Suite("Text of 200 %", .anyBrowser)
struct TextSizeTests {
    struct Title: Decodable, Sendable {
        /// The height of the header in CSS px.
        var header: Double
        /// The distance from the bottom of the title to the first cell in CSS px.
        var room: Double
    }

    private static let script = """
        (percent) => {
          document.documentElement.style.fontSize = percent + "%";
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          return {
            header: box(".cl-header").height,
            room: box(".cl-list > li").top - box(".cl-header h2").bottom,
          };
        }
        """

    /// The title of a header of this height at root font sizes of 16 and 32 px.
    private static func titles(_ height: String, _ theme: String, in engine: Engine) async throws -> [Title] {
        let folder = try TemporaryFolder()
        try folder.add([
            "Site/Content/site.yml": "title: Site\nlanguage: en\ntheme: \(theme)\n",
            "Site/Content/episodes/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\n",
            "Site/Content/index.md": """
            ---
            title: Home
            sections:
              - title: Latest
                source: placeholders
                count: 5
                layout:
                  section:
                    group: { axis: horizontal, size: 1w x 100, subitem: { size: 1w x 1h }, count: 2 }
                    boundary: [{ kind: header, size: 1w x \(height) }]
            ---
            """,
        ])
        try await folder.publishSite()
        return try await engine.lend { browser in
            try await PageServer.serving(.folder(folder("Output"))) { server in
                try await browser.setViewport(width: 800, height: 800)
                try await browser.navigate(to: server.address("/"))
                var titles: [Title] = []
                for percent in [100, 200] {
                    titles.append(try await browser.call(Self.script, percent, as: Title.self))
                }
                return titles
            }
        }
    }

    @Test("leaves a title in its header", arguments: Engine.judging, ["Default", "Airtime"])
    func title(engine: Engine, theme: String) async throws {
        let growing = try await Self.titles("2.5em", theme, in: engine)
        #expect(growing.map(\.header) == [40, 80])
        #expect(growing.allSatisfy { $0.room >= 0 }, "\(growing)")
        // In points, it would end over a cell.
        #expect(try await Self.titles("40", theme, in: engine)[1].room < 0)
    }
}
