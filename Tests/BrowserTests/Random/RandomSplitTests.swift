import BrowserSupport
import CompositionalLayout
import SeededRandom
import Testing

/// Random split pages.
@Suite("The browser agrees with the solver on random splits", .anyBrowser)
struct RandomSplitTests {
    @Test("in every engine", arguments: Engine.judging)
    func random(engine: Engine) async throws {
        var total = FrameComparison()
        for seed in UInt64(1)...24 {
            var splits = RandomSplits(seed: seed)
            let judge = try LayoutJudge(splits.layout(named: "split \(seed)"))
            guard let split = judge.page.split, split.problems.isEmpty, judge.page.styles.allSatisfy(\.problems.isEmpty)
            else { continue }
            let direction = PageDirection.allCases[Int(seed) % PageDirection.allCases.count]
            let comparison = try await engine.lend(area: judge.area) { browser in
                try await judge.compare(in: browser, at: judge.usualWidths(quarter: Int(seed)), reading: direction)
            }
            #expect(comparison.agrees, "seed \(seed), \(direction): \(comparison)")
            total.merge(comparison)
        }
        print("random splits, \(engine): \(total)")
    }

    @Test("and most of them can be shown") func problems() throws {
        let shown = try (UInt64(1)...24).count { seed in
            var splits = RandomSplits(seed: seed)
            let page = try LayoutJudge(splits.layout(named: "split")).page
            return page.split?.problems == [] && page.styles.allSatisfy(\.problems.isEmpty)
        }
        #expect(shown >= 20)
    }
}

/// Makes random split pages: ratios that depend on the width, sections on random sides, cells of known and unknown
/// heights.
struct RandomSplits {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func layout(named name: String) -> JudgedLayout {
        let sections = (0..<Int.random(in: 2...5, using: &random)).map { _ in section() }
        let sides = sections.map { _ in random.pick(SplitSide.allCases) }
        let edges = [Int.random(in: 300...700, using: &random), Int.random(in: 701...1500, using: &random)]
        let ratios = [
            random.pick([0, 1, 0.5]), random.pick([0.3, 1.0 / 3, 0.41, 0.6]), random.pick([0.25, 0.5, 0.7]),
        ]
        let spacing = random.points()
        let mirrors = random.once(in: 2)
        var layout = JudgedLayout(
            name, configuration: LayoutConfiguration(interSectionSpacing: random.points()), sections: sections)
        layout.split = { environment in
            let width = Int(environment.container.contentSize.width)
            let ratio = ratios[edges.count { $0 <= width }]
            let only = SplitSide(leftSideRatio: ratio)
            return SplitArrangement(
                leftSideRatio: ratio, splitSpacing: spacing, sides: sides.map { only ?? $0 },
                mirrorsWithDirection: mirrors)
        }
        return layout
    }

    private mutating func section() -> JudgedLayout.Section {
        // The markup does not depend on the width: the header exists at all widths or at none.
        let header = JudgedLayout.boundary("header", .top, random.pick([.absolute(31.5), .estimated(20)]))
        let headers = random.once(in: 2) ? [header] : []
        let narrow = oneSection(headers)
        let wide = random.once(in: 2) ? oneSection(headers) : narrow
        let edge = Double(Int.random(in: 200...900, using: &random))
        return JudgedLayout.Section(itemCount: Int.random(in: 0...9, using: &random)) { environment in
            environment.container.contentSize.width < edge ? narrow : wide
        }
    }

    private mutating func oneSection(_ headers: [BoundarySupplementaryItem]) -> LayoutSection {
        let isEstimated = random.once(in: 2)
        let height: LayoutDimension =
            isEstimated ? .estimated(80) : random.pick([.absolute(61), .fractionalWidth(0.23), .fractionalHeight(0.2)])
        let size = JudgedLayout.size(.fractionalWidth(1), height)
        let cell = JudgedLayout.item(.fractionalWidth(1), isEstimated ? height : .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            layoutSize: size, subitem: cell, count: Int.random(in: 1...4, using: &random)
        )
        .spaced(random.points())
        let section = LayoutSection(
            group: group, contentInsets: random.insets(), interGroupSpacing: random.points(),
            boundarySupplementaryItems: headers)
        return random.once(in: 3) ? section.normalizingLineHeights : section
    }
}
