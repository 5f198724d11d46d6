import CompositionalLayout
import GridCSS

/// The insets that sections stay clear of, and the environment that providers receive.
extension JudgedLayout {
    private static let surroundings = PageEnvironment(
        height: height, safeArea: .init(leading: 11, trailing: 4), layoutMargins: .init(leading: 16, trailing: 21),
        readableWidth: 611)

    private static func section(
        _ reference: ContentInsetsReference, boundary supplementary: ContentInsetsReference = .automatic
    ) -> LayoutSection {
        var section = LayoutSection(
            group: row(of: 3, height: .fractionalWidth(0.2), spacing: 8),
            contentInsets: .init(top: 6, leading: 5, bottom: 7, trailing: 9), interGroupSpacing: 10,
            boundarySupplementaryItems: [
                boundary("header", .top, .estimated(30)),
                boundary("footer", .bottomTrailing, .absolute(20), width: .fractionalWidth(0.3)),
            ])
        section.contentInsetsReference = reference
        section.supplementaryContentInsetsReference = supplementary
        return section
    }

    private static func clear(_ name: String, _ references: [ContentInsetsReference]) -> JudgedLayout {
        JudgedLayout(
            name, configuration: LayoutConfiguration(interSectionSpacing: 9, contentInsetsReference: .layoutMargins),
            environment: surroundings,
            sections: references.map { reference in
                Section(itemCount: 4) { _ in section(reference) }
            })
    }

    private static let ownReferences = JudgedLayout(
        "headers clear of other insets than their cells", environment: surroundings,
        sections: [ContentInsetsReference.none, .layoutMargins, .readableContent].flatMap { cells in
            [ContentInsetsReference.none, .safeArea, .layoutMargins, .readableContent].map { own in
                Section(itemCount: 4) { _ in section(cells, boundary: own) }
            }
        })

    static let environments = [
        ownReferences,
        clear("sections clear of different insets", [.automatic, .none, .safeArea, .layoutMargins]),
        clear("readable sections", [.readableContent, .readableContent]),
        JudgedLayout(
            "as many as fit between readable margins", environment: surroundings,
            sections: [
                Section(itemCount: 17) { _ in
                    var section = LayoutSection(
                        group: .horizontal(
                            layoutSize: size(.fractionalWidth(1), .absolute(50)),
                            subitems: [item(.absolute(90), .absolute(50))]
                        ).spaced(7))
                    section.contentInsetsReference = .readableContent
                    return section
                }
            ]),
        JudgedLayout(
            "columns by size class", environment: surroundings,
            sections: [
                Section(itemCount: 7) { environment in
                    let isRegular = environment.traits.horizontalSizeClass == .regular
                    var section = LayoutSection(
                        group: row(of: isRegular ? 4 : 1, height: .estimated(60), spacing: 10))
                    section.contentInsetsReference = isRegular ? .layoutMargins : .none
                    return section
                }
            ]),
        JudgedLayout(
            "a provider that reads the insets", environment: surroundings,
            sections: [
                Section(itemCount: 5) { environment in
                    let insets = environment.referenceInsets[.layoutMargins] ?? .zero
                    var section = LayoutSection(
                        group: row(of: 2, height: .absolute(44), spacing: 6),
                        contentInsets: .init(leading: insets.leading, trailing: insets.trailing),
                        boundarySupplementaryItems: [boundary("header", .top, .absolute(30))])
                    section.supplementariesFollowContentInsets = false
                    return section
                }
            ]),
    ]
}
