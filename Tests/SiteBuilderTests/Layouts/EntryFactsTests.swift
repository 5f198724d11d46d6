import CompositionalLayout
import SiteBuilder
import Testing

/// Facts of entries that decide about the size of their cells.
@Suite struct EntryFactsTests {
    private static func episode(_ fields: String) -> String { "---\ntitle: T\ndate: 2026-01-01\n\(fields)---\n" }

    private static let episodes = [
        "episodes/a.md": episode("weight: 1\nfeatured: true\n"),
        "episodes/b.md": episode("weight: 2\nduration: \"1:00:00\"\nviews: 7\n"),
        "episodes/c.md": episode("weight: 3\nextra: { rating: 4.5, size: large, new: true, featured: true }\n"),
        "episodes/d.md": episode("weight: 4\nnumber: 12\nextra: { rating: [4], parts: 3, new: \"no\" }\n"),
    ]

    private static func page(_ rules: String) -> String {
        """
        ---
        title: T
        sections:
          - source: episodes
            order: weight
            layout:
              cell: fill
              section: { group: { mosaic: 8, \(rules) } }
        ---

        """
    }

    /// The cells that are two places wide, from 0.
    private static func wide(_ rules: String) async throws -> [Int] {
        let built = try await SampleSite(content: episodes.merging(["index.md": page(rules)]) { $1 }).build()
        let home = try #require(built.layouts.first { $0.address == .home })
        let cells = home.frames(width: 800, height: 800).sections[0].items
        #expect(cells.count == 4)
        return cells.indices.filter { cells[$0].width == 200 }
    }

    @Test(
        arguments: [
            ("featured", [0]), ("not featured", [1, 2, 3]), ("new", [2]), ("duration >= 3600", [1]),
            ("views = 7", [1]), ("weight > 2", [2, 3]), ("number = 12", [3]), ("rating > 4", [2]),
            ("size = large", [2]), ("parts = 3", [3]), ("position = 4", [3]), ("position < 3 and not featured", [1]),
        ])
    func factsOfEpisodes(condition: String, wide: [Int]) async throws {
        let defaults = "defaults: { duration: 0, views: 0, number: 0, rating: 0, parts: 0, size: small }"
        let rules = "spans: [{ when: \(condition), span: 2 x 1 }], \(defaults)"
        #expect(try await Self.wide(rules) == wide)
    }

    /// The same rules hold for sections with the same facts, whatever else differs.
    @Test func rulesBelongToTheFacts() async throws {
        func page(_ tag: String) -> String {
            "---\ntitle: T\nsections: [{ source: episodes, where: { tag: \(tag) }, layout: wall }]\n---\n"
        }
        func episode(_ tag: String, isNew: Bool) -> String {
            Self.episode("tags: [\(tag)]\nextra: { new: \(isNew), other: \(tag) }\n")
        }
        var site = try SampleSite(content: [
            "episodes/a.md": episode("one", isNew: true), "episodes/b.md": episode("two", isNew: true),
            "episodes/c.md": episode("three", isNew: false), "one.md": page("one"), "two.md": page("two"),
            "three.md": page("three"), "index.md": page("one"),
        ])
        let new = ItemCondition(.init("new", .flag(true)))
        let rule = MosaicRule(columns: .exactly(8), spans: [.init(where: new, .init(columns: 2))])
        site.layouts["wall"] = { _ in LayoutSection(group: .mosaic(rule)) }
        let built = try await site.build()
        func name(_ path: String) throws -> Substring {
            let html = try #require(built.text(path))
            return try #require(html.firstMatch(of: #/g-wall-plain-[0-9a-z]+/#)).0
        }
        #expect(try name("one/index.html") == name("two/index.html"))
        #expect(try name("one/index.html") != name("three/index.html"))
    }

    /// A provider in Swift may ask each item, and its custom groups differ by the answers.
    @Test func swiftLayoutsMayAskEachItem() async throws {
        var site = try SampleSite(
            content: Self.episodes.merging([
                "index.md": "---\ntitle: T\nsections: [{ source: episodes, order: weight, layout: own }]\n---\n"
            ]) { $1 })
        site.layouts["own"] = { environment in
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(500))
            return LayoutSection(
                group: .custom(layoutSize: size) { _ in
                    environment.items.enumerated().map { index, item in
                        let height = item.isSet("new") ? 90 : item.number("rating") ?? 40
                        return LayoutGroupCustomItem(
                            frame: Rect(
                                x: .zero, y: Length(points: Double(index) * 100), width: Length(width: 1),
                                height: Length(points: height)))
                    }
                })
        }
        let home = try #require(try await site.build().layouts.first { $0.address == .home })
        #expect(home.frames(width: 800, height: 800).sections[0].items.map(\.height) == [40, 40, 90, 40])
    }
}
