import CompositionalLayout

/// Rows of uniform cells whose last row has a different number of cells.
extension JudgedLayout {
    private static func row(
        _ count: Int, _ height: LayoutDimension, _ item: LayoutDimension = .uniformAcrossSiblings(estimate: 60)
    ) -> LayoutGroup {
        .horizontal(
            layoutSize: size(.fractionalWidth(1), height), subitem: self.item(.fractionalWidth(1), item), count: count
        ).spaced(14)
    }

    private static func each(_ name: String, _ group: LayoutGroup, _ tails: [Int: LayoutGroup]) -> [JudgedLayout] {
        (0...6).map {
            JudgedLayout(
                "\(name), \($0) cells", items: $0,
                LayoutSection(
                    group: group, contentInsets: .init(top: 3, leading: 10, bottom: 4, trailing: 10),
                    interGroupSpacing: 9, tailGroups: tails))
        }
    }

    private static let uniform = LayoutDimension.uniformAcrossSiblings(estimate: 80)

    static let uniformTails =
        each(
            "uniform rows with uniform tails", row(3, .estimated(80)),
            [1: row(1, .estimated(80)), 2: row(2, .estimated(80))])
        + each(
            "uniform rows with tails as tall as they are", row(3, .estimated(80)),
            [2: row(2, .estimated(80), .estimated(60))])
        + each("rows all alike with tails", row(3, uniform), [1: row(1, uniform), 2: row(2, uniform, .estimated(60))])
}
