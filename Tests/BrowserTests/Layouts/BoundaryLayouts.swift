import CompositionalLayout

extension JudgedLayout {
    static func boundary(
        _ kind: String, _ alignment: BoundarySupplementaryItem.Alignment, _ height: LayoutDimension,
        width: LayoutDimension = .fractionalWidth(1), extends: Bool = true, offset: Point<Double> = .zero
    ) -> BoundarySupplementaryItem {
        BoundarySupplementaryItem(
            layoutSize: size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset,
            extendsBoundary: extends)
    }

    private static func section(
        _ boundary: [BoundarySupplementaryItem], stacks: Bool = false, follows: Bool = true
    ) -> LayoutSection {
        var section = LayoutSection(
            group: row(of: 2, height: .absolute(100), spacing: 10),
            contentInsets: .init(top: 12, leading: 20, bottom: 8, trailing: 33), interGroupSpacing: 10,
            boundarySupplementaryItems: boundary)
        section.supplementariesFollowContentInsets = follows
        section.stacksBoundaryItems = stacks
        return section
    }

    private static let headerSpacerFooter = [
        boundary("header", .top, .absolute(44)), boundary("spacer", .top, .absolute(60)),
        boundary("footer", .bottom, .absolute(30), width: .fractionalWidth(0.5)),
    ]

    static let boundaries = [
        JudgedLayout("header, spacer and footer overlap", items: 5, section(headerSpacerFooter)),
        JudgedLayout("header, spacer and footer stack", items: 5, section(headerSpacerFooter, stacks: true)),
        JudgedLayout("boundary items over the whole width", items: 4, section(headerSpacerFooter, follows: false)),
        JudgedLayout("boundary items without cells", items: 0, section(headerSpacerFooter, stacks: true)),
        JudgedLayout(
            "headers of estimated height stack", items: 3,
            section(
                [
                    boundary("header", .top, .estimated(44), width: .fractionalWidth(0.3)),
                    boundary("spacer", .topTrailing, .estimated(10), width: .absolute(200)),
                    boundary("footer", .bottomLeading, .estimated(10), width: .fractionalWidth(0.4)),
                ], stacks: true)),
        JudgedLayout(
            "headers of estimated height overlap", items: 3,
            section([
                boundary("header", .top, .estimated(44), width: .fractionalWidth(0.3)),
                boundary("spacer", .topTrailing, .estimated(10), width: .absolute(200)),
                boundary("footer", .bottomLeading, .estimated(10), width: .fractionalWidth(0.4)),
            ])),
        JudgedLayout(
            "headers that are moved", items: 3,
            section([
                boundary("header", .topLeading, .absolute(40), width: .absolute(120), offset: Point(x: 5, y: 7)),
                boundary("spacer", .top, .absolute(20), offset: Point(x: -3.5, y: -9)),
                boundary("footer", .bottomTrailing, .absolute(30), width: .absolute(99), offset: Point(x: 0, y: 11)),
            ])),
        JudgedLayout(
            "headers inside the section", items: 5,
            section([
                boundary("header", .top, .absolute(40), extends: false),
                boundary("footer", .bottomTrailing, .absolute(30), width: .fractionalWidth(0.25), extends: false),
            ])),
        JudgedLayout(
            "headers whose height follows the width", items: 5,
            section(
                [
                    boundary("header", .top, .fractionalWidth(0.1)), boundary("spacer", .top, .fractionalHeight(0.05)),
                    boundary("footer", .bottom, .fractionalWidth(1.0 / 3)),
                ], stacks: true)),
    ]

    static let pages = [
        JudgedLayout(
            "several sections",
            configuration: LayoutConfiguration(
                interSectionSpacing: 24,
                boundarySupplementaryItems: [
                    boundary("header", .top, .absolute(80)), boundary("footer", .bottom, .estimated(40)),
                ]),
            sections: [
                Section(itemCount: 5) { _ in section(headerSpacerFooter, stacks: true) },
                Section(itemCount: 0) { _ in section([]) },
                Section(itemCount: 3) { _ in section([boundary("header", .top, .estimated(20))]) },
                Section(itemCount: 4) { environment in
                    var last = section([])
                    last.group = row(
                        of: environment.container.contentSize.width < 700 ? 1 : 4, height: .estimated(80), spacing: 5)
                    return last
                },
            ]),
        JudgedLayout(
            "layout headers stack",
            configuration: LayoutConfiguration(
                boundarySupplementaryItems: [
                    boundary("header", .top, .estimated(80)), boundary("spacer", .top, .absolute(25)),
                    boundary("footer", .bottom, .absolute(33)),
                ], stacksBoundaryItems: true),
            sections: [Section(itemCount: 3) { _ in section([]) }, Section(itemCount: 2) { _ in section([]) }]),
    ]
}
