import CompositionalLayout
import SeededRandom
import Testing

/// Columns of pictures that keep their aspect ratios.
@Suite struct WaterfallTests {
    private static func section(
        _ ratios: [Double?], _ columns: ColumnCount = .fitting(least: 200), spacing: Double = 8,
        gap: Double = 12, ratio: Double? = nil
    ) -> LayoutSection {
        var section = LayoutSection(
            group: .waterfall(columns: columns, aspectRatio: ratio, spacing: spacing),
            contentInsets: EdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20), interGroupSpacing: gap)
        section.aspectRatios = ratios
        return section
    }

    private static func solve(_ section: LayoutSection, _ width: Double, items: Int? = nil) -> SolvedLayout {
        CollectionLayout(section: section).solve(
            in: LayoutEnvironment(width: width, height: 800),
            itemCounts: [items ?? section.aspectRatios.count],
            snapsComparisons: true)
    }

    private static func photographs(_ count: Int, seed: UInt64) -> [Double] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in random.pick([1.5, 1.5, 4.0 / 3, 2.0 / 3, 0.75, 1, 16.0 / 9]) }
    }

    @Test(
        arguments: [
            (ColumnCount.fitting(least: 200), 200, UInt64(1)), (.fitting(least: 90), 60, 2),
            (.exactly(3), 40, 3),
            (.exactly(1), 7, 4), (.exactly(5), 3, 5),
        ])
    func everyCellIsBelowTheLastOfItsColumn(columns: ColumnCount, count: Int, seed: UInt64) {
        let ratios = Self.photographs(count, seed: seed)
        let section = Self.section(ratios, columns)
        for width in stride(from: 300.0, through: 3000, by: 37) {
            let solved = Self.solve(section, width)
            #expect(solved.problems.isEmpty)
            let frames = solved.snappedFrames()
            let cells = frames.sections[0].items
            #expect(cells.count == count)
            let room = width - 30
            let expected =
                switch columns {
                case .exactly(let count): count
                case .fitting(let least): max(1, Int((room + 8) / (least + 8)))
                }
            var ends: [Double: Double] = [:]
            var lowest = 5.0
            for (cell, ratio) in zip(cells, ratios) {
                // The top is below the last cell of the column, and this column is the shortest, or nearly: the choice is
                // made for other gaps.
                #expect(cell.y == ends[cell.x].map { $0 + 12 } ?? 5)
                let shortest = ends.count < expected ? 5 : (ends.values.min() ?? 0) + 12
                #expect(cell.y <= shortest + 40, "\(cell) at \(width)")
                lowest = max(lowest, cell.y)
                ends[cell.x] = cell.maxY
                // Half a unit of 1/32, and half a pixel at each edge.
                #expect(abs(cell.height - cell.width / ratio) <= cell.width / 64 + 1 / ratio + 1.01)
                let exact = (room - Double(expected - 1) * 8) / Double(expected)
                #expect(abs(cell.width - exact) <= 1)
            }
            #expect(ends.count == min(expected, count))
            #expect(cells.map(\.x).min() == 10)
            if count >= expected { #expect(cells.map(\.maxX).max() == width - 20) }
            #expect(frames.contentSize.height == (ends.values.max() ?? 0) + 7)
        }
    }

    /// The columns change only at the ends of the solution's widths.
    @Test(arguments: [ColumnCount.fitting(least: 200), .exactly(3)])
    func solutionsHoldForTheirWidths(columns: ColumnCount) {
        let section = Self.section(Self.photographs(120, seed: 4), columns)
        var width = 240.0
        while width < 4096 {
            let solved = Self.solve(section, width)
            let end = min(solved.validWidths.upperBound, 4096)
            #expect(end > width)
            let last = (end - 1e-6).rounded(.up) - 1
            #expect(solved.snappedFrames(at: last).sections == Self.solve(section, last).snappedFrames().sections)
            width = last + 1
        }
    }

    @Test(
        arguments: [
            [7.5, 7.5], [0.5], [20, 1], [0.01, 0.01, 0.01], [.nan, 0, -3], [.infinity],
            Array(repeating: 0.25, count: 3000),
        ] as [[Double]], [ColumnCount.exactly(64), .exactly(2), .fitting(least: 1), .fitting(least: 1e5)])
    func oddShapes(ratios: [Double], columns: ColumnCount) {
        for width in [33.0, 240, 1000, 4096, 100_000] {
            let solved = Self.solve(Self.section(ratios, columns), width)
            #expect(solved.problems.isEmpty)
            let cells = solved.snappedFrames().sections[0].items
            #expect(cells.allSatisfy { $0.width >= 1 && $0.height >= 0 && $0.x >= 10 && $0.maxX <= width - 20 })
        }
    }

    @Test func unknownShapesNeedAnother() {
        #expect(Self.solve(Self.section([1.5, nil], ratio: 1), 700).problems.isEmpty)
        #expect(Self.solve(Self.section([1.5, nil]), 700).problems.map(\.kind) == [.unknownAspectRatio(item: 2)])
        #expect(Self.solve(Self.section([1.5]), 700, items: 3).problems.map(\.kind) == [.unknownAspectRatio(item: 2)])
        #expect(Self.solve(Self.section([nil]), 700, items: 0).problems.isEmpty)
    }

    @Test(arguments: JustifiedRowsTests.misplaced.indices) func waterfallsHaveTheirPlace(number: Int) {
        var section = Self.section([1, 2, 3])
        JustifiedRowsTests.misplaced[number](&section)
        #expect(Self.solve(section, 700).problems.map(\.kind).contains(.misplacedRows))
    }

    @Test(
        arguments: [
            ColumnCount.exactly(0), .exactly(-1), .exactly(65), .fitting(least: 0), .fitting(least: -8),
            .fitting(least: .nan), .fitting(least: 1e13),
        ])
    func columnsHaveTheirBounds(columns: ColumnCount) {
        #expect(!Self.solve(Self.section([1], columns), 700).problems.isEmpty)
    }

    /// A section with more items than any page has is refused and not laid out.
    @Test func workIsBounded() {
        let section = Self.section([], .exactly(64), ratio: 1)
        #expect(Self.solve(section, 700, items: 10_000).problems.isEmpty)
        #expect(Self.solve(section, 700, items: 1_000_000).problems.map(\.kind) == [.tooComplex])
    }
}
