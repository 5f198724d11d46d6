import CompositionalLayout
import SiteBuilder
import Testing

/// Rows and columns of pictures whose shapes the build reads from their files.
@Suite struct PhotoWallTests {
    private static func drawing(_ width: Int, _ height: Int) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private static func page(_ pictures: [String], layout: String = "photo-rows") -> String {
        let list = pictures.map { "      - { src: \($0), alt: \"\" }\n" }.joined()
        return "---\ntitle: T\nsections:\n  - source: pictures\n    layout: \(layout)\n    pictures:\n\(list)---\n"
    }

    private static let files = [
        "media/wide.svg": drawing(300, 100), "media/high.svg": drawing(100, 200), "media/square.svg": drawing(50, 50),
        "media/shapeless.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ]

    private func built(_ pages: [String: String]) async throws -> BuiltSite {
        try await SampleSite(content: Self.files.merging(pages) { $1 }).build()
    }

    @Test func cellsHaveTheShapesOfTheirPictures() async throws {
        let names = ["/media/wide.svg", "/media/high.svg", "/media/square.svg", "/media/shapeless.svg"]
        let built = try await built(["index.md": Self.page(names)])
        let page = try #require(built.layouts.first { $0.address == .home })
        for width in [1000, 1400] {
            let cells = page.frames(width: width, height: 800).sections[0].items
            for (cell, ratio) in zip(cells, [3, 0.5, 1, 1.5]) {
                #expect(abs(cell.width / cell.height - ratio) < 0.03 * ratio, "\(cell) at \(width)")
            }
            #expect((180...320).contains(cells[0].height))
        }
    }

    @Test func cellsOfWaterfallsHaveTheirShapesToo() async throws {
        let names = ["/media/wide.svg", "/media/high.svg", "/media/square.svg", "/media/shapeless.svg"]
        let built = try await built(["index.md": Self.page(names, layout: "photo-waterfall")])
        let page = try #require(built.layouts.first { $0.address == .home })
        for (width, columns) in [(400, 2), (700, 2), (1400, 4)] {
            let cells = page.frames(width: width, height: 800).sections[0].items
            for (cell, ratio) in zip(cells, [3, 0.5, 1, 1.5]) {
                #expect(abs(cell.width / cell.height - ratio) < 0.04 * ratio, "\(cell) at \(width)")
            }
            #expect(Set(cells.map(\.x)).count == columns)
        }
    }

    /// Sections with the same pictures share their rules, and others do not.
    @Test func rulesBelongToTheShapes() async throws {
        let (wide, high) = ("/media/wide.svg", "/media/high.svg")
        let built = try await built([
            "index.md": Self.page([wide, high]), "same.md": Self.page([wide, high]),
            "other.md": Self.page([high, wide]),
        ])
        func name(_ path: String) throws -> Substring {
            let html = try #require(built.text(path))
            return try #require(html.firstMatch(of: #/g-photo-rows-plain-[0-9a-z]+/#)).0
        }
        #expect(try name("index.html") == name("same/index.html"))
        #expect(try name("index.html") != name("other/index.html"))
    }

    /// A script fills these cells with other pictures.
    @Test func cellsOfTheHistoryAreAlike() async throws {
        let episodes = ["wide", "high"].map { name in
            ("episodes/\(name).md", "---\ntitle: \(name)\ndate: 2026-01-01\nimage: /media/\(name).svg\n---\n")
        }
        let section = "  - { source: history, otherwise: New, layout: photo-rows }\n"
        let page = ["index.md": "---\ntitle: T\nsections:\n\(section)---\n"]
        let built = try await built(page.merging(episodes) { $1 })
        let home = try #require(built.layouts.first { $0.address == .home })
        let cells = home.frames(width: 1400, height: 800).sections[0].items
        #expect(cells.count == 2)
        #expect(cells.allSatisfy { abs($0.width / $0.height - 1.5) < 0.05 }, "\(cells)")
    }

    @Test func swiftLayoutsGetTheShapesToo() async throws {
        let page = Self.page(["/media/wide.svg"], layout: "own")
        var site = try SampleSite(content: Self.files.merging(["index.md": page]) { $1 })
        let whole = LayoutSize(width: .fractionalWidth(1), height: .absolute(50))
        site.layouts["own"] = { environment in
            environment.container.contentSize.width < 900
                ? LayoutSection(group: .horizontal(layoutSize: whole, subitem: LayoutItem(layoutSize: whole), count: 1))
                : LayoutSection(group: .justified(rowHeights: 100...500))
        }
        let home = try #require(try await site.build().layouts.first { $0.address == .home })
        let cell = home.frames(width: 960, height: 800).sections[0].items[0]
        #expect(cell.width == 960 && cell.height == 320)
    }
}
