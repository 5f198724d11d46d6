import CompositionalLayout

/// Settings of split pages for all their sections: pinned headers and lines of equal height.
extension JudgedLayout {
    private static func split(
        _ name: String, spacing: Double = 14, mirrors: Bool = false, sides: [SplitSide], _ sections: [Section]
    ) -> JudgedLayout {
        var layout = JudgedLayout(
            name, configuration: LayoutConfiguration(interSectionSpacing: spacing), sections: sections)
        layout.split = { environment in
            let ratio = environment.container.contentSize.width < 700 ? 0 : 0.37
            let only = SplitSide(leftSideRatio: ratio)
            return SplitArrangement(
                leftSideRatio: ratio, splitSpacing: 17, sides: sides.map { only ?? $0 }, mirrorsWithDirection: mirrors)
        }
        return layout
    }

    private static func pinned(_ items: Int, header: LayoutDimension, cells: LayoutDimension) -> Section {
        var item = boundary("header", .top, header)
        item.pinToVisibleBounds = true
        item.zIndex = 3
        let section = LayoutSection(
            group: row(of: 2, height: cells, spacing: 10),
            contentInsets: .init(top: 5, leading: 8, bottom: 12, trailing: 3), interGroupSpacing: 10,
            boundarySupplementaryItems: [item])
        return Section(itemCount: items) { _ in section }
    }

    static let splitPins = [
        split(
            "pinned headers in a split", sides: [.left, .right, .right, .left],
            [
                pinned(9, header: .absolute(44), cells: .absolute(170)),
                pinned(5, header: .estimated(44), cells: .absolute(130)),
                pinned(0, header: .absolute(30), cells: .absolute(90)),
                pinned(6, header: .fractionalWidth(0.11), cells: .estimated(100)),
            ]),
        split(
            "pinned headers in a split that is mirrored", mirrors: true, sides: [.right, .left, .right],
            [
                pinned(7, header: .estimated(31.5), cells: .estimated(80)),
                pinned(12, header: .absolute(44), cells: .absolute(111)),
                pinned(4, header: .absolute(20), cells: .absolute(150)),
            ]),
    ]

    private static func lines(_ items: Int, of count: Int, header: LayoutDimension? = .absolute(30)) -> Section {
        let size = size(.fractionalWidth(1), .estimated(60))
        let section = LayoutSection(
            group: .horizontal(layoutSize: size, subitem: item(.fractionalWidth(1), .estimated(60)), count: count)
                .spaced(9),
            contentInsets: .init(top: 4, leading: 6, bottom: 8, trailing: 6), interGroupSpacing: 7,
            boundarySupplementaryItems: header.map { [boundary("header", .top, $0)] } ?? []
        ).normalizingLineHeights
        return Section(itemCount: items) { _ in section }
    }

    static let splitLines = [
        split(
            "split, lines of equal height", sides: [.left, .right, .left, .right],
            [lines(7, of: 2), lines(11, of: 3), lines(3, of: 1, header: nil), lines(5, of: 4, header: .estimated(20))]),
        split(
            "split, backgrounds of sections without anything", sides: [.left, .left, .right, .right],
            [lines(4, of: 2), lines(0, of: 2, header: nil), lines(0, of: 1), lines(6, of: 3, header: nil)]),
    ]
}
