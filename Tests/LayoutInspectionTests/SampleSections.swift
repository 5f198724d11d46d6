import CompositionalLayout

/// Sections that tests inspect.
enum Sample {
    static func columns(
        _ count: Int, gap: Double = 0, insets: Double = 0, height: LayoutDimension = .absolute(50)
    ) -> LayoutSection {
        let size = LayoutSize(width: .fractionalWidth(1), height: height)
        var row = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: count)
        row.interItemSpacing = .fixed(gap)
        return LayoutSection(group: row, contentInsets: .init(leading: insets, trailing: insets))
    }

    static func section(_ group: LayoutGroup) -> LayoutSection { LayoutSection(group: group) }

    static func item(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutItem {
        LayoutItem(layoutSize: .init(width: width, height: height))
    }

    static func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        .init(width: width, height: height)
    }

    /// A provider whose number of columns depends on the container's width.
    static func byWidth(_ count: @escaping @Sendable (Double) -> Int) -> (LayoutEnvironment) -> LayoutSection? {
        { columns(count($0.container.effectiveContentSize.width)) }
    }
}
