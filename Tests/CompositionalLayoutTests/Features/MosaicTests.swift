import CompositionalLayout
import SeededRandom
import Testing

/// Grids in which facts of the items decide about the size of cells.
@Suite struct MosaicTests {
    private static func rule(
        _ columns: ColumnCount = .exactly(3), ratio: Double = 1, keepsOrder: Bool = false,
        defaults: ItemFacts = ItemFacts(), spans: [(ItemCondition, Int, Int)] = []
    ) -> MosaicRule {
        MosaicRule(
            columns: columns, aspectRatio: ratio,
            spans: spans.map { .init(where: $0.0, .init(columns: $0.1, rows: $0.2)) }, defaults: defaults,
            keepsOrder: keepsOrder)
    }

    private static let large = ItemCondition(.init("large", .flag(true)))

    private static func section(_ rule: MosaicRule, _ items: [ItemFacts]) -> LayoutSection {
        var section = LayoutSection(group: .mosaic(rule, spacing: 10), interGroupSpacing: 20)
        section.items = items
        return section
    }

    private static func solve(_ section: LayoutSection, _ width: Double = 320, items: Int? = nil) -> SolvedLayout {
        CollectionLayout(section: section).solve(
            in: LayoutEnvironment(width: width, height: 800), itemCounts: [items ?? section.items.count],
            snapsComparisons: true)
    }

    /// The places of cells as text: one letter for each cell, a point for an empty place.
    private static func picture(_ rule: MosaicRule, _ text: String, width: Double = 320) -> [String] {
        let items = text.map { ItemFacts(["large": .flag($0.isUppercase), "kind": .word(String($0))]) }
        let cells = solve(section(rule, items), width).snappedFrames().sections[0].items
        let columns = (width + 10) / 110
        let side = (width - (columns - 1) * 10) / columns
        var rows: [[Character]] = []
        for (cell, letter) in zip(cells, text) {
            let (column, row) = (Int(cell.x / (side + 10)), Int(cell.y / (side + 20)))
            let (columns, lines) = (Int((cell.width + 10) / (side + 10)), Int((cell.height + 20) / (side + 20)))
            while rows.count < row + lines { rows.append(Array(repeating: ".", count: Int((width + 10) / 110))) }
            for line in row..<row + lines {
                for place in column..<column + columns {
                    #expect(rows[line][place] == ".")
                    rows[line][place] = letter
                }
            }
        }
        return rows.map { String($0) }
    }

    @Test(
        arguments: [
            ("abcd", false, ["abc", "d.."]), ("Abcd", false, ["AAb", "AAc", "d.."]),
            ("aBcdef", false, ["aBB", "cBB", "def"]), ("abCdef", false, ["abd", "CCe", "CCf"]),
            ("abCdef", true, ["abb", "CCd", "CCe", "f.."]), ("ABc", false, ["AAc", "AA.", "BB.", "BB."]),
            ("ABc", true, ["AAA", "AAA", "BBc", "BB."]), ("aBCd", true, ["aBB", "aBB", "CCd", "CC."]),
            ("abCDe", true, ["abb", "CCC", "CCC", "DDe", "DD."]), ("Ab", true, ["AAb", "AA."]),
        ] as [(String, Bool, [String])])
    func cellsTakeTheFirstPlaceWithRoom(items: String, keepsOrder: Bool, expected: [String]) {
        #expect(Self.picture(Self.rule(keepsOrder: keepsOrder, spans: [(Self.large, 2, 2)]), items) == expected)
    }

    @Test func cellsWiderThanTheGridKeepTheirShape() {
        let rule = Self.rule(.fitting(least: 100), spans: [(Self.large, 4, 2)])
        #expect(Self.picture(rule, "aBc", width: 430) == ["ac..", "BBBB", "BBBB"])
        #expect(Self.picture(rule, "aBc", width: 210) == ["ac", "BB"])
        #expect(Self.picture(rule, "aBc", width: 100) == ["a", "B", "c"])
    }

    @Test func theFirstRuleThatHoldsDecides() throws {
        let wide = ItemCondition(.init("aspectRatio", .number(.isAbove, 1.4)))
        let both = ItemCondition(.init("large", .flag(true)), .init("rating", .number(.isAtLeast, 4)))
        let word = ItemCondition(.init("size", .word("high")))
        let notSeen = ItemCondition(.init("seen", .flag(false)), .init("rating", .number(.isBelow, 2)))
        let rule = Self.rule(
            .exactly(8), defaults: ItemFacts(aspectRatio: 1, ["rating": .number(3), "size": .word("usual")]),
            spans: [(both, 2, 2), (wide, 2, 1), (word, 1, 2), (notSeen, 3, 3)])
        func span(_ item: ItemFacts) throws -> [Int] {
            let span = try rule.span(of: item).get()
            return [span.columns, span.rows]
        }
        #expect(try span(ItemFacts()) == [1, 1])
        #expect(try span(ItemFacts(["large": .flag(true)])) == [1, 1])
        #expect(try span(ItemFacts(["large": .flag(true), "rating": .number(4)])) == [2, 2])
        #expect(try span(ItemFacts(aspectRatio: 1.5)) == [2, 1])
        #expect(try span(ItemFacts(aspectRatio: 1.4, ["size": .word("high")])) == [1, 2])
        #expect(try span(ItemFacts(["rating": .number(1)])) == [3, 3])
        #expect(try span(ItemFacts(["rating": .number(1), "seen": .flag(true)])) == [1, 1])
    }

