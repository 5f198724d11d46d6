import CompositionalLayout

extension RandomDescription {
    /// The description with one thing less, in every way. Cutting a failing one down shows what it fails by.
    var smaller: [RandomDescription] {
        var found: [RandomDescription] = []
        func add(_ change: (inout RandomDescription) -> Void) {
            var changed = self
            change(&changed)
            if changed != self { found.append(changed) }
        }
        for index in sections.indices {
            if sections.count > 1 { add { $0.sections.remove(at: index) } }
            for section in sections[index].smaller { add { $0.sections[index] = section } }
        }
        add { $0.configuration = LayoutConfiguration() }
        return found
    }

    /// The smallest that still fails, found greedily: no more than `attempts` are tried.
    func shrunk(attempts: Int, while fails: (RandomDescription) async -> Bool) async -> RandomDescription {
        var smallest = self
        var left = attempts
        search: while true {
            for candidate in smallest.smaller {
                guard left > 0 else { return smallest }
                left -= 1
                if await fails(candidate) {
                    smallest = candidate
                    continue search
                }
            }
            return smallest
        }
    }
}

extension RandomDescription.Section {
    fileprivate var smaller: [Self] {
        var found: [Self] = []
        if let wide { found += [narrow, wide].map { Self(itemCount: itemCount, narrow: $0, edge: .infinity) } }
        for count in [itemCount / 2, itemCount - 1] where count > 0 && count < itemCount {
            var fewer = self
            fewer.itemCount = count
            found.append(fewer)
        }
        for section in narrow.smaller {
            var simpler = self
            simpler.narrow = section
            found.append(simpler)
        }
        return found
    }
}

extension LayoutSection {
    fileprivate var smaller: [LayoutSection] {
        let plain = LayoutSection(group: group)
        func with(_ change: (inout LayoutSection) -> Void) -> LayoutSection {
            var changed = self
            change(&changed)
            return changed
        }
        let groups = group.smaller.map { group in with { $0.group = group } }
        let boundaries = boundarySupplementaryItems.indices.map { index in
            with { $0.boundarySupplementaryItems.remove(at: index) }
        }
        let tails = tailGroups.sorted { $0.key < $1.key }.flatMap { count, tail in
            [with { $0.tailGroups[count] = nil }]
                + tail.smaller.map { tail in with { $0.tailGroups[count] = tail } }
        }
        return [plain] + groups + boundaries + tails
            + [
                with { $0.contentInsets = .zero }, with { $0.interGroupSpacing = 0 }, with { $0.decorationItems = [] },
                with { $0.orthogonalScrollingBehavior = .none },
            ].filter { $0 != self }
    }
}

extension LayoutGroup {
    fileprivate var smaller: [LayoutGroup] {
        func with(_ change: (inout LayoutGroup) -> Void) -> LayoutGroup {
            var changed = self
            change(&changed)
            return changed
        }
        var found: [LayoutGroup] = []
        switch arrangement {
        case .subitems(let list):
            for index in list.indices {
                if list.count > 1 {
                    found.append(with { $0.arrangement = .subitems(Array(list[..<index] + list[(index + 1)...])) })
                }
                found += list[index].smaller.map { item in
                    with { $0.arrangement = .subitems(list[..<index] + [item] + list[(index + 1)...]) }
                }
            }
        case .counted(let item, let count):
            if count > 1 { found.append(with { $0.arrangement = .counted(item, count: count - 1) }) }
            found += item.smaller.map { item in with { $0.arrangement = .counted(item, count: count) } }
        case .repeating(let item, let count):
            if count > 1 { found.append(with { $0.arrangement = .repeating(item, count: count - 1) }) }
            found += item.smaller.map { item in with { $0.arrangement = .repeating(item, count: count) } }
        case .custom(let items):
            if items.count > 1 { found.append(with { $0.arrangement = .custom(items.dropLast()) }) }
        }
        found += [
            with { $0.contentInsets = .zero }, with { $0.edgeSpacing = .none }, with { $0.supplementaryItems = [] },
            with { $0.interItemSpacing = .fixed(0) },
        ]
        return found.filter { $0 != self }
    }
}

extension LayoutSubitem {
    fileprivate var smaller: [LayoutSubitem] {
        switch self {
        case .group(let group):
            return [LayoutItem(layoutSize: group.layoutSize).subitem] + group.smaller.map(\.subitem)
        case .item(let item):
            let plain = LayoutItem(layoutSize: item.layoutSize)
            return plain == item ? [] : [plain.subitem]
        }
    }
}
