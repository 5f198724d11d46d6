import CompositionalLayout
import SeededRandom

extension RandomFeature {
    /// Stacks of texts side by side instead of the section's groups. Gaps are whole points: if two stacks differ by
    /// less than a pixel, rounding may change which one is taller.
    static let stacks = RandomFeature(name: "stacks", rarity: 6) { section, random in
        func points(_ random: inout SplitMix64) -> Double { random.pick([0, 1, 4, 8, 20]) }
        func stack(_ width: Double, depth: Int, _ random: inout SplitMix64) -> LayoutGroup {
            let subitems = (0..<Int.random(in: 1...3, using: &random)).map { _ -> LayoutSubitem in
                if depth > 0, random.once(in: 4) {
                    return row(.fractionalWidth(1), depth: depth - 1, &random).subitem
                }
                let height: LayoutDimension = random.pick([.estimated(40), .estimated(40), .absolute(37)])
                return JudgedLayout.item(random.pick([.fractionalWidth(1), .fractionalWidth(0.8)]), height).subitem
            }
            return LayoutGroup(
                axis: .vertical, layoutSize: JudgedLayout.size(.fractionalWidth(width), .estimated(150)),
                arrangement: .subitems(subitems), interItemSpacing: .fixed(points(&random)))
        }
        func row(_ width: LayoutDimension, depth: Int, _ random: inout SplitMix64) -> LayoutGroup {
            let widths = random.pick([[0.5, 0.5], [0.3, 0.6], [0.3, 0.4, 0.3]])
            var group = LayoutGroup.horizontal(
                layoutSize: JudgedLayout.size(width, .estimated(200)),
                subitems: widths.map { stack($0, depth: depth, &random) })
            group.interItemSpacing = .fixed(points(&random))
            group.contentInsets = EdgeInsets(all: points(&random))
            return group
        }
        section.group = row(.fractionalWidth(1), depth: 2, &random)
        section.interGroupSpacing = points(&random)
        section.tailGroups = [:]
    }
}
