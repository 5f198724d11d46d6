extension DescriptionCheck {
    private static let deepestNesting = 64
    /// The maximum number of elements. Shared parts count at every occurrence, because a small description may
    /// represent a very large one.
    private static let mostElements = 1 << 16

    mutating func check(_ subitem: LayoutSubitem, depth: Int) {
        elements += 1
        guard elements <= Self.mostElements else { return findings.report(.tooComplex) }
        check(subitem.layoutSize)
        check(subitem.contentInsets)
        check(subitem.edgeSpacing)
        for item in subitem.supplementaryItems { check(item) }
        guard case .group(let group) = subitem else { return }
        guard depth <= Self.deepestNesting else { return findings.report(.nestedTooDeeply) }
        findings.check([group.interItemSpacing.spacing])
        switch group.arrangement {
        case .subitems(let subitems):
            if subitems.isEmpty { findings.report(.emptySubitems) }
        case .counted(_, let count), .repeating(_, let count):
            if count < 1 { findings.report(.invalidCount(count)) }
        case .fitting(_, let least):
            findings.check([least])
            // Lengths of 0 would fit without end.
            if least <= 0 || least + group.interItemSpacing.spacing <= 0 { findings.report(.invalidCount(0)) }
        case .custom(let items):
            if items.isEmpty { findings.report(.emptySubitems) }
            for item in items { findings.check(item.frame.numbers) }
        case .justified(let rule):
            let (lowest, highest) = (rule.heights.lowerBound, rule.heights.upperBound)
            findings.check([lowest, highest] + [rule.aspectRatio].compactMap(\.self))
            if lowest < 1 || highest < lowest * RowRule.leastRatio {
                findings.report(.invalidRowHeights(lowest: lowest, highest: highest))
            }
            if depth > 1 { findings.report(.misplacedRows) }
        case .waterfall(let rule):
            findings.check([rule.aspectRatio].compactMap(\.self))
            check(rule.columns, gap: group.interItemSpacing.spacing)
            if depth > 1 { findings.report(.misplacedRows) }
        case .mosaic(let rule):
            findings.check([rule.aspectRatio])
            if rule.aspectRatio <= 0 { findings.report(.nonFinite) }
            check(rule.columns, gap: group.interItemSpacing.spacing)
            for count in rule.spans.flatMap({ [$0.span.columns, $0.span.rows] })
            where !(1...MosaicRule.Span.most).contains(count) {
                findings.report(.invalidCount(count))
            }
            if depth > 1 { findings.report(.misplacedRows) }
        }
        for subitem in group.subitems where elements <= Self.mostElements { check(subitem, depth: depth + 1) }
    }

    private mutating func check(_ edges: EdgeSpacing) {
        findings.check([edges.leading, edges.top, edges.trailing, edges.bottom].compactMap { $0?.spacing })
    }

    private mutating func check(_ columns: ColumnCount, gap: Double) {
        switch columns {
        case .exactly(let count):
            if !(1...ColumnCount.most).contains(count) { findings.report(.invalidCount(count)) }
        case .fitting(let least):
            findings.check([least])
            if least <= 0 || least + gap <= 0 { findings.report(.invalidCount(0)) }
        }
    }

    private mutating func check(_ item: SupplementaryItem) {
        check(item.layoutSize)
        for axis in Axis.allCases where item.layoutSize[axis].isEstimated {
            findings.warn(.estimateNeverMeasured(item.elementKind))
        }
        check(item.contentInsets)
        check(item.edgeSpacing)
        for anchor in [item.containerAnchor, item.itemAnchor].compactMap(\.self) {
            findings.check([anchor.offset.point.x, anchor.offset.point.y])
        }
    }
}

extension Rect<Length> {
    fileprivate var numbers: [Double] {
        [x, y, width, height].flatMap { [$0.points, $0.width, $0.height, $0.em, $0.content] }
    }
}
