import CompositionalLayout

/// Rows of a group in which something is as tall as its content.
///
/// Every row is `auto`, so that rows without cells (in a partly filled group) vanish; gaps and insets are margins of the
/// cells. Beside a stack of such cells everything else spans the whole band, and an extra *slack row* takes what is left
/// over when that is taller than the stack: the browser grows an empty row first.
struct ContentRows {
    struct Leaf {
        var firstTrack: Int
        var span: Int
        var areaStart: Length
        var areaEnd: Length
        let frame: (start: Length, end: Length)
        let sizesToContent: Bool
        /// True when what follows the band follows this leaf.
        var touchesEnd: Bool
    }

    struct Band {
        var trackCount: Int
        var fixedLength: Length?
        var leaves: [Leaf]
    }

    static func band(_ element: SolvedElement) throws(LoweringProblem) -> Band {
        switch element {
        case .item(let item):
            let leaf = Leaf(
                firstTrack: 0, span: 1, areaStart: item.area.y, areaEnd: item.area.maxY,
                frame: (item.frame.y, item.frame.maxY), sizesToContent: item.sizesToContent.height, touchesEnd: true)
            return Band(trackCount: 1, leaves: [leaf])
        case .group(let group):
            return try group.description.axis == .vertical ? stack(group) : row(group)
        }
    }

    private static func stack(_ group: SolvedGroup) throws(LoweringProblem) -> Band {
        let isEstimated = group.description.layoutSize.height.isEstimated
        let hasContent = group.leaves.contains(where: \.sizesToContent.height)
        if hasContent && !isEstimated && group.children.count > 1 { throw .contentInFixedStack }
        var band = Band(trackCount: 0, leaves: [])
        for (number, child) in group.children.enumerated() {
            var part = try Self.band(child)
            if part.fixedLength != nil { throw .contentInFixedStack }
            let before = number == 0 ? group.area.y : group.children[number - 1].area.maxY
            let lead = try fixed(child.area.y - before)
            if number == 0 {
                part.extendStart(by: lead)
            } else {
                band.extendEnd(by: lead)
            }
            band.append(part)
        }
        guard let last = group.children.last else { return band }
        let trail =
            isEstimated
            ? group.description.trailingLength(behind: last) : try fixed(group.area.maxY - last.area.maxY)
        band.extendEnd(by: trail)
        return band
    }

    private static func row(_ group: SolvedGroup) throws(LoweringProblem) -> Band {
        var parts: [Band] = []
        for child in group.children {
            var part = try band(child)
            if part.fixedLength != nil, group.children.count > 1 { throw .contentInFixedStack }
            if part.trackCount > 1, !child.leaves.contains(where: \.sizesToContent.height) {
                part.flatten(to: child.area.maxY)
            }
            part.extendStart(by: try fixed(child.area.y - group.area.y))
            part.extendEnd(by: group.description.trailingLength(behind: child))
            parts.append(part)
        }
        let stacks = parts.filter { $0.trackCount > 1 }
        guard stacks.count <= 1 else { throw .parallelContentStacks }
        let slack = stacks.isEmpty || parts.count == 1 ? 0 : 1
        let trackCount = (stacks.first?.trackCount ?? 1) + slack
        var band = Band(trackCount: trackCount, leaves: [])
        for var part in parts {
            if part.trackCount == 1 {
                for index in part.leaves.indices { part.leaves[index].span = trackCount }
            }
            band.leaves += part.leaves
        }
        if !group.description.layoutSize.height.isEstimated {
            guard trackCount == 1 else { throw .contentInFixedStack }
            band.fixedLength = group.area.height
        }
        return band
    }

    private static func fixed(_ length: Length) throws(LoweringProblem) -> Length {
        guard abs(length.content) < 1e-6 else { throw .flexibleSpaceInContent }
        return length
    }
}

extension ContentRows.Band {
    mutating func extendStart(by length: Length) {
        for index in leaves.indices where leaves[index].firstTrack == 0 { leaves[index].areaStart -= length }
    }

    mutating func extendEnd(by length: Length) {
        for index in leaves.indices where leaves[index].touchesEnd { leaves[index].areaEnd += length }
    }

    fileprivate mutating func append(_ next: Self) {
        for index in leaves.indices { leaves[index].touchesEnd = false }
        for var leaf in next.leaves {
            leaf.firstTrack += trackCount
            leaves.append(leaf)
        }
        trackCount += next.trackCount
    }

    /// One row instead of several, for a stack of fixed extents: its cells stand in it by their margins.
    fileprivate mutating func flatten(to end: Length) {
        let start = leaves.first?.areaStart ?? .zero
        for index in leaves.indices {
            leaves[index].firstTrack = 0
            leaves[index].span = 1
            leaves[index].areaStart = start
            leaves[index].areaEnd = end
            leaves[index].touchesEnd = true
        }
        trackCount = 1
    }
}

extension LayoutGroup {
    /// What an estimated group has behind a child: the child's own edge and the group's inset.
    fileprivate func trailingLength(behind child: SolvedElement) -> Length {
        let edges =
            switch child {
            case .item(let item): item.description.edgeSpacing
            case .group(let group): group.description.edgeSpacing
            }
        return Length(points: contentInsets.bottom + (edges.bottom?.spacing ?? 0))
    }
}
