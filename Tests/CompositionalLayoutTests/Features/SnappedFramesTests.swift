import CompositionalLayout
import SeededRandom
import Testing

/// Frames with edges on whole points, for every part of the model.
@Suite struct SnappedFramesTests {
    private func snapped(_ seed: UInt64) -> (solved: SolvedLayout, frames: LayoutFrames) {
        var random = SplitMix64(seed: seed)
        let layout = CollectionLayout.random(&random)
        let environment = LayoutEnvironment.random(width: 701.5, height: 900, &random)
        let solved = layout.solve(in: environment, itemCounts: [17, 5])
        return (solved, solved.snappedFrames())
    }

    /// Content is never rounded, and elements centred along the scroll axis may be on halves.
    @Test(arguments: 0..<200) func edgesAreWhole(seed: UInt64) {
        let (solved, frames) = snapped(seed)
        guard !solved.hasContent else { return }
        for section in frames.sections {
            let elements = section.supplementaryItems + section.decorationItems
            for rect in section.items + elements.map(\.frame) {
                let edges = [rect.x, rect.y, rect.width, rect.height].map { ($0 * 2).rounded() / 2 }
                #expect(zip(edges, rect.numbers).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed): \(rect)")
            }
        }
    }

    /// Rounding moves a box by at most one point per enclosing box.
    @Test(arguments: 0..<200) func nothingMovesFar(seed: UInt64) {
        let (solved, frames) = snapped(seed)
        let exact = solved.frames()
        for (one, other) in zip(exact.sections, frames.sections) {
            let groups = 22.0
            for (a, b) in zip(one.items, other.items) {
                #expect(abs(a.width - b.width) <= 1 && abs(a.height - b.height) <= 1, "seed \(seed)")
                #expect(abs(a.x - b.x) <= 3 + groups && abs(a.y - b.y) <= 3 + groups, "seed \(seed)")
            }
        }
    }

    /// Neighbours that share an edge also share it after rounding and mirroring.
    @Test(arguments: [LayoutTraits.LayoutDirection.leftToRight, .rightToLeft])
    func neighboursStayNeighbours(direction: LayoutTraits.LayoutDirection) {
        let third = LayoutItem.square(.fractionalWidth(1 / 3))
        let environment = LayoutEnvironment(width: 100, height: 400, layoutDirection: direction)
        let items = CollectionLayout(section: LayoutSection(group: .row([third])))
            .solve(in: environment, itemCounts: [3]).snappedFrames().sections[0].items
        let sorted = items.sorted { $0.x < $1.x }
        #expect(sorted[0].x == 0 && sorted[2].maxX == 100)
        #expect(sorted[0].maxX == sorted[1].x && sorted[1].maxX == sorted[2].x)
        #expect(items.map(\.width) == [33, 34, 33])
    }

    @Test func groupsOfARowAreAllAlike() {
        var section = LayoutSection(group: .row([.square(.fractionalWidth(1))], width: .fractionalWidth(0.31)))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 7.4
        let items = CollectionLayout(section: section)
            .solve(in: Size(width: 333, height: 400), itemCounts: [9]).snappedFrames().sections[0].items
        #expect(Set(items.map(\.width)) == [103])
        #expect(Set(zip(items, items.dropFirst()).map { $1.x - $0.x }) == [111])
    }
}

extension SolvedLayout {
    /// True if some length comes from measured or estimated content.
    fileprivate var hasContent: Bool {
        sections.contains { section in
            let frames = section.runs.flatMap {
                $0.pattern.leaves.map(\.frame) + $0.pattern.attachedItems.map(\.item.frame)
            }
            let lengths =
                section.runs.flatMap { [$0.pitch, $0.lastLength, $0.origin.x, $0.origin.y] } + [section.length]
                + frames.flatMap { [$0.x, $0.y, $0.maxX, $0.maxY] }
            return lengths.contains { $0.content != 0 }
        }
    }
}
