/// What is wrong with a description whatever the width (layout-semantics 3.13).
extension LayoutSection {
    private static let deepestNesting = 64

    func problems(section: Int) -> [LayoutProblem] {
        var kinds: [LayoutProblem.Kind] = []
        if !(contentInsets.values + [interGroupSpacing]).allSatisfy(\.isFinite) { kinds.append(.nonFinite) }
        kinds += boundarySupplementaryItems.problems
        check(.group(group), depth: 1, into: &kinds)
        return kinds.map { LayoutProblem($0, section: section) }
    }

    private func check(_ subitem: LayoutSubitem, depth: Int, into kinds: inout [LayoutProblem.Kind]) {
        let edges = subitem.edgeSpacing
        let spacings = [edges.leading, edges.top, edges.trailing, edges.bottom].compactMap { $0?.spacing }
        let size = [subitem.layoutSize.width.dimension, subitem.layoutSize.height.dimension]
        if !(size + spacings + subitem.contentInsets.values).allSatisfy(\.isFinite) { kinds.append(.nonFinite) }
        guard case .group(let group) = subitem else { return }
        guard depth <= Self.deepestNesting else { return kinds.append(.nestedTooDeeply) }
        if !group.interItemSpacing.spacing.isFinite { kinds.append(.nonFinite) }
        switch group.arrangement {
        case .subitems(let subitems):
            if subitems.isEmpty { kinds.append(.emptySubitems) }
        case .counted(_, let count), .repeating(_, let count):
            if count < 1 { kinds.append(.invalidCount(count)) }
        }
        for subitem in group.subitems { check(subitem, depth: depth + 1, into: &kinds) }
    }
}

extension [BoundarySupplementaryItem] {
    var problems: [LayoutProblem.Kind] {
        var kinds: [LayoutProblem.Kind] = []
        var seen: Set<String> = []
        for item in self {
            let numbers =
                item.contentInsets.values + [
                    item.layoutSize.width.dimension, item.layoutSize.height.dimension, item.absoluteOffset.x,
                    item.absoluteOffset.y,
                ]
            if !numbers.allSatisfy(\.isFinite) { kinds.append(.nonFinite) }
            if !seen.insert(item.elementKind).inserted { kinds.append(.duplicateKind(item.elementKind)) }
        }
        return kinds
    }
}
