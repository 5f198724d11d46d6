import Foundation
import SiteBuilder
import TestSupport
import Testing

/// The steps of `Content/manual/making-a-theme.md`, followed: every file that it shows is put into a site, which builds after each.
@Suite struct MakingAThemeTests {
    private struct Step {
        var path: String
        var text: String
    }

    /// The code blocks whose first line names a file.
    private static func steps() throws -> [Step] {
        let page = URL(filePath: #filePath).appending(path: "../../../../Content/manual/making-a-theme.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.matches(of: #/(?ms)^```\w+\n(.*?)^```$/#).compactMap { block in
            let lines = block.1.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            guard let path = lines[0].firstMatch(of: #/Themes\/\S+/#) else { return nil }
            return Step(path: String(path.0), text: String(block.1))
        }
    }

    private static let content = [
        "Content/site.yml": "title: Show\nbaseURL: https://example.com/\nmenu: [{ title: Home, url: / }]\n",
        "Content/index.md": "---\ntitle: Show\nsections: [{ title: All, source: episodes, layout: feed }]\n---\n",
        "Content/episodes/a.md": episode("A", date: "2026-01-01", "tags: one"),
        "Content/episodes/b.md": episode("B", date: "2026-01-02", "duration: 12:30"),
        "Content/episodes/c.md": episode("C", date: "2026-01-03", "tags: one"),
        "Content/episodes/d.md": episode("D", date: "2026-01-04"),
    ]

    private static func built(_ steps: some Sequence<Step>) async throws -> BuiltSite {
        var sample = try SampleSite(content.merging(steps.map { ($0.path, $0.text) }) { $1 })
        sample.isStrict = true
        var site = sample.site
        site.options.theme = "Evening"
        let checked = try await site.check()
        #expect(checked.findings.filter { $0.severity != .hint } == [])
        return checked.built
    }

    /// Two files depend on the next one: a template on its word, a layout on its design.
    @Test func everyStepBuilds() async throws {
        let steps = try Self.steps()
        #expect(
            steps.map(\.path) == [
                "Themes/Evening/theme.yml", "Themes/Evening/styles/15-colours.css",
                "Themes/Evening/styles/70-evening.css", "Themes/Evening/templates/site-footer.mustache",
                "Themes/Evening/words/en.yml", "Themes/Evening/layouts/feed.yml", "Themes/Evening/cells/dusk.css",
                "Themes/Evening/theme.yml",
            ])
        for count in [1, 2, 3, 5, 7, 8] where count <= steps.count {
            #expect(try await Self.built(steps.prefix(count)).diagnostics == [], "after \(steps[count - 1].path)")
        }
    }

    @Test func theThemeIsWhatThePageSays() async throws {
        let built = try await Self.built(try Self.steps())
        let home = try #require(built.text("index.html"))
        #expect(home.contains("<p dir=\"auto\">Show: good for an evening</p>"))
        #expect(built.styles.contains("oklch(0.47 0.16 265)") && built.styles.contains("--radius:12px"))
        let feed = try #require(built.layouts.first { $0.address.components.isEmpty })
        #expect(feed.sections.map(\.layout) == ["feed"] && feed.sections[0].breakpoints == [640])
        let wide = feed.solve(width: 1100, height: 900).frames().sections[0].items
        let narrow = feed.solve(width: 400, height: 900).frames().sections[0].items
        #expect(narrow.map(\.width) == [360, 360, 360, 360])
        #expect(wide[0].width > 1.5 * wide[1].width && wide[1].x == wide[2].x && wide[0].y == wide[1].y)
        #expect(wide[3].y > wide[2].y && wide[3].x == wide[0].x)
    }
}
