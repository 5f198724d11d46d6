import CompositionalLayout
import SeededRandom

/// Random descriptions of every part of the model, valid and invalid.
extension SplitMix64 {
    mutating func section() -> LayoutSection {
        var section = LayoutSection(
            group: group(depth: 4), contentInsets: once(in: 2) ? insets() : .zero, interGroupSpacing: distance())
        if once(in: 4) { section.boundarySupplementaryItems = boundaryItems() }
        if once(in: 8) {
            section.decorationItems = [DecorationItem(elementKind: "background", contentInsets: insets())]
        }
        if once(in: 6) { section.orthogonalScrollingBehavior = pick(OrthogonalScrollingBehavior.allCases) }
        if once(in: 6) {
            section.orthogonalScrollingProperties = .init(
                bounce: pick(OrthogonalScrollingProperties.Bounce.allCases), hasArrows: once(in: 2),
                effect: pick(OrthogonalScrollingProperties.Effect.allCases))
        }
        if once(in: 6) {
            section.rowStyle = RowStyle(
                surface: pick(RowStyle.Surface.allCases), showsSeparators: once(in: 2), separatorInsets: insets())
        }
        if once(in: 10) { section.contentInsetsReference = pick(ContentInsetsReference.allCases) }
        if once(in: 10) { section.supplementaryContentInsetsReference = pick(ContentInsetsReference.allCases) }
        section.supplementariesFollowContentInsets = once(in: 2)
        section.stacksBoundaryItems = once(in: 2)
        section.trimsLastGroup = !once(in: 4)
        if once(in: 4) { section.lastGroupAlignment = pick(LastGroupAlignment.allCases) }
        if once(in: 6) {
            for _ in 0..<Int.random(in: 1...3, using: &self) { section.tailGroups[count()] = group(depth: 2) }
        }
        return section
    }

    mutating func configuration() -> LayoutConfiguration {
        var configuration = LayoutConfiguration(
            scrollDirection: once(in: 5) ? .horizontal : .vertical, interSectionSpacing: distance(),
            boundarySupplementaryItems: once(in: 5) ? boundaryItems() : [], stacksBoundaryItems: once(in: 2),
            contentInsetsReference: pick(ContentInsetsReference.allCases))
        if once(in: 8) { configuration.scale = fraction() * 2 }
        return configuration
    }

    mutating func environment() -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            width: side(), height: side(), layoutDirection: pick([.leftToRight, .rightToLeft]),
            referenceInsets: once(in: 4) ? [.safeArea: insets(), .layoutMargins: insets()] : [:])
        environment.traits.displayScale = fraction()
        environment.traits.textScale = fraction()
        return environment
    }

    mutating func measured() -> MeasuredSizes {
        guard once(in: 3) else { return MeasuredSizes() }
        let items = (0..<8).map { ($0, MeasuredSizes.Extent(width: extent(), height: extent())) }
        return MeasuredSizes(
            items: [0: Dictionary(uniqueKeysWithValues: items)], boundaryItems: [0: ["kind0": .init(height: extent())]])
    }

    // MARK: Groups

    mutating func group(depth: Int) -> LayoutGroup {
        // Sometimes deeper than allowed.
        if isHostile() { return nested(depth: pick([63, 64, 65, 200])) }
        var group = LayoutGroup(
            axis: pick(Axis.allCases), layoutSize: size(), arrangement: arrangement(depth: depth),
            interItemSpacing: spacing(), contentInsets: once(in: 3) ? insets() : .zero)
        if once(in: 6) { group.edgeSpacing = edgeSpacing() }
        if once(in: 10) { group.supplementaryItems = [supplementaryItem()] }
        return group
    }

    private mutating func nested(depth: Int) -> LayoutGroup {
        var group = group(depth: 1)
        for _ in 1..<depth {
            group = LayoutGroup(
                axis: pick(Axis.allCases),
                layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
                arrangement: pick([.counted(group.subitem, count: 1), .subitems([group.subitem])]))
        }
        return group
    }

    private mutating func arrangement(depth: Int) -> LayoutGroup.Arrangement {
        if isHostile() { return .subitems([]) }
        switch Int.random(in: 0..<11, using: &self) {
        case 0..<4: return .subitems((0..<Int.random(in: 1...3, using: &self)).map { _ in subitem(depth: depth) })
        case 4..<6: return .counted(subitem(depth: depth), count: count())
        case 6: return .fitting(subitem(depth: depth), least: extent())
        case 7..<9: return .repeating(subitem(depth: depth), count: count())
        default:
            return .custom(
                (0..<Int.random(in: 0...4, using: &self)).map { number in
                    let frame = Rect(x: length(), y: length(), width: length(), height: length())
                    return LayoutGroupCustomItem(frame: frame, zIndex: number)
                })
        }
    }

    private mutating func subitem(depth: Int) -> LayoutSubitem {
        if depth > 1, once(in: 3) { return .group(group(depth: depth - 1)) }
        var item = LayoutItem(layoutSize: size(), contentInsets: once(in: 4) ? insets() : .zero)
        if once(in: 6) { item.edgeSpacing = edgeSpacing() }
        if once(in: 10) { item.supplementaryItems = [supplementaryItem()] }
        return .item(item)
    }

    // MARK: Parts

    private mutating func dimension() -> LayoutDimension {
        switch Int.random(in: 0..<11, using: &self) {
        case 0..<4: .fractionalWidth(fraction())
        case 4..<6: .fractionalHeight(fraction())
        case 6..<8: .absolute(extent())
        case 8: .estimated(extent())
        case 9: .textRelative(fraction() * 4)
        default: .uniformAcrossSiblings(estimate: extent())
        }
    }

    private mutating func size() -> LayoutSize { LayoutSize(width: dimension(), height: dimension()) }

    private mutating func spacing() -> LayoutSpacing { once(in: 4) ? .flexible(distance()) : .fixed(distance()) }

    private mutating func edgeSpacing() -> EdgeSpacing {
        EdgeSpacing(leading: spacing(), top: once(in: 2) ? spacing() : nil, trailing: nil, bottom: spacing())
    }

    private mutating func insets() -> EdgeInsets {
        EdgeInsets(top: distance(), leading: distance(), bottom: distance(), trailing: distance())
    }

    private mutating func boundaryItems() -> [BoundarySupplementaryItem] {
        (0..<Int.random(in: 1...3, using: &self)).map { number in
            var item = BoundarySupplementaryItem(
                layoutSize: size(), elementKind: isHostile() ? "" : "kind\(number)",
                alignment: pick(BoundarySupplementaryItem.Alignment.allCases), absoluteOffset: point(),
                extendsBoundary: !once(in: 4), pinToVisibleBounds: once(in: 3))
            item.contentInsets = insets()
            if isHostile() { item.zIndex = .min }
            return item
        }
    }

    private mutating func supplementaryItem() -> SupplementaryItem {
        func anchor(_ random: inout SplitMix64) -> LayoutAnchor {
            LayoutAnchor(
                edges: LayoutAnchor.Edges(rawValue: Int.random(in: -1...16, using: &random)),
                offset: random.once(in: 2) ? .absolute(random.point()) : .fractional(random.point()))
        }
        return SupplementaryItem(
            layoutSize: size(), elementKind: "badge", containerAnchor: anchor(&self),
            itemAnchor: once(in: 2) ? anchor(&self) : nil)
    }
}
