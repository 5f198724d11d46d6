import CompositionalLayout

/// Estimated heights. They are measured on the page and passed to the solver.
extension JudgedLayout {
    private static let text = item(.fractionalWidth(1), .estimated(100))

    private static func stack(_ width: Double, _ spacing: Double = 8, _ count: Int = 2) -> LayoutGroup {
        .vertical(
            layoutSize: size(.fractionalWidth(width), .estimated(300)),
            subitems: Array(repeating: text, count: count)
        ).spaced(spacing)
    }

    private static let feed: Provider = { environment in
        let columns =
            switch environment.container.effectiveContentSize.width {
            case ..<500: 1
            case ..<1025: 2
            default: 3
            }
        return LayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(200)), subitem: text, count: columns
            ).spaced(20),
            contentInsets: .init(top: 5, leading: 20, bottom: 15, trailing: 20), interGroupSpacing: 20,
            boundarySupplementaryItems: [boundary("header", .top, .estimated(44))])
    }

    private static func row(_ subitems: [any LayoutElement], insets: EdgeInsets = .zero) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(300)), subitems: subitems).spaced(12).inset(insets)
    }

    static let estimates =
        (1...7).map { JudgedLayout("feed of \($0)", items: $0, provider: feed) }
        + remainders(
            "estimated lead and stack", row([item(.fractionalWidth(2.0 / 3), .estimated(300)), stack(1.0 / 3)]), of: 3)
        + remainders(
            // Tall enough to matter but not taller than the stack: the texts alone must determine the rows.
            "fixed lead and estimated stack",
            row([item(.fractionalWidth(0.6), .absolute(100)), stack(0.3, 8, 3)]), of: 4)
        + remainders(
            "estimated stack and lead", row([stack(0.5, 4, 3), item(.fractionalWidth(0.5), .estimated(300))]), of: 4)
        + remainders(
            "estimated rows under each other",
            .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(300)),
                subitems: [
                    LayoutGroup.horizontal(
                        layoutSize: size(.fractionalWidth(1), .estimated(100)), subitem: text, count: 2
                    ).spaced(6), text,
                ]
            ).spaced(9), of: 3)
        + remainders(
            "fixed beside estimated",
            row([item(.absolute(100), .absolute(75)), item(.fractionalWidth(0.4), .estimated(9))]),
            of: 2)
        + remainders(
            "estimated with insets",
            row(
                [
                    item(.fractionalWidth(0.5), .estimated(90), insets: .init(leading: 6.5, trailing: 3)),
                    item(.fractionalWidth(0.5), .estimated(90)),
                ], insets: .init(top: 5, leading: 7, bottom: 3.5, trailing: 2)), of: 2)
        + remainders(
            // If the fixed item is the taller one, the next row still begins at a whole pixel.
            "fixed parts of pixels under a row of such and text",
            .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(300)),
                subitems: [
                    row([item(.fractionalWidth(0.4), .estimated(9)), item(.absolute(50), .fractionalWidth(0.23))]),
                    item(.fractionalWidth(0.7), .fractionalWidth(0.13)), text,
                ]), of: 4)
        + [
            JudgedLayout(
                "estimated without trimming", items: 5,
                untrimmed(row([item(.fractionalWidth(0.3), .estimated(40)), stack(0.7)]))),
            JudgedLayout(
                "text in rows of a fixed height", items: 5,
                LayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(60)),
                        subitems: [item(.fractionalWidth(0.5), .estimated(20))]), interGroupSpacing: 4)),
        ]

    private static func untrimmed(_ group: LayoutGroup) -> LayoutSection {
        var section = LayoutSection(group: group)
        section.trimsLastGroup = false
        return section
    }
}
