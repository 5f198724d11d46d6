import CompositionalLayout

extension Samples {
    private static func item(
        _ kind: String, _ alignment: BoundarySupplementaryItem.Alignment, width: LayoutDimension = .fractionalWidth(1),
        height: Double, extends: Bool = true, pins: Bool = false
    ) -> BoundarySupplementaryItem {
        BoundarySupplementaryItem(
            layoutSize: .init(width: width, height: .absolute(height)), elementKind: kind, alignment: alignment,
            extendsBoundary: extends, pinToVisibleBounds: pins)
    }

    private static func rows(of columns: Int) -> LayoutGroup {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))
        return .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns)
    }

    /// A header and a footer that stay visible while their cells scroll.
    static let pins: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        LayoutSection(
            group: rows(of: 2), contentInsets: .init(leading: 16, trailing: 16), interGroupSpacing: 8,
            boundarySupplementaryItems: [
                item("header", .top, height: 44, pins: true), item("footer", .bottom, height: 32, pins: true),
            ])
    }

    /// A ruler on the leading side and a mark in the bottom corner over the cells; only the mark on wide pages.
    static let sides: @Sendable (LayoutEnvironment) -> LayoutSection? = { environment in
        let ruler = item("ruler", .leading, width: .absolute(24), height: 60)
        let mark = item("mark", .bottomTrailing, width: .fractionalWidth(0.25), height: 20, extends: false)
        let isNarrow = environment.container.contentSize.width < 600
        return LayoutSection(
            group: rows(of: 3), contentInsets: .init(top: 4, leading: 32, bottom: 4, trailing: 8),
            boundarySupplementaryItems: isNarrow ? [ruler, mark] : [mark])
    }
}
