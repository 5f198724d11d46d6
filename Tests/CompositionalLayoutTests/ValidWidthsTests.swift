import CompositionalLayout
import SeededRandom
import Testing

/// One solution holds for all of its `validWidths`: evaluating it elsewhere in that range equals solving anew.
@Suite struct ValidWidthsTests {
    @Test(arguments: 0..<200) func oneSolutionServesItsRange(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let layout = CompositionalLayout(section: .random(&random))
        let width = Double(Int.random(in: 240...1600, using: &random))
        let solved = layout.solve(in: Size(width: width, height: 800), itemCounts: [17])
        let range = solved.validWidths
        #expect(range.contains(width))
        guard solved.problems.isEmpty else { return }
        let upper = min(range.upperBound, 2560)
        for share in [0.1, 0.5, 0.9] {
            let other = range.lowerBound + (upper - range.lowerBound) * share
            let fresh = layout.solve(in: Size(width: other, height: 800), itemCounts: [17])
            guard fresh.problems.isEmpty else {
                Issue.record("seed \(seed): \(other) px has problems \(fresh.problems), \(width) px has none")
                continue
            }
            let here = solved.frames(at: other).sections[0].items
            let there = fresh.frames().sections[0].items
            #expect(here.count == there.count)
            for (a, b) in zip(here, there) {
                let error = zip(a.numbers, b.numbers).map { abs($0 - $1) }.max() ?? 0
                #expect(error < 1e-6, "seed \(seed), \(width) px read at \(other) px: \(a) is not \(b)")
            }
        }
    }

    @Test func rangeEndsWhereAnotherItemFits() {
        let item = LayoutItem(layoutSize: .init(width: .absolute(100), height: .absolute(50)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(50)), subitems: [item])
        let solved = CompositionalLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 350, height: 100), itemCounts: [10])
        #expect(abs(solved.validWidths.lowerBound - 300) < 0.01)
        #expect(abs(solved.validWidths.upperBound - 400) < 0.01)
    }
}
