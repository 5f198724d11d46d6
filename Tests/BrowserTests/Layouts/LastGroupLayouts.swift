import CompositionalLayout

/// Last groups that are not full, in the middle or at the end.
extension JudgedLayout {
    private static func aligned(
        _ name: String, _ group: LayoutGroup, of cells: Int, _ change: (inout LayoutSection) -> Void = { _ in }
    ) -> [JudgedLayout] {
        var section = LayoutSection(
            group: group, contentInsets: .init(top: 3, leading: 11, bottom: 5, trailing: 7), interGroupSpacing: 9,
            boundarySupplementaryItems: [boundary("header", .top, .absolute(30))])
        change(&section)
        return [LastGroupAlignment.center, .trailing].flatMap { alignment in
            section.lastGroupAlignment = alignment
            return [1, cells - 1, cells, cells + 1, 3 * cells - 2].map { items in
                JudgedLayout("\(name) at \(alignment), \(items)", items: items, section)
            }
        }
    }

    private static func row(_ height: LayoutDimension, _ subitem: any LayoutElement, count: Int) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(1), height), subitem: subitem, count: count).spaced(13)
    }

    private static let badged: LayoutItem = {
        var cell = item(.fractionalWidth(1), .absolute(50), insets: .init(top: 2, leading: 3, bottom: 4, trailing: 5))
        cell.supplementaryItems = [
            SupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
                containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
        ]
        return cell
    }()

    static let lastGroups =
        aligned("a row of four", row(.absolute(80), filling, count: 4), of: 4)
        + aligned("cards of text", row(.estimated(200), item(.fractionalWidth(1), .estimated(200)), count: 3), of: 3)
        + aligned("badges", row(.absolute(60), badged, count: 5), of: 5)
        + aligned(
            "squares",
            .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.3)),
                subitems: [item(.fractionalWidth(0.3), .fractionalWidth(0.3), insets: .init(leading: 4))]), of: 3)
        + aligned(
            "rows that are trimmed",
            row(.absolute(90), item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 3), of: 3)
        + aligned(
            "a row with insets",
            row(.absolute(70), filling, count: 3).inset(.init(top: 1, leading: 8, bottom: 2, trailing: 15)), of: 3)
        + aligned(
            "columns of three in a scrolling row",
            .vertical(layoutSize: size(.absolute(150), .absolute(240)), subitem: filling, count: 3).spaced(6), of: 3
        ) { $0.orthogonalScrollingBehavior = .continuous }
        + [3, 7, 10].map { items in
            var section = LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(120)),
                    subitems: [item(.absolute(140), .absolute(120))]
                ).spaced(10), interGroupSpacing: 10)
            section.lastGroupAlignment = .center
            return JudgedLayout("as many as fit at the center, \(items)", items: items, section)
        }
}
