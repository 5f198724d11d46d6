import CompositionalLayout

/// Boundary items at the sides, inside sections, and around a whole layout.
extension JudgedLayout {
    private static func section(
        _ boundary: [BoundarySupplementaryItem], stacks: Bool = false, follows: Bool = true,
        reference: ContentInsetsReference = .automatic, cells: LayoutDimension = .absolute(100)
    ) -> LayoutSection {
        var section = LayoutSection(
            group: row(of: 2, height: cells, spacing: 10),
            contentInsets: .init(top: 12, leading: 20, bottom: 8, trailing: 33), interGroupSpacing: 10,
            boundarySupplementaryItems: boundary)
        section.supplementaryContentInsetsReference = reference
        section.supplementariesFollowContentInsets = follows
        section.stacksBoundaryItems = stacks
        return section
    }

    private static func inset(_ item: BoundarySupplementaryItem, _ insets: EdgeInsets) -> BoundarySupplementaryItem {
        var item = item
        item.contentInsets = insets
        item.zIndex = 3
        return item
    }

    /// One item of a different kind at each alignment.
    private static func everywhere(
        _ height: LayoutDimension, extends: Bool = true, offset: Point<Double> = .zero
    ) -> [BoundarySupplementaryItem] {
        BoundarySupplementaryItem.Alignment.allCases.map { alignment in
            boundary(
                "at-\(alignment.rawValue)", alignment, height, width: .fractionalWidth(0.21), extends: extends,
                offset: offset)
        }
    }

    private static let ownBoundaries = [
        JudgedLayout("items at every side", items: 5, section(everywhere(.absolute(33.5)))),
        JudgedLayout("texts at every side", items: 3, section(everywhere(.estimated(33.5)))),
        JudgedLayout(
            "moved items at every side", items: 5, section(everywhere(.absolute(40), offset: Point(x: 3, y: 6)))),
        JudgedLayout(
            "moved texts at every side", items: 5,
            section(everywhere(.estimated(40), offset: Point(x: -2.5, y: -7.5)))),
        JudgedLayout("items inside every side", items: 5, section(everywhere(.fractionalWidth(0.1), extends: false))),
        JudgedLayout(
            "texts inside every side", items: 4,
            section(everywhere(.estimated(20), extends: false, offset: Point(x: 4, y: 3)))),
        JudgedLayout(
            "texts inside, a footer below", items: 3,
            section([
                boundary("footer", .bottom, .absolute(50)),
                boundary("under", .bottomTrailing, .estimated(20), width: .absolute(120), extends: false),
                boundary("side", .leading, .estimated(20), width: .absolute(90), extends: false),
            ])),
        JudgedLayout(
            "items inside every side of nothing", items: 0, section(everywhere(.absolute(25), extends: false))),
        JudgedLayout(
            "items that stack inside", items: 4,
            section(
                ["one", "two", "three"].map { boundary($0, .top, .absolute(20.5), extends: false) }
                    + ["four", "five"].map { boundary($0, .bottom, .fractionalWidth(0.03), extends: false) },
                stacks: true)),
        JudgedLayout(
            "a side taller than the cells", items: 2,
            section([
                boundary("header", .top, .estimated(20)),
                boundary("side", .trailing, .absolute(333), width: .absolute(90)),
                boundary("other", .leading, .estimated(20), width: .absolute(40)),
            ])),
        JudgedLayout(
            "a side inside, taller than the cells", items: 2,
            section([boundary("side", .leading, .absolute(222), width: .absolute(90), extends: false)])),
        JudgedLayout(
            "insets of boundary items", items: 3,
            section([
                inset(boundary("header", .top, .estimated(20)), .init(top: 9, leading: 7.5, bottom: 9, trailing: 12)),
                inset(
                    boundary("footer", .bottomLeading, .absolute(20), width: .fractionalWidth(0.5)), .init(leading: 3)),
            ])),
        JudgedLayout(
            "boundary items of no reference", items: 3,
            section(
                [boundary("header", .topTrailing, .fractionalHeight(0.06), width: .fractionalWidth(0.3))],
                reference: .none)),
        JudgedLayout(
            "boundary items of a reference", items: 3,
            section([boundary("header", .top, .estimated(30))], follows: false, reference: .safeArea)),
        JudgedLayout(
            "uniform headers", items: 3, section([boundary("header", .top, .uniformAcrossSiblings(estimate: 30))])),
        JudgedLayout(
            "moved texts stack", items: 3,
            section(
                [
                    boundary("header", .top, .estimated(30), offset: Point(x: 0, y: -8.5)),
                    boundary("spacer", .top, .absolute(20.5), offset: Point(x: 2, y: 5.25)),
                    boundary("title", .top, .fractionalWidth(0.05)),
                    boundary("footer", .bottom, .estimated(30), offset: Point(x: 0, y: 8.5)),
                    boundary("end", .bottom, .absolute(12.5)),
                ], stacks: true)),
    ]

    private static func layout(
        _ name: String, _ items: [BoundarySupplementaryItem], stacks: Bool = false, counts: [Int] = [3, 0, 5]
    ) -> JudgedLayout {
        JudgedLayout(
            name,
            configuration: LayoutConfiguration(
                interSectionSpacing: 24, boundarySupplementaryItems: items, stacksBoundaryItems: stacks),
            sections: counts.map { count in Section(itemCount: count) { _ in section([]) } })
    }

    private static let layoutBoundaries = [
        layout("layout items at every side", everywhere(.absolute(51))),
        layout("layout texts at every side", everywhere(.estimated(51), offset: Point(x: 1, y: 4))),
        layout("layout items inside every side", everywhere(.fractionalWidth(0.08), extends: false)),
        layout("layout texts inside every side", everywhere(.estimated(10), extends: false)),
        layout(
            "layout footers overlap",
            [
                boundary("header", .top, .estimated(20)), boundary("footer", .bottom, .estimated(30)),
                boundary("end", .bottomTrailing, .absolute(45), width: .fractionalWidth(0.25)),
            ]),
        layout(
            "a layout's side taller than its sections",
            [boundary("side", .leading, .absolute(1100), width: .absolute(80))]),
        layout(
            "layout items stack beside a side",
            [
                boundary("header", .top, .estimated(20)), boundary("title", .top, .absolute(30)),
                boundary("side", .trailing, .absolute(100), width: .absolute(80)),
                boundary("footer", .bottom, .estimated(30)), boundary("end", .bottom, .absolute(45)),
            ], stacks: true),
        layout("empty sections are spaced too", [], counts: [0, 0, 3, 0, 2, 0]),
    ]

    static let sides = ownBoundaries + layoutBoundaries
}
