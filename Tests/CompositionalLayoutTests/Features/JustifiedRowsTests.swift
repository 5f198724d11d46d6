import CompositionalLayout
import SeededRandom
import Testing

/// Rows of pictures that keep their aspect ratios.
@Suite struct JustifiedRowsTests {
    private static func section(
        _ ratios: [Double?], heights: ClosedRange<Double> = 160...320, spacing: Double = 8, ratio: Double? = nil
    ) -> LayoutSection {
        var section = LayoutSection(
            group: .justified(rowHeights: heights, aspectRatio: ratio, spacing: spacing),
            contentInsets: EdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20), interGroupSpacing: spacing)
        section.aspectRatios = ratios
        return section
    }

    private static func solve(_ section: LayoutSection, _ width: Double, items: Int? = nil) -> SolvedLayout {
        CollectionLayout(section: section).solve(
            in: LayoutEnvironment(width: width, height: 800),
            itemCounts: [items ?? section.aspectRatios.count],
            snapsComparisons: true)
    }

    /// The cells of each row.
    private static func rows(_ cells: [Rect<Double>]) -> [[Rect<Double>]] {
        cells.reduce(into: []) { rows, cell in
            if rows.last?[0].y == cell.y { rows[rows.count - 1].append(cell) } else { rows.append([cell]) }
        }
    }

    private static func photographs(_ count: Int, seed: UInt64) -> [Double] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in random.pick([1.5, 1.5, 4.0 / 3, 2.0 / 3, 0.75, 1, 16.0 / 9]) }
    }

    @Test(arguments: [(40, UInt64(1)), (200, 2), (17, 3)]) func everyRowIsFullAndNearItsBounds(
        count: Int, seed: UInt64
    ) {
        let ratios = Self.photographs(count, seed: seed)
        let section = Self.section(ratios)
        var (within, all) = (0, 0)
        for width in stride(from: 400.0, through: 4000, by: 37) {
            let solved = Self.solve(section, width)
            #expect(solved.problems.isEmpty)
            let cells = solved.snappedFrames().sections[0].items
            #expect(cells.count == count)
            let rows = Self.rows(cells)
            var bottom = 5.0
            for (number, row) in rows.enumerated() {
                #expect(row[0].x == 10 && row[0].y == bottom)
                #expect(Set(row.map(\.height)).count == 1)
                #expect(zip(row, row.dropFirst()).allSatisfy { $1.x == $0.maxX + 8 })
                bottom = row[0].maxY + 8
                if number == rows.count - 1 { continue }
                #expect(row.last?.maxX == width - 20, "row \(number) at \(width)")
                // In narrow sections few pictures share a row, and not every division has heights within the bounds.
                #expect((128...400).contains(row[0].height), "row \(number) at \(width)")
                all += 1
                if (159...321).contains(row[0].height) { within += 1 }
            }
            // Half a unit of 1/32, and half a pixel at each edge.
            for (cell, ratio) in zip(cells, ratios) {
                #expect(abs(cell.width - ratio * cell.height) <= cell.height / 64 + ratio + 1.01)
            }
        }
        #expect(Double(within) >= 0.97 * Double(all))
    }

    /// The division into rows changes only at the ends of the solution's widths, and these are few.
    @Test(arguments: [(160.0...320.0, 20), (200...240, 72), (40...80, 20)])
    func stepsAreFew(heights: ClosedRange<Double>, most: Int) {
        let section = Self.section(Self.photographs(120, seed: 4), heights: heights)
        var (width, steps) = (240.0, 0)
        while width < 4096 {
            let solved = Self.solve(section, width)
            let end = min(solved.validWidths.upperBound, 4096)
            #expect(end > width)
            let last = end.rounded(.up) - 1
            #expect(solved.snappedFrames(at: last).sections == Self.solve(section, last).snappedFrames().sections)
            (width, steps) = (end.rounded(.up), steps + 1)
        }
        #expect(steps <= most)
    }

    @Test(
        arguments: [
            [7.5, 7.5], [0.5], [20, 1], [0.01, 0.01, 0.01], [.nan, 0, -3], [.infinity],
            Array(repeating: 0.25, count: 300),
        ] as [[Double]])
    func oddShapes(ratios: [Double]) {
        for width in [30.0, 240, 1000, 4096, 100_000] {
            let solved = Self.solve(Self.section(ratios), width)
            if width > 30 { #expect(solved.problems.isEmpty) }
            let cells = solved.snappedFrames().sections[0].items
            #expect(cells.allSatisfy { $0.width >= 1 && $0.height >= 1 && $0.maxX <= width })
        }
    }

    @Test func aLastRowIsNoHigherThanTheOthers() {
        let cells = Self.solve(Self.section([1.5, 1.5, 1.5, 1.5, 1.5, 0.66]), 1000).snappedFrames().sections[0].items
        #expect(cells.allSatisfy { $0.height <= 320 })
        let alone = Self.solve(Self.section([0.66]), 1000).snappedFrames().sections[0].items[0]
        #expect(alone.height <= 320 && alone.width < 300)
    }

    @Test func unknownShapesNeedAnother() {
        let known = Self.solve(Self.section([1.5, nil], ratio: 1), 700)
        #expect(known.problems.isEmpty)
        #expect(Self.solve(Self.section([1.5, nil]), 700).problems.map(\.kind) == [.unknownAspectRatio(item: 2)])
        #expect(Self.solve(Self.section([1.5]), 700, items: 3).problems.map(\.kind) == [.unknownAspectRatio(item: 2)])
        #expect(Self.solve(Self.section([nil]), 700, items: 0).problems.isEmpty)
    }

    /// Changes after which a group of pictures in their own shapes has no place.
    static let misplaced: [@Sendable (inout LayoutSection) -> Void] = [
        { $0.orthogonalScrollingBehavior = .continuous },
        { $0.tailGroups = [1: .row([.square(.absolute(20))])] },
        { $0.group.contentInsets = .init(all: 1) },
        { $0.group.edgeSpacing.top = .fixed(4) },
        { $0.group.supplementaryItems = [.badge(LayoutAnchor(edges: .top))] },
        { $0.group = .horizontal(layoutSize: .row, subitems: [$0.group]) },
        { section in
            section.tailGroups = [1: section.group]
            section.group = .row([.square(.absolute(20)), .square(.absolute(20))])
        },
    ]

    @Test(arguments: misplaced.indices) func rowsHaveTheirPlace(number: Int) {
        var section = Self.section([1, 2, 3])
        Self.misplaced[number](&section)
        #expect(Self.solve(section, 700).problems.map(\.kind).contains(.misplacedRows))
    }

    @Test(arguments: [0.0...100, -5...100, 100...119, 100...100, 1e13...1e14])
    func heightsHaveTheirBounds(heights: ClosedRange<Double>) {
        #expect(!Self.solve(Self.section([1], heights: heights), 700).problems.isEmpty)
    }

    /// A section with more items than any page has is refused and not laid out.
    @Test func workIsBounded() {
        let section = Self.section([], ratio: 1)
        #expect(Self.solve(section, 700, items: 10_000).problems.isEmpty)
        #expect(Self.solve(section, 700, items: 1_000_000).problems.map(\.kind) == [.tooComplex])
    }
}
