import CompositionalLayout
import Testing

/// The frames of a custom group are linear in the group's size, so they are valid for every width.
@Suite struct CustomGroupTests {
    /// A large item on the left and two small ones beside it, 10 points apart.
    private let group = LayoutGroup.custom(
        layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(0.5))
    ) { size in
        let half = size.width / 2
        let small = Size(width: half - 5, height: size.height / 2 - 5)
        return [
            .init(frame: Rect(x: 0, y: 0, width: half - 5, height: size.height)),
            .init(frame: Rect(origin: Point(x: half + 5, y: 0), size: small), zIndex: 3),
            .init(frame: Rect(origin: Point(x: half + 5, y: size.height / 2 + 5), size: small)),
        ]
    }

    @Test func oneAnswerServesEveryWidth() {
        let solved = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 400, height: 800), itemCounts: [4])
        #expect(solved.validWidths.upperBound == .infinity)
        #expect(
            solved.frames(at: 800).sections[0].items == [
                Rect(x: 0, y: 0, width: 395, height: 400), Rect(x: 405, y: 0, width: 395, height: 195),
                Rect(x: 405, y: 205, width: 395, height: 195), Rect(x: 0, y: 400, width: 395, height: 400),
            ])
        // A partly filled custom group keeps its length.
        #expect(solved.frames().contentSize.height == 400)
    }

    @Test func nestedFramesCountFromTheNestedCorner() {
        var inner = group
        inner.layoutSize = .init(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        inner.contentInsets = .init(all: 50)
        let outer = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(100)),
            subitems: [LayoutItem.square(.fractionalWidth(0.5)), inner])
        let frames = CollectionLayout(section: LayoutSection(group: outer))
            .solve(in: Size(width: 400, height: 800), itemCounts: [4]).frames()
        #expect(frames.sections[0].items[2] == Rect(x: 305, y: 0, width: 95, height: 45))
    }

    @Test func equalProvidersGiveEqualDescriptions() {
        #expect(Set([group, CustomGroupTests().group]).count == 1)
    }

    @Test func decorationsRaiseCellsThatAreLower() {
        var section = LayoutSection(group: group)
        let layout = { CollectionLayout(section: $0).solve(in: Size(width: 400, height: 800), itemCounts: [3]) }
        func order(_ solved: SolvedLayout) -> [Int] { solved.sections[0].runs[0].pattern.leaves.map(\.zIndex) }
        #expect(order(layout(section)) == [0, 3, 0])
        section.decorationItems = [.background(elementKind: "background")]
        #expect(order(layout(section)) == [1, 3, 1])
    }
}
