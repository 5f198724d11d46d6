import CompositionalLayout

// The same descriptions with exchanged axes: leading becomes top, and widths become heights.

extension Axis {
    var transposed: Axis { other }
}

extension Size {
    var transposed: Size { Size(width: height, height: width) }
}

extension Point {
    var transposed: Point { Point(x: y, y: x) }
}

extension Rect {
    var transposed: Rect { Rect(origin: origin.transposed, size: size.transposed) }
}

extension Length {
    var transposed: Length { Length(points: points, width: height, height: width, em: em, content: content) }
}

extension EdgeInsets {
    var transposed: EdgeInsets { EdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom) }
}

extension EdgeSpacing {
    var transposed: EdgeSpacing { EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing) }
}

extension LayoutDimension {
    var transposed: LayoutDimension {
        switch self {
        case .fractionalWidth(let value): .fractionalHeight(value)
        case .fractionalHeight(let value): .fractionalWidth(value)
        case .absolute, .textRelative, .estimated, .uniformAcrossSiblings: self
        }
    }
}

extension LayoutSize {
    var transposed: LayoutSize { LayoutSize(width: height.transposed, height: width.transposed) }
}

extension LayoutAnchor {
    var transposed: LayoutAnchor {
        let pairs: [(Edges, Edges)] = [(.top, .leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom)]
        let edges = pairs.reduce(into: Edges()) { if self.edges.contains($1.0) { $0.insert($1.1) } }
        return switch offset {
        case .absolute(let point): LayoutAnchor(edges: edges, offset: .absolute(point.transposed))
        case .fractional(let point): LayoutAnchor(edges: edges, offset: .fractional(point.transposed))
        }
    }
}

extension SupplementaryItem {
    var transposed: SupplementaryItem {
        SupplementaryItem(
            layoutSize: layoutSize.transposed, elementKind: elementKind, containerAnchor: containerAnchor.transposed,
            itemAnchor: itemAnchor?.transposed, zIndex: zIndex)
    }
}

extension BoundarySupplementaryItem {
    var transposed: BoundarySupplementaryItem {
        let alignments: [Alignment: Alignment] = [
            .top: .leading, .leading: .top, .bottom: .trailing, .trailing: .bottom, .topLeading: .topLeading,
            .bottomTrailing: .bottomTrailing, .topTrailing: .bottomLeading, .bottomLeading: .topTrailing,
        ]
        var item = self
        item.layoutSize = layoutSize.transposed
        item.alignment = alignments[alignment]!
        item.absoluteOffset = absoluteOffset.transposed
        item.contentInsets = contentInsets.transposed
        return item
    }
}

extension LayoutSubitem {
    var transposed: LayoutSubitem {
        switch self {
        case .item(var item):
            item.layoutSize = item.layoutSize.transposed
            item.contentInsets = item.contentInsets.transposed
            item.edgeSpacing = item.edgeSpacing.transposed
            item.supplementaryItems = item.supplementaryItems.map(\.transposed)
            return .item(item)
        case .group(let group): return .group(group.transposed)
        }
    }
}

extension LayoutGroup {
    var transposed: LayoutGroup {
        let arrangement: Arrangement =
            switch arrangement {
            case .subitems(let subitems): .subitems(subitems.map(\.transposed))
            case .counted(let subitem, let count): .counted(subitem.transposed, count: count)
            case .fitting(let subitem, let least): .fitting(subitem.transposed, least: least)
            case .repeating(let subitem, let count): .repeating(subitem.transposed, count: count)
            case .justified, .waterfall, .mosaic: arrangement
            case .custom(let items):
                .custom(
                    items.map { item in
                        let frame = item.frame.transposed
                        return LayoutGroupCustomItem(
                            frame: Rect(
                                x: frame.x.transposed, y: frame.y.transposed, width: frame.width.transposed,
                                height: frame.height.transposed), zIndex: item.zIndex)
                    })
            }
        var group = LayoutGroup(
            axis: axis.transposed, layoutSize: layoutSize.transposed, arrangement: arrangement,
            interItemSpacing: interItemSpacing, contentInsets: contentInsets.transposed,
            edgeSpacing: edgeSpacing.transposed)
        group.supplementaryItems = supplementaryItems.map(\.transposed)
        return group
    }
}

extension LayoutSection {
    var transposed: LayoutSection {
        var section = self
        section.group = group.transposed
        section.contentInsets = contentInsets.transposed
        section.boundarySupplementaryItems = boundarySupplementaryItems.map(\.transposed)
        section.decorationItems = decorationItems.map {
            DecorationItem(
                elementKind: $0.elementKind, contentInsets: $0.contentInsets.transposed, zIndex: $0.zIndex)
        }
        return section
    }
}

extension CollectionLayout {
    var transposed: CollectionLayout {
        var configuration = configuration
        configuration.scrollDirection = configuration.scrollDirection.transposed
        configuration.boundarySupplementaryItems = configuration.boundarySupplementaryItems.map(\.transposed)
        return CollectionLayout(configuration: configuration) { [sectionProvider] index, environment in
            sectionProvider(index, environment.transposed)?.transposed
        }
    }
}

extension LayoutEnvironment {
    var transposed: LayoutEnvironment {
        LayoutEnvironment(
            width: container.contentSize.height, height: container.contentSize.width,
            layoutDirection: traits.layoutDirection, referenceInsets: referenceInsets.mapValues(\.transposed))
    }
}
