import CompositionalLayout

// The descriptions for the vectors' notation.

extension EdgeInsets {
    package init(_ values: [Double]?) {
        guard let values else {
            self = .zero
            return
        }
        self.init(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
}

extension LayoutDimension {
    package init?(_ data: [String: Double]) {
        guard let (kind, value) = data.first else { return nil }
        switch kind {
        case "fw": self = .fractionalWidth(value)
        case "fh": self = .fractionalHeight(value)
        case "abs": self = .absolute(value)
        case "est": self = .estimated(value)
        case "uni": self = .uniformAcrossSiblings(estimate: value)
        default: return nil
        }
    }
}

extension LayoutSize {
    package init?(_ data: SizeData) {
        guard let width = LayoutDimension(data.w), let height = LayoutDimension(data.h) else { return nil }
        self.init(width: width, height: height)
    }
}

extension LayoutSpacing {
    package init(_ data: SpacingData) {
        self = data.flexible.map { .flexible($0) } ?? .fixed(data.fixed ?? 0)
    }
}

extension EdgeSpacing {
    package init(_ data: EdgeData?) {
        self.init(
            leading: data?.leading.map { LayoutSpacing($0) }, top: data?.top.map { LayoutSpacing($0) },
            trailing: data?.trailing.map { LayoutSpacing($0) }, bottom: data?.bottom.map { LayoutSpacing($0) })
    }
}

extension ElementData {
    package var element: LayoutSubitem? {
        guard let size = LayoutSize(size) else { return nil }
        if type == "item" {
            return .item(
                LayoutItem(
                    layoutSize: size, contentInsets: EdgeInsets(insets), edgeSpacing: EdgeSpacing(edge),
                    supplementaryItems: supplementaryItems))
        }
        let subitems = (subitems ?? []).compactMap(\.element)
        let arrangement: LayoutGroup.Arrangement
        switch axis == "custom" ? "custom" : mode ?? "subitems" {
        case "custom": arrangement = .custom((frames ?? []).map { LayoutGroupCustomItem($0) })
        case "count": arrangement = .counted(subitems[0], count: count ?? 0)
        case "repeating": arrangement = .repeating(subitems[0], count: count ?? 0)
        default: arrangement = .subitems(subitems)
        }
        var group = LayoutGroup(
            axis: axis == "v" ? .vertical : .horizontal, layoutSize: size, arrangement: arrangement,
            interItemSpacing: spacing.map { LayoutSpacing($0) } ?? .fixed(0), contentInsets: EdgeInsets(insets),
            edgeSpacing: EdgeSpacing(edge))
        group.supplementaryItems = supplementaryItems
        return .group(group)
    }

    private var supplementaryItems: [SupplementaryItem] { (supp ?? []).compactMap(\.supplementaryItem) }
}

extension LayoutGroupCustomItem {
    package init(_ values: [Double]) {
        let lengths = values.prefix(4).map { Length(points: $0) }
        self.init(
            frame: Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3]),
            zIndex: values.count > 4 ? Int(values[4]) : 0)
    }
}

extension LayoutAnchor {
    package init(_ data: SupplementaryData.Anchor) {
        let names: [String: Edges] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
        let point = (data.abs ?? data.frac).map { Point(x: $0[0], y: $0[1]) } ?? .zero
        self.init(
            edges: Edges(data.edges.compactMap { names[$0] }),
            offset: data.frac == nil ? .absolute(point) : .fractional(point))
    }
}

extension SupplementaryData {
    package var supplementaryItem: SupplementaryItem? {
        LayoutSize(size).map {
            SupplementaryItem(
                layoutSize: $0, elementKind: kind, containerAnchor: LayoutAnchor(container),
                itemAnchor: item.map { LayoutAnchor($0) }, zIndex: z ?? 1)
        }
    }
}

extension BoundaryData {
    package var item: BoundarySupplementaryItem? {
        guard let size = LayoutSize(size), let alignment = BoundarySupplementaryItem.Alignment(rawValue: alignment)
        else { return nil }
        var item = BoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment,
            absoluteOffset: offset.map { Point(x: $0[0], y: $0[1]) } ?? .zero, extendsBoundary: extends ?? true,
            pinToVisibleBounds: pin ?? false)
        item.contentInsets = EdgeInsets(insets)
        item.zIndex = z ?? 1
        return item
    }
}

extension SectionData {
    package var section: LayoutSection? {
        guard case .group(let group)? = group?.element else { return nil }
        var section = LayoutSection(
            group: group, contentInsets: EdgeInsets(insets), interGroupSpacing: interGroupSpacing ?? 0,
            boundarySupplementaryItems: (boundary ?? []).compactMap(\.item),
            orthogonalScrollingBehavior: OrthogonalScrollingBehavior(rawValue: orthogonal ?? "none") ?? .none)
        section.decorationItems = (decorations ?? []).map {
            DecorationItem(elementKind: $0.kind, contentInsets: EdgeInsets($0.insets), zIndex: $0.z ?? 0)
        }
        section.contentInsetsReference =
            ContentInsetsReference(rawValue: contentInsetsReference ?? "automatic") ?? .automatic
        section.supplementariesFollowContentInsets = follow ?? true
        return section
    }
}
