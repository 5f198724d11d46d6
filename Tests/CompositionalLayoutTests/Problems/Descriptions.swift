import CompositionalLayout

// Short descriptions that tests change in one place.

extension LayoutSize {
    /// As wide as the container and 50 points high.
    static let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(50))
}

extension LayoutItem {
    static func square(_ side: LayoutDimension = .absolute(50)) -> LayoutItem {
        LayoutItem(layoutSize: .init(width: side, height: .absolute(50)))
    }
}

extension LayoutGroup {
    static func row(_ items: [LayoutItem], width: LayoutDimension = .fractionalWidth(1)) -> LayoutGroup {
        .horizontal(layoutSize: .init(width: width, height: .absolute(50)), subitems: items)
    }

    /// This number of nested groups around one item.
    static func nested(depth: Int) -> LayoutGroup {
        let size = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        var group = LayoutGroup.row([.square()])
        for _ in 1..<depth { group = .horizontal(layoutSize: size, subitem: group, count: 1) }
        return group
    }
}

extension BoundarySupplementaryItem {
    static func header(
        alignment: Alignment = .top, absoluteOffset: Point<Double> = .zero, pins: Bool = false
    ) -> BoundarySupplementaryItem {
        BoundarySupplementaryItem(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(30)), elementKind: "header",
            alignment: alignment, absoluteOffset: absoluteOffset, pinToVisibleBounds: pins)
    }
}

extension SupplementaryItem {
    static func badge(_ anchor: LayoutAnchor, width: LayoutDimension = .absolute(20)) -> SupplementaryItem {
        SupplementaryItem(
            layoutSize: .init(width: width, height: .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    }
}
