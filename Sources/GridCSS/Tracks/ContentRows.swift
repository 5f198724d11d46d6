import CompositionalLayout

/// The rows of a group that contains content heights.
///
/// Every row is `auto`, so that rows without cells (in a partly filled group) disappear. Gaps and insets are margins of
/// the cells. Everything beside a stack of such cells spans the whole band. An extra *slack row* takes the remaining
/// height if that is taller than the stack: browsers enlarge an empty row first. A row of uniform cells is such a
/// stack.
struct ContentRows {
    struct Leaf {
        var firstTrack: Int
        var span: Int
        var areaStart: Length
        var areaEnd: Length
        let frame: (start: Length, end: Length)
        let sizesToContent: Bool
        /// True if the elements after the band follow this leaf directly.
        var touchesEnd: Bool
        /// True if the leaf is as tall as its row instead of its content.
        var fillsRow = false
    }

    struct Band {
        var trackCount: Int
        var fixedLength: Length?
        var leaves: [Leaf]
    }

    /// - Parameters:
    ///   - existing: The number of existing cells. The others keep their part in the structure, but not in the rows.
    ///   - gapsBefore: True if gaps are before cells instead of after them. Then a cell that does not exist leaves no
    ///     gap.
    static func band(
        _ element: SolvedElement, existing: Int, gapsBefore: Bool = false
    ) throws(LoweringProblem) -> Band {
        switch element {
        case .item(let item):
            let leaf = Leaf(
                firstTrack: 0, span: 1, areaStart: item.area.y, areaEnd: item.area.maxY,
                frame: (item.frame.y, item.frame.maxY), sizesToContent: item.sizesToContent.height, touchesEnd: true)
            return Band(trackCount: 1, leaves: [leaf])
        case .group(let group):
            if case .custom = group.description.arrangement { return places(of: group) }
            return group.description.axis == .vertical
                ? try stack(group, existing: existing, gapsBefore: gapsBefore)
                : try row(group, existing: existing, gapsBefore: gapsBefore)
        }
    }

    /// A custom group is one row of its own height. Margins place its cells.
    private static func places(of group: SolvedGroup) -> Band {
        Band(
            trackCount: 1,
            leaves: group.leaves.map { leaf in
                Leaf(
                    firstTrack: 0, span: 1, areaStart: group.area.y, areaEnd: group.area.maxY,
                    frame: (leaf.frame.y, leaf.frame.maxY), sizesToContent: false, touchesEnd: true)
            })
    }

    private static func stack(
        _ group: SolvedGroup, existing: Int, gapsBefore: Bool
    ) throws(LoweringProblem) -> Band {
        let sizesToContent = group.sizesToContent.height
        if group.hasContent && !sizesToContent && group.children.count > 1 { throw .contentInFixedStack }
        var band = Band(trackCount: 0, leaves: [])
        var end = group.area.y
        var previous: SolvedElement?
        for (child, existing) in group.children(existing: existing) {
            var part = try Self.band(child, existing: existing, gapsBefore: gapsBefore)
            if part.fixedLength != nil { throw .contentInFixedStack }
            let lead = try fixed(group.fixedLead(before: child, behind: previous) ?? child.area.y - end)
            if band.trackCount == 0 || gapsBefore {
                part.extendStart(by: lead)
            } else {
                band.extendEnd(by: lead)
            }
            band.append(part)
            end = child.area.maxY
            previous = child
        }
        guard let last = previous else { return band }
        band.extendEnd(
            by: sizesToContent ? group.description.trailingLength(behind: last) : try fixed(group.area.maxY - end))
        return band
    }

    private static func row(
        _ group: SolvedGroup, existing: Int, gapsBefore: Bool
    ) throws(LoweringProblem) -> Band {
        let sizesToContent = group.sizesToContent.height
        let sharesContent = sizesToContent && group.hasContent && group.children.count > 1
        var parts: [Band] = []
        for (child, existing) in group.children(existing: existing) {
            if sharesContent, child.edgeSpacing.top?.isFlexible == true { throw .flexibleSpaceInContent }
            var part = try band(child, existing: existing, gapsBefore: gapsBefore)
            if part.fixedLength != nil { throw .contentInFixedStack }
            if part.trackCount > 1, !child.leaves.contains(where: \.sizesToContent.height) {
                part.flatten(to: child.area.maxY)
            }
            part.extendStart(by: try fixed(child.area.y - group.area.y))
            part.extendEnd(by: group.description.trailingLength(behind: child))
            parts.append(part)
        }
        let children = group.children(existing: existing).map(\.child)
        let owners = parts.map(\.hasRowsOfItsOwn)
        let needsTrack = try makeUniform(&parts, of: children, in: group)
        let stacks = zip(parts, owners).filter(\.1).map(\.0)
        guard stacks.count <= 1 else { throw .parallelContentStacks }
        let slack = stacks.isEmpty || group.children.count == 1 ? 0 : 1
        let contentTracks = (stacks.first?.trackCount ?? 1) + slack
        let trackCount = contentTracks + (needsTrack ? 1 : 0)
        var band = Band(trackCount: trackCount, leaves: [])
        for (number, child) in children.enumerated() {
            var part = parts[number]
            if !owners[number] {
                let span = needsTrack && child.takesContent ? contentTracks : trackCount
                for index in part.leaves.indices { part.leaves[index].span = span }
            }
            band.leaves += part.leaves
        }
        if !sizesToContent {
            guard trackCount == 1, stacks.isEmpty else { throw .contentInFixedStack }
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

    /// Merges the rows into one for a stack of fixed extents. Margins place its cells.
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

extension SolvedGroup {
    var hasContent: Bool { leaves.contains(where: \.sizesToContent.height) }

    /// The space above a child of a stack; `nil` if it is flexible.
    fileprivate func fixedLead(before child: SolvedElement, behind previous: SolvedElement?) -> Length? {
        let before = previous.map { [$0.edgeSpacing.bottom, description.interItemSpacing] }
        let lead = (before ?? [.fixed(description.contentInsets.top)]) + [child.edgeSpacing.top]
        if lead.contains(where: { $0?.isFlexible == true }) { return nil }
        return Length(points: lead.reduce(0) { $0 + ($1?.spacing ?? 0) })
    }

    /// The children that contain at least one of the first `existing` cells, and their numbers of such cells.
    fileprivate func children(existing: Int) -> [(child: SolvedElement, existing: Int)] {
        var left = existing
        return children.compactMap { child in
            guard left > 0 else { return nil }
            defer { left -= child.leaves.count }
            return (child, min(left, child.leaves.count))
        }
    }
}

extension SolvedElement {
    fileprivate var edgeSpacing: EdgeSpacing {
        switch self {
        case .item(let item): item.description?.edgeSpacing ?? .none
        case .group(let group): group.description.edgeSpacing
        }
    }
}

extension LayoutGroup {
    /// The length after a child in an estimated group: the child's edge spacing and the group's inset.
    fileprivate func trailingLength(behind child: SolvedElement) -> Length {
        Length(points: contentInsets.bottom + (child.edgeSpacing.bottom?.spacing ?? 0))
    }
}
