import BrowserSupport
import CompositionalLayout
import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

@Suite("Pages of both directions in one site match the solver", .anyBrowser)
struct DirectionTests {
    /// Two columns from left to right; one third and two thirds with more space before them from right to left.
    private static let wall: SectionProvider = { environment in
        let isMirrored = environment.traits.layoutDirection == .rightToLeft
        func item(_ share: Double) -> LayoutItem {
            LayoutItem(layoutSize: .init(width: .fractionalWidth(share), height: .absolute(60)))
        }
        let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(60))
        return LayoutSection(
            group: .horizontal(layoutSize: row, subitems: isMirrored ? [item(1.0 / 3), item(2.0 / 3)] : [item(0.5)]),
            contentInsets: .init(leading: isMirrored ? 40 : 8, trailing: 8), interGroupSpacing: 10)
    }

    /// - Parameter sides: The sides of the three sections on a split page.
    private static func page(_ front: String, sides: [String] = ["", "", ""]) -> String {
        """
        ---
        title: T
        \(front)
        sections:
          - { title: One, \(sides[0])source: placeholders, count: 5, layout: wall }
          - { title: Two, \(sides[1])source: placeholders, count: 7, layout: shelf }
          - { title: Three, \(sides[2])source: placeholders, count: 4, layout: grid }
        ---
        """
    }

    @Test("each follows the page's language", arguments: Engine.judging)
    func pages(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        try folder.add([
            "Site/Content/site.yml": "title: T\nlanguage: en\n", "Site/Content/index.md": Self.page(""),
            "Site/Content/other.md": Self.page(
                "lang: fa\nboundary: [{ kind: jump-bar, size: 1w x 52, pinToVisibleBounds: true }, { kind: spacer, size: 0.5w x 30, alignment: bottomTrailing }]"
            ),
            "Site/Content/split.md": Self.page(
                "lang: fa\nsplit: { ratio: 0.4, spacing: 12, mirrorsWithDirection: true }",
                sides: ["left", "right", "right"].map { "side: \($0), " }),
            "Site/Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
        ])
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        let options = BuildOptions(
            rules: PublicationRules(now: Instant(secondsSince1970: 1_900_000_000)), jobs: 2,
            builtInThemes: [repository + "/Themes"])
        var site = Site(folder: folder("Site"), options: options)
        site.layouts["wall"] = Self.wall
        let built = try await site.build()
        let target = try OutputFolder(folder("Output"), site: folder("Site"), inputs: [], home: nil)
        _ = try await built.output.publish(to: target, jobs: 1)
        let output = folder("Output")
        let pages = built.layouts.filter { $0.sections.count == 3 }
        #expect(pages.map(\.environment.layoutDirection).filter { $0 == .rightToLeft }.count == 2)
        try await PageServer.serving(.folder(output)) { server in
            for page in pages {
                let comparison = try await engine.lend { browser in
                    try await PageJudge(page: page, direction: nil).compare(in: browser, at: server)
                }
                print("\(page.address.path), \(engine): \(comparison)")
                #expect(comparison.agrees, "\(page.address.path), \(engine): \(comparison)")
            }
        }
    }
}
