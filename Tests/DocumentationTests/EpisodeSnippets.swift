import CompositionalLayout

/// Code of the demo's episodes, compiled here word for word.
enum EpisodeSnippets {
    static func dimensions() -> LayoutSize {
        let size = LayoutSize(width: .fractionalWidth(0.5), height: .absolute(48))
        return size
    }

    static func itemsGroupsSections() -> LayoutSection {
        let item = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1)))
        var row = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(96)), subitems: [item])
        row.interItemSpacing = .fixed(12)
        var section = LayoutSection(group: row)
        section.contentInsets = .init(all: 16)
        section.interGroupSpacing = 12
        return section
    }

    @Groups static func countForms(_ size: LayoutSize, _ item: LayoutItem) -> [LayoutGroup] {
        LayoutGroup.horizontal(layoutSize: size, subitems: [item])
        LayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
        LayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    }

    static func interItemSpacing(_ row: inout LayoutGroup) {
        row.interItemSpacing = .flexible(10)
    }

    static func nestedGroups() -> LayoutGroup {
        let lead = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(2.0 / 3), height: .fractionalHeight(1)))
        let small = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1)),
            subitem: small, count: 2)
        stack.interItemSpacing = .fixed(10)
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(210)),
            subitems: [lead, stack])
        group.interItemSpacing = .fixed(10)
        return group
    }

    static func headers(_ section: inout LayoutSection) {
        section.boundarySupplementaryItems = [
            BoundarySupplementaryItem(
                layoutSize: .init(width: .fractionalWidth(1), height: .absolute(44)),
                elementKind: "header", alignment: .top)
        ]
    }

    static func spacers(_ section: inout LayoutSection) {
        section.stacksBoundaryItems = true
    }

    static func estimatedHeights() -> LayoutSize {
        LayoutSize(width: .fractionalWidth(1), height: .estimated(240))
    }

    static func sectionsOnAPage(_ hero: LayoutSection, _ grid: LayoutSection, _ list: LayoutSection) -> CollectionLayout
    {
        let page = CollectionLayout { index, environment in
            switch index {
            case 0: hero
            case 1: grid
            default: list
            }
        }
        return page
    }

    static func sectionProvider() -> CollectionLayout {
        let layout = CollectionLayout { sectionIndex, environment in
            let columns =
                switch environment.container.effectiveContentSize.width {
                case ..<400: 2
                case ..<800: 4
                default: 6
                }
            let item = LayoutItem(
                layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
            var row = LayoutGroup.horizontal(
                layoutSize: .init(width: .fractionalWidth(1), height: .absolute(64)),
                subitem: item, count: columns)
            row.interItemSpacing = .fixed(8)
            var section = LayoutSection(group: row)
            section.interGroupSpacing = 8
            return section
        }
        return layout
    }

    static func columnsWithHole(_ width: Double) -> Int {
        switch width {
        case 0..<500: 1
        case 501...1024: 2
        default: 3
        }
    }

    static func columns(_ width: Double) -> Int {
        switch width {
        case ..<500: 1
        case ..<1025: 2
        default: 3
        }
    }
}

/// Takes a list of expressions as an array.
@resultBuilder enum Groups {
    static func buildBlock(_ groups: LayoutGroup...) -> [LayoutGroup] { groups }
}
