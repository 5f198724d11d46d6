import CompositionalLayout
import SeededRandom

extension RandomFeature {
    /// Supplementary items on items and groups, at all anchors, in sizes of every kind.
    static let badges = RandomFeature(name: "badges", rarity: 3) { section, random in
        var subitem = LayoutSubitem.group(section.group)
        subitem.addBadges(isOnItems: random.once(in: 2), &random)
        if case .group(let group) = subitem { section.group = group }
        for (count, tail) in section.tailGroups.sorted(by: { $0.key < $1.key }) where random.once(in: 2) {
            var subitem = LayoutSubitem.group(tail)
            subitem.addBadges(isOnItems: random.once(in: 2), &random)
            if case .group(let tail) = subitem { section.tailGroups[count] = tail }
        }
    }

    /// Several backgrounds, above and below the cells.
    static let backgrounds = RandomFeature(name: "backgrounds", rarity: 4) { section, random in
        section.decorationItems = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            DecorationItem(
                elementKind: random.pick(["background", "panel"]), contentInsets: random.insets(),
                zIndex: random.pick([-2, 0, 0, 1, 5]))
        }
    }

    /// A custom group instead of a nested group or of the whole group.
    static let customGroups = RandomFeature(name: "custom groups", rarity: 4) { section, random in
        var subitem = LayoutSubitem.group(section.group)
        subitem.replaceGroup(depth: Int.random(in: 0...2, using: &random), &random)
        if case .group(let group) = subitem { section.group = group }
    }
}

extension LayoutSubitem {
    fileprivate mutating func addBadges(isOnItems: Bool, _ random: inout SplitMix64) {
        switch self {
        case .item:
            guard isOnItems || random.once(in: 3) else { return }
            supplementaryItems = (0..<Int.random(in: 1...2, using: &random)).map { _ in random.badge(topOnly: false) }
        case .group(var group):
            group.mapSubitems { $0.addBadges(isOnItems: isOnItems, &random) }
            // Elements after a row of texts are refused, and a page with nothing else would not be tested.
            let isText = group.layoutSize.height.isEstimated && !random.once(in: 6)
            if random.once(in: 3) { group.supplementaryItems = [random.badge(topOnly: isText)] }
            self = .group(group)
        }
    }

    fileprivate mutating func replaceGroup(depth: Int, _ random: inout SplitMix64) {
        guard case .group(var group) = self else { return }
        let hasGroups = group.subitems.contains {
            if case .group = $0 { true } else { false }
        }
        if depth > 0, hasGroups {
            group.mapSubitems { $0.replaceGroup(depth: depth - 1, &random) }
        } else {
            group.arrangement = .custom((0..<Int.random(in: 1...5, using: &random)).map { _ in random.place() })
        }
        self = .group(group)
    }
}

extension LayoutGroup {
    fileprivate mutating func mapSubitems(_ change: (inout LayoutSubitem) -> Void) {
        func changed(_ subitem: LayoutSubitem) -> LayoutSubitem {
            var subitem = subitem
            change(&subitem)
            return subitem
        }
        switch arrangement {
        case .subitems(let subitems): arrangement = .subitems(subitems.map(changed))
        case .counted(let subitem, let count): arrangement = .counted(changed(subitem), count: count)
        case .fitting(let subitem, let least): arrangement = .fitting(changed(subitem), least: least)
        case .repeating(let subitem, let count): arrangement = .repeating(changed(subitem), count: count)
        case .custom, .justified, .waterfall, .mosaic: break
        }
    }
}

extension SplitMix64 {
    fileprivate mutating func badge(topOnly: Bool) -> SupplementaryItem {
        SupplementaryItem(
            layoutSize: LayoutSize(
                width: pick([.absolute(24), .absolute(17.5), .fractionalWidth(0.25), .fractionalWidth(1.0 / 3)]),
                height: pick([.absolute(12), .absolute(9.5), .fractionalWidth(0.05), .fractionalHeight(0.25)])),
            elementKind: pick(["new", "count", "dot"]), containerAnchor: anchor(topOnly: topOnly),
            itemAnchor: once(in: 3) ? anchor(topOnly: false) : nil, zIndex: pick([1, 1, -1, 3]))
    }

    private mutating func anchor(topOnly: Bool) -> LayoutAnchor {
        let sides: [LayoutAnchor.Edges] = [[], .leading, .trailing]
        let ends: [LayoutAnchor.Edges] = topOnly ? [.top] : [.top, .top, .bottom, []]
        let offset: LayoutAnchor.Offset = pick([
            .zero, .absolute(Point(x: 4.5, y: -3)), .fractional(Point(x: 0.3, y: -0.5)),
        ])
        return LayoutAnchor(edges: pick(sides).union(pick(ends)), offset: offset)
    }

    fileprivate mutating func place() -> LayoutGroupCustomItem {
        func length(_ random: inout SplitMix64, _ axis: Axis, _ factors: [Double], _ points: [Double]) -> Length {
            let factor = random.pick(factors)
            return Length(
                points: random.pick(points), width: axis == .horizontal ? factor : 0,
                height: axis == .vertical ? factor : 0)
        }
        let corners = [0, 0, 0.25, 0.5, 1.0 / 3]
        let extents = [0.25, 0.5, 1.0 / 3]
        return LayoutGroupCustomItem(
            frame: Rect(
                x: length(&self, .horizontal, corners, [0, 0, 8, -7.5]),
                y: length(&self, .vertical, corners, [0, 0, 4, -5.25]),
                width: length(&self, .horizontal, extents, [0, 0, 12, -4]),
                height: length(&self, .vertical, extents, [0, 10, 30.5])), zIndex: pick([0, 0, 2]))
    }
}
