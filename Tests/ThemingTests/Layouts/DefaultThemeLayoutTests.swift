import CompositionalLayout
import Foundation
import SiteDiagnostics
import SiteTheming
import Testing

/// The default theme's layouts match their documentation.
@Suite struct DefaultThemeLayoutTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Themes/Default/layouts").standardized

    @Test(arguments: ["feed", "grid", "list", "mosaic"])
    func readsWithoutDiagnostics(name: String) throws {
        _ = try layout(name)
    }

    @Test func feedHasOneToFourColumns() throws {
        let feed = try layout("feed")
        #expect(feed.breakpoints == [500, 1025, 1440])
        let columns = [(1.0, 1), (499, 1), (500, 2), (1024, 2), (1025, 3), (1439, 3), (1440, 4), (4096, 4)]
        for (width, columns) in columns {
            let section = feed.section(for: .init(width: width, height: 1))
            let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(200))
            let badge = SupplementaryItem(
                layoutSize: LayoutSize(width: .absolute(48), height: .absolute(22)), elementKind: "badge-new",
                containerAnchor: LayoutAnchor(edges: [.top, .leading], offset: .absolute(Point(x: 8, y: 8))))
            let item = LayoutItem(layoutSize: size, supplementaryItems: [badge])
            #expect(section.group.arrangement == .counted(.item(item), count: columns))
            #expect(section.group.layoutSize == size)
            #expect(section.contentInsets == EdgeInsets(leading: 20, trailing: 20))
        }
    }

    @Test(arguments: [320.0, 768, 1440])
    func gridIsTwoSquaresARow(width: Double) throws {
        let frames = try frames("grid", width: width, count: 4)
        #expect(frames.map(\.width) == frames.map(\.height))
        #expect(frames[0].y == frames[1].y)
        #expect(frames[1].x > frames[0].x)
        #expect(frames[2].x == frames[0].x)
        #expect(frames[2].y > frames[0].y)
        #expect(frames[0].x == 20)
        #expect(frames[1].x + frames[1].width == width - 20)
    }

    @Test(arguments: [(320.0, true), (699, true), (700, false), (1440, false)])
    func mosaicIsAPairAndALargeCell(width: Double, isStacked: Bool) throws {
        let frames = try frames("mosaic", width: width, count: 6)
        #expect(frames[0].width == frames[1].width)
        #expect(frames[2].width > 1.9 * frames[0].width)
        #expect(isStacked ? frames[2].y > frames[0].y : frames[2].y == frames[0].y)
        #expect(frames[3].y > frames[2].y)
        let kinds = try layout("mosaic").section(for: .init(width: width, height: 1)).boundarySupplementaryItems
        #expect(kinds.map(\.elementKind) == ["spacer", "header"])
    }

    @Test func listIsOneRowForEachItem() throws {
        let frames = try frames("list", width: 900, count: 3)
        #expect(frames.map(\.width) == [860, 860, 860])
        #expect(frames.map(\.x) == [20, 20, 20])
    }

    private func frames(_ name: String, width: Double, count: Int) throws -> [Rect<Double>] {
        let layout = try layout(name)
        let solved = CollectionLayout { _, environment in layout.section(for: environment) }
            .solve(in: Size(width: width, height: 800), itemCounts: [count])
        #expect(solved.problems == [])
        return try #require(solved.frames().sections.first).items
    }

    private func layout(_ name: String) throws -> LayoutFile {
        let file = Self.folder.appending(path: "\(name).yml")
        let source = SourceText(path: "\(name).yml", bytes: Array(try Data(contentsOf: file)))
        let (layout, diagnostics) = LayoutFile.read(source, name: name)
        #expect(diagnostics.map { DiagnosticFormatter().text($0) } == [])
        return try #require(layout)
    }
}
