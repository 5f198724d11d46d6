import BrowserSupport
import SiteBuilder
import Testing

@Suite("Pages of the demo site match the solver", .anyBrowser)
struct PageLayoutTests {
    @Test("with every stylesheet in force", arguments: PageDirection.allCases)
    func pages(direction: PageDirection) async throws {
        // Mirroring is one rule of the stylesheet, so a few pages are enough.
        let mirrored = ["/", "/library/", "/episodes/020-lead-and-stack/"]
        let showings = Showing.inBothDirections.filter { $0.direction == direction }
        let alike = try await Set(DemoSite.shared.built.layouts.alike.map(\.address))
        let (count, tally) = try await Self.judgePages(in: showings) {
            direction == .leftToRight ? !alike.contains($0.address) : mirrored.contains($0.address.encodedPath)
        }
        #expect(count >= (direction == .leftToRight ? 12 : mirrored.count))
        #expect(tally.agrees)
        print("\(count) demo pages, \(direction.rawValue): \(tally)")
    }

    /// Compares the given pages. The engines work in parallel.
    static func judgePages(
        in showings: [Showing], where isWanted: (PageLayout) -> Bool
    ) async throws -> (pages: Int, tally: ComparisonTally) {
        let site = try await DemoSite.shared
        let pages = (site.built.layouts + site.built.copyLayouts.withLayoutsOfTheirOwn).filter(isWanted)
        let tally = try await PageServer.serving(.folder(site.output)) { server in
            try await withThrowingTaskGroup(of: ComparisonTally.self) { group in
                for (_, showings) in Dictionary(grouping: showings, by: \.engine) {
                    group.addTask { try await judge(pages, in: showings, from: server) }
                }
                return try await group.reduce(into: ComparisonTally()) { $0.merge($1) }
            }
        }
        return (pages.count, tally)
    }

    private static func judge(
        _ pages: [PageLayout], in showings: [Showing], from server: PageServer
    ) async throws -> ComparisonTally {
        var tally = ComparisonTally()
        for showing in showings {
            for page in pages {
                let comparison = try await showing.engine.lend(
                    pixelRatio: showing.pixelRatio, area: PageJudge.area
                ) { browser in
                    try await PageJudge(page: page, direction: showing.direction).compare(in: browser, at: server)
                }
                #expect(comparison.agrees, "\(showing), \(page.address.encodedPath): \(comparison)")
                tally.add(comparison, of: showing)
            }
        }
        return tally
    }
}

extension [PageLayout] {
    /// Pages whose layouts are all on earlier pages. `./run browsers` judges them too.
    fileprivate var alike: [PageLayout] {
        var seen: Set<String> = []
        return filter { page in
            let layouts = page.sections.map { $0.layout ?? page.address.encodedPath }
            defer { seen.formUnion(layouts) }
            return seen.isSuperset(of: layouts)
        }
    }

    /// The first page for each set of a theme's own layouts, in the copies of the site in other themes.
    fileprivate var withLayoutsOfTheirOwn: [PageLayout] {
        var seen: Set<[String]> = []
        return filter { page in
            let names = page.sections.compactMap(\.layout)
            return !names.isEmpty && seen.insert(page.address.components.prefix(2) + names).inserted
        }
    }
}
