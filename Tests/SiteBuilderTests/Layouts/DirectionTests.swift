import CompositionalLayout
import SiteBuilder
import SiteEpisodes
import Testing

/// Layout providers receive the direction of their page.
@Suite struct DirectionTests {
    /// Rows of 50 from left to right, and of 80 from right to left.
    private static let wall: SectionProvider = { environment in
        let height = environment.traits.layoutDirection == .rightToLeft ? 80.0 : 50
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
        return LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
    }

    private static func page(_ lines: String..., layout: String = "wall") -> String {
        (["---", "title: T"] + lines + ["sections: [{ source: placeholders, count: 2, layout: \(layout) }]", "---", ""])
            .joined(separator: "\n")
    }

    private static func site(_ pages: [String: String], language: String = "en") throws -> SampleSite {
        let settings = "title: T\nbaseURL: https://example.com/\nlanguage: \(language)\n"
        var sample = try SampleSite(
            content: pages.merging(["site.yml": settings, "episodes/a.md": episode("A")]) { $1 })
        sample.layouts["wall"] = wall
        return sample
    }

    /// The heights of the cells on every page that the test wrote, and the class of its section.
    private func seen(_ built: BuiltSite) throws -> [String: String] {
        var seen: [String: String] = [:]
        for page in built.layouts where page.address != .home && page.sections[0].layout == "wall" {
            let height = page.frames(width: 600, height: 800).sections[0].items[0].height
            let html = try #require(built.text(page.address.outputPath))
            let name = try #require(html.firstMatch(of: #/class="cl-section ([^" ]*)/#)).1
            let root = html.firstMatch(of: #/<html lang="(.*?)" dir="(.*?)">/#)
            let direction = root.map { " \($0.1) \($0.2)" }
            seen[page.address.path] = "\(Int(height)) \(name)\(direction ?? "")"
        }
        return seen
    }

    @Test(
        arguments: [
            ("en", "50 g-wall-plain en ltr", "80 g-wall-plain-rtl fa rtl"),
            ("he", "80 g-wall-plain-rtl he rtl", "80 g-wall-plain-rtl fa rtl"),
            ("fa", "80 g-wall-plain-rtl fa rtl", "80 g-wall-plain-rtl fa rtl"),
        ])
    func pagesOfBothDirections(language: String, own: String, persian: String) async throws {
        let sample = try Self.site(["a.md": Self.page(), "b.md": Self.page("lang: fa")], language: language)
        let built = try await sample.build()
        #expect(try seen(built) == ["/a/": own, "/b/": persian])
        let styles = built.styles
        #expect(styles.contains(#/\.g-wall-plain[>{]/#) == own.hasPrefix("50"))
        #expect(styles.contains(#/\.g-wall-plain-rtl[>{]/#) && styles.contains("80px"))
        let inspected = try await sample.site.inspect()
        #expect(
            inspected.layouts.map { $0.environment.layoutDirection } == built.layouts.map(\.environment.layoutDirection)
        )
    }

    /// An English episode on a Hebrew site.
    @Test func anEpisodeHasTheDirectionOfItsLanguage() async throws {
        let live = episode("B", "lang: en", "sections: [{ source: placeholders, count: 2, layout: wall }]")
        let built = try await Self.site(["episodes/b.md": live], language: "he").build()
        #expect(try seen(built) == ["/episodes/b/": "50 g-wall-plain en ltr"])
    }

    /// A layout file is the same in both directions and gives one set of rules.
    @Test func layoutFilesAreLoweredOnce() async throws {
        let built = try await Self.site(
            ["a.md": Self.page(layout: "grid"), "b.md": Self.page("lang: fa", layout: "grid")]
        ).build()
        let styles = built.styles
        #expect(styles.contains(#/\.g-grid-plain[>{]/#) && !styles.contains("-rtl"))
        #expect(try #require(built.text("b/index.html")).contains("cl-section g-grid-plain "))
    }

    /// `sitegen layout --rtl` asks for right to left.
    @Test func theDirectionOfAPageCanBeOverruled() async throws {
        let built = try await Self.site(["a.md": Self.page()]).build()
        let page = try #require(built.layouts.first { $0.address.path == "/a/" })
        let frames = page.frames(width: 600, height: 800, direction: .rightToLeft)
        #expect(frames.sections[0].items[0].height == 80)
    }
}
