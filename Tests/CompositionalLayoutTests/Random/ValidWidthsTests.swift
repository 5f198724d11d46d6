import CompositionalLayout
import SeededRandom
import Testing

/// One solution is valid for all of its `validWidths`: evaluating it at such a width equals solving for that width.
@Suite struct ValidWidthsTests {
    @Test(arguments: 0..<400) func oneSolutionServesItsRange(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let layout = CollectionLayout.random(&random)
        let width = Double(Int.random(in: 240...1600, using: &random))
        var environment = LayoutEnvironment.random(width: width, height: 800, &random)
        let solved = layout.solve(in: environment, itemCounts: [17, 5])
        let range = solved.validWidths
        #expect(range.contains(width))
        guard solved.problems.isEmpty else { return }
        let upper = min(range.upperBound, 2560)
        for share in [0.1, 0.5, 0.9] {
            let other = range.lowerBound + (upper - range.lowerBound) * share
            environment.container.contentSize.width = other
            let fresh = layout.solve(in: environment, itemCounts: [17, 5])
            guard fresh.problems.isEmpty else {
                Issue.record("seed \(seed): \(other) px has problems \(fresh.problems), \(width) px has none")
                continue
            }
            let error = solved.frames(at: other).distance(to: fresh.frames())
            #expect(error < 1e-6, "seed \(seed), \(width) px read at \(other) px is \(error) px off")
        }
    }

    @Test func rangeEndsWhereAnotherItemFits() {
        let item = LayoutItem(layoutSize: .init(width: .absolute(100), height: .absolute(50)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(50)), subitems: [item])
        let solved = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 350, height: 100), itemCounts: [10])
        #expect(abs(solved.validWidths.lowerBound - 300) < 0.01)
        #expect(abs(solved.validWidths.upperBound - 400) < 0.01)
    }

    /// Most random layouts must have widths to compare, or the test above proves nothing.
    @Test func mostRandomLayoutsAreSolved() {
        let solved = (0..<400).count { seed in
            var random = SplitMix64(seed: UInt64(seed))
            let layout = CollectionLayout.random(&random)
            return layout.solve(in: Size(width: 800, height: 800), itemCounts: [17, 5]).problems.isEmpty
        }
        #expect(solved > 200)
    }
}
