import CompositionalLayout

/// Backgrounds of whole sections.
extension JudgedLayout {
    private static func decorated(
        _ height: LayoutDimension, _ boundary: [BoundarySupplementaryItem] = [], stacks: Bool = false
    ) -> LayoutSection {
        let cell = item(.fractionalWidth(1), height.isEstimated ? height : .fractionalHeight(1))
        var section = LayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitem: cell, count: 2).spaced(7),
            contentInsets: .init(top: 12, leading: 20, bottom: 8, trailing: 33), interGroupSpacing: 10,
            boundarySupplementaryItems: boundary)
        section.decorationItems = [
            .background(elementKind: "background"),
            DecorationItem(
                elementKind: "panel", contentInsets: .init(top: 3.5, leading: 10.5, bottom: 6, trailing: 4),
                zIndex: -3),
            DecorationItem(
                elementKind: "background", contentInsets: .init(top: -4, leading: -5.5, bottom: 9, trailing: -2),
                zIndex: 4),
        ]
        section.stacksBoundaryItems = stacks
        return section
    }

    private static let around = [
        boundary("header", .top, .estimated(44), width: .fractionalWidth(0.3)),
        boundary("spacer", .top, .absolute(30.5)), boundary("footer", .bottom, .absolute(25)),
    ]

    private static let adapting: Provider = { environment in
        var section = decorated(.absolute(40))
        switch environment.container.contentSize.width {
        case ..<600: section.decorationItems = []
        case ..<1200: section.decorationItems.removeFirst()
        default: section.decorationItems.removeLast()
        }
        return section
    }

    /// Headers at large widths, and space around the groups at every width.
    private static func headed(_ behavior: OrthogonalScrollingBehavior) -> Provider {
        { environment in
            var section = decorated(.absolute(40), environment.container.contentSize.width < 900 ? [] : around)
            section.group.edgeSpacing = EdgeSpacing(top: .fixed(5))
            section.orthogonalScrollingBehavior = behavior
            return section
        }
    }

    static let decorations =
        [0, 1, 4].map { JudgedLayout("backgrounds of \($0)", items: $0, decorated(.absolute(60))) }
        + [OrthogonalScrollingBehavior.none, .continuous].map {
            JudgedLayout("backgrounds of nothing, with headers where it is wide, \($0)", items: 0, provider: headed($0))
        } + [
            JudgedLayout("backgrounds of text", items: 5, decorated(.estimated(60))),
            JudgedLayout("backgrounds with headers", items: 3, decorated(.absolute(44), around)),
            JudgedLayout("backgrounds with stacked headers", items: 3, decorated(.estimated(44), around, stacks: true)),
            JudgedLayout("backgrounds of headers alone", items: 0, decorated(.absolute(44), around)),
            JudgedLayout("backgrounds that change with the width", items: 3, provider: adapting),
            JudgedLayout(
                "backgrounds of neighbours", configuration: LayoutConfiguration(interSectionSpacing: 11.5),
                sections: [3, 2].map { count in
                    Section(itemCount: count) { _ in decorated(.fractionalWidth(0.1), around) }
                }),
        ]
}
