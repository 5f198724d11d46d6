import CompositionalLayout
import SeededRandom
import Testing

/// Any description gives a solution or a problem. It never traps, and the work does not grow with the number of items.
@Suite(.timeLimit(.minutes(10))) struct BoundedWorkTests {
    private let page = Size(width: 1000.0, height: 800.0)

    private func solve(_ group: LayoutGroup, items: Int = 1_000_000) -> SolvedLayout {
        CollectionLayout(section: LayoutSection(group: group)).solve(in: page, itemCounts: [items])
    }

    @Test(arguments: [1_000_000, .max / 2]) func itemsAreRunsAndNoList(items: Int) {
        let solved = solve(.row([.square(), .square()]), items: items)
        #expect(solved.problems.isEmpty)
        #expect(solved.sections[0].runs.count == 1)
        #expect(solved.sections[0].runs[0].groupCount == (items - 1) / 20 + 1)
    }

    @Test(arguments: [LayoutDimension.absolute(50), .estimated(50)]) func asManyItemsAsCanBeCounted(
        height: LayoutDimension
    ) {
        let size = LayoutSize(width: .fractionalWidth(1), height: height)
        let solved = solve(
            .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 3), items: .max)
        #expect(solved.problems.isEmpty)
        #expect(solved.sections[0].runs.count <= 2)
    }

    @Test func estimatesAreRunsToo() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .uniformAcrossSiblings(estimate: 80))
        let solved = solve(.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 3))
        #expect(solved.sections[0].runs.count <= 2)
        #expect(solved.frames().sections[0].items.count == 1_000_000)
    }

    @Test func orthogonalSectionsAreRunsToo() {
        var section = LayoutSection(group: .row([.square(.fractionalWidth(1))], width: .absolute(120)))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let solved = CollectionLayout(section: section).solve(in: page, itemCounts: [1_000_000])
        #expect(solved.sections[0].runs.count == 1)
        // The nearest group begins at 416,670 * 120; it is centred in 1,000.
        #expect(solved.frames().sections[0].scroll?.restingOffset(for: 5e7) == 50_000_400.0 - 440)
    }

    @Test func measuredItemsAreSolvedOneByOneAndTheRestAtOnce() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(80))
        let group = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 3)
        let measured = MeasuredSizes(items: [0: [0: .init(height: 10), 4: .init(height: 200)]])
        let solved = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: page, itemCounts: [1_000_000], measured: measured)
        #expect(solved.sections[0].runs.count <= 4)
        let items = solved.frames().sections[0].items
        #expect(items[0].height == 10 && items[4].height == 200 && items[6].y == 280)
    }

    @Test func negativeItemCountsAreNone() {
        #expect(solve(.row([.square()]), items: -5).frames().sections[0].items.isEmpty)
    }

    @Test func sixtyFourGroupsInEachOther() {
        let solved = solve(.nested(depth: 64), items: 3)
        #expect(solved.problems.isEmpty)
        #expect(solved.frames().sections[0].items.count == 3)
    }

    /// A small description of a huge layout: copies of copies.
    @Test func cellsOfOneGroupAreBounded() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        var group = LayoutGroup.row([.square(.fractionalWidth(1))])
        for _ in 0..<40 { group = .horizontal(layoutSize: size, subitem: group, count: 2) }
        #expect(solve(group).problems.map(\.name) == ["tooComplex"])
    }

    @Test func sharedPartsOfADescriptionAreBounded() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        var group = LayoutGroup.row([.square()])
        for _ in 0..<60 { group = .vertical(layoutSize: size, subitems: [group, group]) }
        #expect(solve(group).problems.map(\.name) == ["tooComplex"])
    }

    @Test(arguments: [100_000, .max]) func countsAreBounded(count: Int) {
        let row = LayoutSize.row
        #expect(
            solve(.horizontal(layoutSize: row, subitem: LayoutItem.square(), count: count)).problems.map(\.name)
                == ["tooComplex"])
        let frames = LayoutGroup.custom(layoutSize: row) { _ in
            Array(
                repeating: .init(frame: Rect(x: 0, y: 0, width: 10, height: 10)), count: min(count, 100_000))
        }
        #expect(solve(frames).problems.map(\.name) == ["tooComplex"])
    }

    @Test(arguments: [0, -10, 1e-300]) func itemsWithoutExtentEnd(width: Double) {
        let solved = solve(.row([.square(.absolute(width))]))
        #expect(solved.problems.isEmpty)
        #expect(solved.frames().sections[0].items.count == 1_000_000)
    }

    /// Every number of a description is replaced by hostile values, one at a time.
    @Test(arguments: [
        0.0, -1, 1e-300, 1e9, -1e9, 1e155, -1e155, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .nan, .infinity,
        -.infinity,
    ]) func hostileNumbers(number: Double) {
        for seed in 0..<150 {
            var random = SplitMix64(seed: UInt64(seed))
            var section = LayoutSection.random(&random)
            section.makeHostile(number, &random)
            let layout = CollectionLayout(section: section)
            for container in [page, Size(width: number, height: 100), Size(width: 100, height: number)] {
                let solved = layout.solve(in: container, itemCounts: [20])
                let frames = solved.snappedFrames(scrolledTo: Point(x: 0, y: number)).sections[0]
                if !solved.problems.isEmpty { continue }
                #expect(frames.items.allSatisfy { $0.numbers.allSatisfy(\.isFinite) }, "seed \(seed)")
                if let offset = frames.scroll?.restingOffset(for: number), number.isFinite {
                    #expect(offset.isFinite, "seed \(seed)")
                }
            }
        }
    }
}

extension LayoutSection {
    fileprivate mutating func makeHostile(_ number: Double, _ random: inout SplitMix64) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: contentInsets.leading = number
        case 1: interGroupSpacing = number
        case 2: group.layoutSize.width = .fractionalWidth(number)
        case 3: group.layoutSize.height = .absolute(number)
        case 4: group.interItemSpacing = .flexible(number)
        case 5: group.contentInsets.bottom = number
        case 6: group.edgeSpacing = EdgeSpacing(leading: .flexible(number), bottom: .fixed(number))
        case 7: group.layoutSize.height = .uniformAcrossSiblings(estimate: number)
        case 8: group.supplementaryItems = [.badge(LayoutAnchor(edges: .top), width: .fractionalWidth(number))]
        default: boundarySupplementaryItems = [.header(absoluteOffset: Point(x: 0, y: number))]
        }
    }
}
