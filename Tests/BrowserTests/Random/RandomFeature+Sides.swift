import CompositionalLayout
import SeededRandom

extension RandomFeature {
    /// Items beside the cells and inside the section, and pinned headers. Footers are not pinned, because on a page
    /// that is not scrolled they would already be at the edge.
    static let sides = RandomFeature(name: "sides and pins", rarity: 4) { section, random in
        for kind in ["side", "over", "under"] where random.once(in: 2) {
            let alignments: [BoundarySupplementaryItem.Alignment] =
                switch kind {
                case "side": [.leading, .trailing]
                case "over": [.top, .topLeading, .topTrailing]
                default: [.bottom, .bottomLeading, .bottomTrailing]
                }
            section.boundarySupplementaryItems.append(
                JudgedLayout.boundary(
                    kind, random.pick(alignments),
                    random.pick([.absolute(60), .absolute(20.5), .estimated(30), .fractionalWidth(0.15)]),
                    width: random.pick([.fractionalWidth(0.3), .absolute(75.5)]),
                    extends: kind == "side" && random.once(in: 2),
                    offset: random.once(in: 3) ? Point(x: -3, y: 5.5) : .zero))
        }
        for index in section.boundarySupplementaryItems.indices where random.once(in: 2) {
            let item = section.boundarySupplementaryItems[index]
            guard ["header", "spacer"].contains(item.elementKind), item.absoluteOffset == .zero else { continue }
            section.boundarySupplementaryItems[index].pinToVisibleBounds = true
        }
    }

    /// Cells as tall as their tallest sibling.
    static let uniformHeights = RandomFeature(name: "uniform heights", rarity: 3) { section, random in
        var subitem = LayoutSubitem.group(section.group)
        subitem.makeUniform(&random)
        if case .group(let group) = subitem { section.group = group }
        if random.once(in: 4), section.group.layoutSize.height.isEstimated {
            section.group.layoutSize.height = .uniformAcrossSiblings(estimate: 200)
        }
    }
}

extension LayoutSubitem {
    fileprivate mutating func makeUniform(_ random: inout SplitMix64) {
        switch self {
        case .item(var item):
            guard item.layoutSize.height.isEstimated, !random.once(in: 3) else { return }
            item.layoutSize.height = .uniformAcrossSiblings(estimate: 60)
            self = .item(item)
        case .group(var group):
            func changed(_ subitem: LayoutSubitem) -> LayoutSubitem {
                var subitem = subitem
                subitem.makeUniform(&random)
                return subitem
            }
            switch group.arrangement {
            case .subitems(let subitems): group.arrangement = .subitems(subitems.map(changed))
            case .counted(let subitem, let count): group.arrangement = .counted(changed(subitem), count: count)
            case .fitting(let subitem, let least): group.arrangement = .fitting(changed(subitem), least: least)
            case .repeating(let subitem, let count): group.arrangement = .repeating(changed(subitem), count: count)
            case .custom, .justified, .waterfall, .mosaic: break
            }
            self = .group(group)
        }
    }
}