    @Test func flagsMayHaveADefault() throws {
        let rule = Self.rule(defaults: ItemFacts(["large": .flag(true)]), spans: [(Self.large, 2, 1)])
        #expect(try rule.span(of: ItemFacts()).get().columns == 2)
        #expect(try rule.span(of: ItemFacts(["large": .flag(false)])).get().columns == 1)
        #expect(try Self.rule(spans: [(Self.large, 2, 1)]).span(of: ItemFacts()).get().columns == 1)
    }

    @Test func unknownFactsNeedADefault() {
        let rated = ItemCondition(.init("rating", .number(.isAtLeast, 4)))
        let items = [ItemFacts(["rating": .number(1)]), ItemFacts(["rating": .word("good")])]
        let without = Self.section(Self.rule(spans: [(rated, 2, 1)]), items)
        #expect(Self.solve(without).problems.map(\.kind) == [.unknownFact(item: 2, name: "rating")])
        #expect(Self.solve(without, items: 1).problems.isEmpty)
        let rule = Self.rule(defaults: ItemFacts(["rating": .number(0)]), spans: [(rated, 2, 1)])
        #expect(Self.solve(Self.section(rule, items)).problems.isEmpty)
    }

    /// The places change only at the ends of the solution's widths, and all cells are between the edges.
    @Test(arguments: [ColumnCount.fitting(least: 90), .exactly(4)])
    func solutionsHoldForTheirWidths(columns: ColumnCount) {
        var random = SplitMix64(seed: 7)
        let items = (0..<90).map { _ in ItemFacts(["large": .flag(random.pick([true, false, false]))]) }
        let section = Self.section(Self.rule(columns, ratio: 1.5, spans: [(Self.large, 3, 2)]), items)
        var width = 160.0
        while width < 4096 {
            let solved = Self.solve(section, width)
            let end = min(solved.validWidths.upperBound, 4096)
            #expect(end > width)
            let last = (end - 1e-6).rounded(.up) - 1
            let frames = solved.snappedFrames(at: last).sections[0].items
            #expect(frames == Self.solve(section, last).snappedFrames().sections[0].items)
            #expect(frames.allSatisfy { $0.x >= 0 && $0.maxX <= last && $0.width >= 1 })
            width = last + 1
        }
    }

    @Test(arguments: JustifiedRowsTests.misplaced.indices) func mosaicsHaveTheirPlace(number: Int) {
        var section = Self.section(Self.rule(), [ItemFacts(), ItemFacts()])
        JustifiedRowsTests.misplaced[number](&section)
        #expect(Self.solve(section).problems.map(\.kind).contains(.misplacedRows))
    }

    @Test func numbersHaveTheirBounds() {
        let item = [ItemFacts(["large": .flag(true)])]
        for columns in [ColumnCount.exactly(0), .exactly(65), .fitting(least: 0), .fitting(least: .nan)] {
            #expect(!Self.solve(Self.section(Self.rule(columns), item)).problems.isEmpty)
        }
        for (columns, rows) in [(0, 1), (1, 0), (17, 1), (1, 17), (-1, 2)] {
            #expect(!Self.solve(Self.section(Self.rule(spans: [(Self.large, columns, rows)]), item)).problems.isEmpty)
        }
        for ratio in [0, -1, .nan, .infinity] {
            #expect(!Self.solve(Self.section(Self.rule(ratio: ratio), item)).problems.isEmpty)
        }
        for ratio in [1e-300, 1e-9, 1e9, 0.01, 100] {
            let solved = Self.solve(Self.section(Self.rule(ratio: ratio, spans: [(Self.large, 16, 16)]), item))
            #expect(solved.problems.isEmpty)
        }
    }

    /// A section with more items than any page has is refused and not laid out.
    @Test func workIsBounded() {
        let section = Self.section(Self.rule(.exactly(64), spans: [(Self.large, 16, 16)]), [])
        #expect(Self.solve(section, 700, items: 10_000).problems.isEmpty)
        // The first cell leaves a hole that no other cell fills.
        let wide = ItemCondition(.init("position", .number(.isAbove, 1)))
        let holes = Self.section(Self.rule(.exactly(3), spans: [(wide, 2, 1)]), [])
        #expect(Self.solve(holes, 700, items: 10_000).problems.isEmpty)
        #expect(Self.solve(section, 700, items: 1_000_000).problems.map(\.kind) == [.tooComplex])
    }
}
