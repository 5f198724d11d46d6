/// Finds what is wrong with a description whatever the width (layout-semantics 3.13).
struct DescriptionCheck {
    private static let deepestNesting = 64
    /// Shared parts count wherever they stand, so that a small description may stand for a very large one.
    private static let mostElements = 1 << 16

    var findings: Findings
    private var elements = 0

    /// `section` is `nil` for the layout's configuration.
    init(section: Int?) {
        findings = Findings(section: section)
    }

    mutating func check(_ section: LayoutSection, scrollAxis: Axis) {
        findings.check([section.interGroupSpacing])
        check(section.contentInsets)
        for decoration in section.decorationItems { check(decoration.contentInsets) }
        check(section.boundarySupplementaryItems, scrollAxis: scrollAxis)
        check(.group(section.group), depth: 1)
    }

    mutating func check(_ configuration: LayoutConfiguration) {
        findings.check([configuration.interSectionSpacing])
        if let scale = configuration.scale { findings.check([scale, 1 / scale]) }
        check(configuration.boundarySupplementaryItems, scrollAxis: configuration.scrollDirection)
    }

    private mutating func check(_ insets: EdgeInsets) {
        findings.check(insets.values)
        for inset in insets.values where inset > 0 && inset < 1 { findings.warn(.smallInset(inset)) }
    }

    private mutating func check(_ size: LayoutSize) {
        for axis in Axis.allCases {
            let dimension = size[axis]
            findings.check([dimension.dimension])
            if dimension.dimension <= 0 { findings.warn(.notPositive(dimension)) }
            if dimension.isOwnFraction(of: axis), dimension.dimension > 1 { findings.warn(.largeFraction(dimension)) }
        }
    }
}

// MARK: Items and groups

extension DescriptionCheck {
    private mutating func check(_ subitem: LayoutSubitem, depth: Int) {
        elements += 1
        guard elements <= Self.mostElements else { return findings.report(.tooComplex) }
        check(subitem.layoutSize)
        check(subitem.contentInsets)
        let edges = subitem.edgeSpacing
        findings.check([edges.leading, edges.top, edges.trailing, edges.bottom].compactMap { $0?.spacing })
        for item in subitem.supplementaryItems { check(item) }
        guard case .group(let group) = subitem else { return }
        guard depth <= Self.deepestNesting else { return findings.report(.nestedTooDeeply) }
        findings.check([group.interItemSpacing.spacing])
        switch group.arrangement {
        case .subitems(let subitems):
            if subitems.isEmpty { findings.report(.emptySubitems) }
        case .counted(_, let count), .repeating(_, let count):
            if count < 1 { findings.report(.invalidCount(count)) }
        case .custom(let items):
            if items.isEmpty { findings.report(.emptySubitems) }
            for item in items { findings.check(item.frame.numbers) }
        }
        for subitem in group.subitems where elements <= Self.mostElements { check(subitem, depth: depth + 1) }
    }

    private mutating func check(_ item: SupplementaryItem) {
        check(item.layoutSize)
        for axis in Axis.allCases where item.layoutSize[axis].isEstimated {
            findings.warn(.estimateNeverMeasured(item.elementKind))
        }
        for anchor in [item.containerAnchor, item.itemAnchor].compactMap(\.self) {
            findings.check([anchor.offset.point.x, anchor.offset.point.y])
        }
    }
}

// MARK: Boundary items

extension DescriptionCheck {
    private mutating func check(_ items: [BoundarySupplementaryItem], scrollAxis: Axis) {
        var kinds: Set<String> = []
        for item in items {
            check(item.layoutSize)
            check(item.contentInsets)
            findings.check([item.absoluteOffset.x, item.absoluteOffset.y])
            if !kinds.insert(item.elementKind).inserted { findings.report(.duplicateKind(item.elementKind)) }
            if item.pinToVisibleBounds, item.alignment.edge(scrollAxis) == .middle {
                findings.warn(.pinWithoutEffect(item.elementKind))
            }
        }
    }
}

extension LayoutDimension {
    /// True for a fraction of the extent along the axis that it is used for.
    fileprivate func isOwnFraction(of axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }
}

extension Rect<Length> {
    fileprivate var numbers: [Double] {
        [x, y, width, height].flatMap { [$0.points, $0.width, $0.height, $0.content] }
    }
}
