import CompositionalLayout

extension Samples {
    private static func dot(_ edges: LayoutAnchor.Edges, kind: String = "dot") -> SupplementaryItem {
        SupplementaryItem(
            layoutSize: .init(width: .absolute(12), height: .absolute(12)), elementKind: kind,
            containerAnchor: LayoutAnchor(edges: edges, offset: .fractional(Point(x: 0.5, y: -0.5))))
    }

    /// A badge on every text and a label on every row; rows of one column have none.
    static let badges: @Sendable (LayoutEnvironment) -> LayoutSection? = { environment in
        let isNarrow = environment.container.contentSize.width < 600
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(90))
        let item = LayoutItem(layoutSize: size, supplementaryItems: [dot([.bottom, .trailing])])
        var row = LayoutGroup.horizontal(layoutSize: size, subitem: item, count: isNarrow ? 1 : 2)
        if !isNarrow { row.supplementaryItems = [dot([.top, .leading], kind: "label")] }
        return LayoutSection(group: row, contentInsets: .init(leading: 10.5, trailing: 10.5), interGroupSpacing: 8)
    }

    /// A background behind the cells and one above them.
    static let panel: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(60))
        var section = LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 3),
            contentInsets: .init(all: 16),
            boundarySupplementaryItems: [
                .init(layoutSize: size, elementKind: "header", alignment: .top)
            ])
        section.decorationItems = [
            DecorationItem(elementKind: "panel", contentInsets: .init(all: 8)),
            DecorationItem(elementKind: "veil", contentInsets: .init(top: 60), zIndex: 3),
        ]
        return section
    }

    /// A large cell and two small ones beside it: frames that tile.
    static let customTiles: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        let group = LayoutGroup.custom(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(0.5))
        ) { size in
            let (width, height) = (size.width / 3, size.height / 2)
            return [
                .init(frame: Rect(x: .zero, y: .zero, width: width * 2, height: size.height)),
                .init(frame: Rect(x: width * 2, y: .zero, width: width, height: height)),
                .init(frame: Rect(x: width * 2, y: height, width: width, height: height)),
            ]
        }
        return LayoutSection(group: group)
    }
}
