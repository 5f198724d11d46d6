import CompositionalLayout
import Testing

@Suite struct TextSizeTests {
    @Test(arguments: [(1.0, 480.0), (1.3, 624), (2, 960)])
    func widthsInEm(textScale: Double, bound: Double) {
        func isNarrower(_ width: Double) -> Bool {
            var environment = LayoutEnvironment(width: width, height: 800)
            environment.traits.textScale = textScale
            return environment.isNarrower(thanEms: 30)
        }
        #expect(isNarrower(bound - 1) && isNarrower(bound.nextDown))
        #expect(!isNarrower(bound) && !isNarrower(bound + 1))
    }

    private static func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        LayoutSize(width: width, height: height)
    }

    private static func solve(_ section: LayoutSection, items: Int = 2, textScale: Double) -> SolvedLayout {
        var environment = LayoutEnvironment(width: 400, height: 800)
        environment.traits.textScale = textScale
        return CollectionLayout { _, _ in section }.solve(in: environment, itemCounts: [items])
    }

    private static func stack(of height: LayoutDimension, in group: LayoutDimension) -> LayoutSection {
        LayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), group),
                subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), height))]))
    }

    /// 1 em is 16 points, and an em in one size does not move what is measured in points.
    @Test(arguments: [(1.0, 40.0), (2, 80), (1.3, 52)]) func headerInEm(scale: Double, height: Double) {
        let row = LayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(1), .textRelative(4)),
            subitem: LayoutItem(
                layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.5)), contentInsets: .init(all: 3)),
            count: 2)
        let section = LayoutSection(
            group: row,
            boundarySupplementaryItems: [
                BoundarySupplementaryItem(
                    layoutSize: Self.size(.textRelative(5), .textRelative(2.5)), elementKind: "header",
                    alignment: .topTrailing)
            ])
        let solved = Self.solve(section, textScale: scale)
        let frames = solved.frames().sections[0]
        #expect(frames.boundaryItems[0].frame == Rect(x: 400 - 2 * height, y: 0, width: 2 * height, height: height))
        #expect(frames.items[1] == Rect(x: 203, y: height + 3, width: 194, height: height * 0.8 - 6))
        #expect(solved.dependsOnText == false)
        #expect(solved.validWidths.upperBound == .infinity)
    }

    @Test func numberOfItemsMustNotDependOnText() {
        #expect(Self.solve(Self.stack(of: .absolute(40), in: .textRelative(10)), textScale: 1).dependsOnText)
        #expect(Self.solve(Self.stack(of: .textRelative(2), in: .absolute(160)), textScale: 1).dependsOnText)
        #expect(!Self.solve(Self.stack(of: .textRelative(2), in: .textRelative(10)), textScale: 1).dependsOnText)
        #expect(!Self.solve(Self.stack(of: .fractionalHeight(0.3), in: .textRelative(10)), textScale: 1).dependsOnText)
    }

    /// At 864 points, an item of 12 em fits at the largest supported size of text.
    @Test(arguments: [(863.0, true), (864, false), (1000, false)]) func widthsAtWhichTextDecides(
        width: Double, depends: Bool
    ) {
        let group = LayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(1), .absolute(40)),
            subitems: [
                LayoutItem(layoutSize: Self.size(.textRelative(12), .fractionalHeight(1))),
                LayoutItem(layoutSize: Self.size(.absolute(9000), .fractionalHeight(1))),
            ])
        let solved = CollectionLayout { _, _ in LayoutSection(group: group) }
            .solve(in: Size(width: width, height: 800), itemCounts: [2])
        #expect(solved.dependsOnText == depends)
        // The solution ends where that changes.
        #expect((solved.validWidths.upperBound < 865) == depends)
    }
}
