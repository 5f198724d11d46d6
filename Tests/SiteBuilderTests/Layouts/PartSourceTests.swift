import CompositionalLayout
import LayoutInspection
import Testing

@testable import SiteBuilder

/// The source position of each part of a page's layout.
@Suite struct PartSourceTests {
    private static let layout = """
        section:
          ..<600:
            group: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1w x 50 }] }
          default:
            boundary:
              - { kind: footer, size: 1w x 20 }
            group:
              axis: horizontal
              size: 1w x 50
              subitems:
                - { size: 1/2w x 50 }
                - axis: vertical
                  size: 1/2w x 50
                  subitem: { size: 1w x 25 }
                  count: 2
            tails:
              1: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1w x 50 }] }
        """

    @Test func partsOfAFileHaveLines() async throws {
        let section = try await section(of: [
            "Content/site.yml": "title: T\ntheme: Plain\n", "Themes/Plain/theme.yml": "name: Plain\n",
            "Themes/Plain/layouts/wall.yml": Self.layout,
        ])
        func place(_ place: LayoutPart.Place, _ width: Int) -> String {
            let source = section.source?.source(of: place, at: width, isCompact: false)
            return source.map { "\(Self.relative($0.name)):\($0.line ?? 0):\($0.column ?? 0)" } ?? "nowhere"
        }
        let file = "Themes/Plain/layouts/wall.yml"
        #expect(place(.section, 599) == "\(file):3:5")
        #expect(place(.section, 600) == "\(file):5:5")
        #expect(place(.subitem([], tail: nil), 599) == "\(file):3:12")
        #expect(place(.subitem([], tail: nil), 600) == "\(file):8:7")
        #expect(place(.subitem([0], tail: nil), 600) == "\(file):11:11")
        #expect(place(.subitem([1], tail: nil), 600) == "\(file):12:11")
        #expect(place(.subitem([1, 0], tail: nil), 600) == "\(file):14:20")
        #expect(place(.subitem([0], tail: 1), 600) == "\(file):17:56")
        #expect(place(.boundary("footer"), 600) == "\(file):6:17")
        // The page asks for its header, not the layout.
        #expect(place(.boundary("header"), 600) == "Content/index.md:4:5")
    }

    @Test func aLayoutMadeInSwiftHasAName() async throws {
        var sample = try SampleSite(content: ["index.md": Self.page, "episodes/a.md": episode("A")])
        sample.layouts["wall"] = { _ in
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(50))
            return LayoutSection(
                group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 1))
        }
        let section = try #require(try await sample.build().layouts.first { $0.address == .home }?.sections.first)
        let source = section.source?.source(of: .section, at: 500, isCompact: false)
        #expect(source == PartSource(name: "layout 'wall', in Swift"))
    }

    /// The path relative to the site's folder.
    private static func relative(_ path: String) -> String {
        ["Themes/", "Content/"].compactMap { path.firstRange(of: $0).map { String(path[$0.lowerBound...]) } }.first
            ?? path
    }

    private static let page = "---\ntitle: T\nsections:\n  - { title: A, layout: wall }\n---\n"

    private func section(of files: [String: String]) async throws -> PageLayout.Section {
        let pages = ["Content/index.md": Self.page, "Content/episodes/a.md": episode("A")]
        let sample = try SampleSite(files.merging(pages) { $1 })
        let inspected = try await sample.site.inspect()
        return try #require(inspected.layouts.first { $0.address == .home }?.sections.first)
    }
}
