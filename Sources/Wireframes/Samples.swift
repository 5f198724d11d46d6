import CompositionalLayout

/// The layouts that the documentation explains. Its articles quote this file.
enum Samples {
    static var dimensions: LayoutSection {
        let share = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
        let points = LayoutItem(layoutSize: .init(width: .absolute(100), height: .fractionalHeight(1)))
        let row = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(0.25)),
            subitems: [share, points])
        return LayoutSection(group: row, interGroupSpacing: 12)
    }

    static var nested: LayoutSection {
        let lead = LayoutItem(layoutSize: .init(width: .fractionalWidth(2 / 3), height: .fractionalHeight(1)))
        let small = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        let pair = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)),
            subitem: small, count: 2)
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(0.5)), subitems: [lead, pair])
        return LayoutSection(group: group)
    }

    static func feed(_ environment: LayoutEnvironment) -> LayoutSection {
        let columns = environment.container.effectiveContentSize.width < 500 ? 1 : 2
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))
        var row = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns)
        row.interItemSpacing = .fixed(16)
        return LayoutSection(
            group: row, contentInsets: .init(leading: 20, trailing: 20), interGroupSpacing: 16)
    }

    static var itemInsets: LayoutSection {
        let square = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1 / 3), height: .fractionalWidth(1 / 3)),
            contentInsets: .init(all: 6))
        let row = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)), subitems: [square])
        return LayoutSection(group: row)
    }

    static var flexible: LayoutSection {
        let item = LayoutItem(layoutSize: .init(width: .absolute(90), height: .absolute(70)))
        var row = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(70)), subitems: [item])
        row.interItemSpacing = .flexible(12)
        return LayoutSection(group: row, interGroupSpacing: 12)
    }

    static var headers: LayoutSection {
        var section = itemInsets
        section.boundarySupplementaryItems = [
            BoundarySupplementaryItem(
                layoutSize: .init(width: .fractionalWidth(1), height: .absolute(44)), elementKind: "header",
                alignment: .top),
            BoundarySupplementaryItem(
                layoutSize: .init(width: .fractionalWidth(0.5), height: .absolute(32)), elementKind: "footer",
                alignment: .bottomTrailing),
        ]
        return section
    }

    static var selfSizing: LayoutSection {
        let text = LayoutSize(width: .fractionalWidth(1), height: .estimated(60))
        var row = LayoutGroup.horizontal(layoutSize: text, subitem: LayoutItem(layoutSize: text), count: 2)
        row.interItemSpacing = .fixed(12)
        return LayoutSection(group: row, interGroupSpacing: 12)
    }

    /// Heights that a page has measured, in points.
    static var measured: MeasuredSizes {
        var sizes = MeasuredSizes()
        sizes.items[0] = [
            0: .init(height: 96), 1: .init(height: 60), 2: .init(height: 72), 3: .init(height: 130),
        ]
        return sizes
    }

    static var shelf: LayoutSection {
        let cover = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(0.4), height: .absolute(120)), subitems: [cover])
        return LayoutSection(
            group: group, contentInsets: .init(leading: 16, trailing: 16), interGroupSpacing: 12,
            orthogonalScrollingBehavior: .continuousGroupLeadingBoundary)
    }
}
