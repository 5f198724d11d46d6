import CompositionalLayout

/// The tracks of a group along an axis on which it contains content lengths: rows for heights, columns for widths.
///
/// Every track has the length of its content, so that tracks without cells (in a partly filled group) disappear. Gaps
/// and insets are margins of the cells. Everything beside a stack of such cells spans the whole band. An extra *slack
/// track* takes the remaining length if that is longer than the stack: browsers enlarge an empty track first. A row of
/// uniform cells is such a stack.
struct ContentTracks {
    let axis: Axis
    /// True if gaps are before cells instead of after them. Then a cell that does not exist leaves no gap.
    var gapsBefore = false

    static let rows = ContentTracks(axis: .vertical)
    static let columns = ContentTracks(axis: .horizontal)

    struct Leaf {
        var firstTrack: Int
        var span: Int
        var areaStart: Length
        var areaEnd: Length
        var frame: (start: Length, end: Length)
        let sizesToContent: Bool
        /// True if the elements after the band follow this leaf directly.
        var touchesEnd: Bool
        /// True if the leaf is as long as its track instead of its content.
        var fillsTrack = false
        /// The leaf's position in a longer track. An aligned leaf's lengths start at the row's child that contains it.
        /// Other lengths start at the group.
        var alignment = TrackAlignment.start
        /// The length of the row's child that contains an aligned leaf.
        var alignedLength = Length.zero
    }

    struct Band {
        var trackCount: Int
        var fixedLength: Length?
        var leaves: [Leaf]
    }

    /// - Parameter existing: The number of existing cells. The others keep their part in the structure, but not in the
    ///   tracks.
    func band(_ element: SolvedElement, existing: Int) throws(LoweringProblem) -> Band {
        switch element {
        case .item(let item):
            let leaf = Leaf(
                firstTrack: 0, span: 1, areaStart: item.area.start(axis), areaEnd: item.area.end(axis),
                frame: (item.frame.start(axis), item.frame.end(axis)), sizesToContent: item.sizesToContent[axis],
                touchesEnd: true)
            return Band(trackCount: 1, leaves: [leaf])
        case .group(let group):
            if case .custom = group.description.arrangement { return places(of: group) }
            return group.description.axis == axis
                ? try stack(group, existing: existing) : try row(group, existing: existing)
        }
    }

    /// A custom group is one track of its own length. Margins place its cells.
    private func places(of group: SolvedGroup) -> Band {
        Band(
            trackCount: 1,
            leaves: group.leaves.map { leaf in
                Leaf(
                    firstTrack: 0, span: 1, areaStart: group.area.start(axis), areaEnd: group.area.end(axis),
                    frame: (leaf.frame.start(axis), leaf.frame.end(axis)), sizesToContent: false, touchesEnd: true)
            })
    }

    /// Children one after the other along the axis.
    private func stack(_ group: SolvedGroup, existing: Int) throws(LoweringProblem) -> Band {
        let sizesToContent = group.sizesToContent[axis]
        if group.hasContent(axis) && !sizesToContent && group.children.count > 1 { throw .contentInFixedStack }
        var band = Band(trackCount: 0, leaves: [])
        var end = group.area.start(axis)
        var previous: SolvedElement?
        for (child, existing) in group.children(existing: existing) {
            var part = try self.band(child, existing: existing)
            if part.fixedLength != nil { throw .contentInFixedStack }
            let lead = try fixed(
                group.fixedLead(before: child, behind: previous, axis) ?? child.area.start(axis) - end)
            if band.trackCount == 0 || gapsBefore {
                part.extendStart(by: lead)
            } else {
                band.extendEnd(by: lead)
            }
            band.append(part)
            end = child.area.end(axis)
            previous = child
        }
        guard let last = previous else { return band }
        band.extendEnd(
            by: sizesToContent
                ? group.trailingLength(behind: last, axis) : try fixed(group.area.end(axis) - end))
        return band
    }

    /// Children beside each other across the axis.
    private func row(_ group: SolvedGroup, existing: Int) throws(LoweringProblem) -> Band {
        let sizesToContent = group.sizesToContent[axis]
        var parts: [Band] = []
        for (child, existing) in group.children(existing: existing) {
            var part = try band(child, existing: existing)
            if part.fixedLength != nil { throw .contentInFixedStack }
            if part.trackCount > 1, !child.leaves.contains(where: { $0.sizesToContent[axis] }) {
                part.flatten(to: child.area.end(axis))
            }
            if let alignment = group.alignment(of: child, axis) {
                try part.align(alignment, from: child.area.start(axis), length: child.area.extent(axis))
                part.extendStart(by: group.leadingLength(before: child, axis))
            } else {
                part.extendStart(by: try fixed(child.area.start(axis) - group.area.start(axis)))
            }
            part.extendEnd(by: group.trailingLength(behind: child, axis))
            parts.append(part)
        }
        let children = group.children(existing: existing).map(\.child)
        let owners = parts.map(\.hasTracksOfItsOwn)
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
                let span = needsTrack && child.takesContent(axis) ? contentTracks : trackCount
                for index in part.leaves.indices { part.leaves[index].span = span }
            }
            band.leaves += part.leaves
        }
        if !sizesToContent {
            guard trackCount == 1, stacks.isEmpty else { throw .contentInFixedStack }
            band.fixedLength = group.area.extent(axis)
        }
        return band
    }

    private func fixed(_ length: Length) throws(LoweringProblem) -> Length {
        guard abs(length.content) < 1e-6 else { throw .flexibleSpaceInContent }
        return length
    }
}

extension ContentTracks.Band {
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

    /// Merges the tracks into one for a stack of fixed extents. Margins place its cells.
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
    /// True if the group contains a cell of its content's height.
    var hasContent: Bool { hasContent(.vertical) }

    /// True if a cell in the group has the length of its content along the axis.
    func hasContent(_ axis: Axis) -> Bool { leaves.contains { $0.sizesToContent[axis] } }

    /// The space before a child of a stack; `nil` if it is flexible.
    fileprivate func fixedLead(
        before child: SolvedElement, behind previous: SolvedElement?, _ axis: Axis
    ) -> Length? {
        let own = child.edgeSpacing.start(axis)
        let before =
            previous.map { [$0.edgeSpacing.end(axis), description.interItemSpacing] }
            ?? [.fixed(description.contentInsets.start(axis).points)]
        let lead = before + [own]
        if lead.contains(where: \.isFlexible) { return nil }
        return Length(points: lead.reduce(0) { $0 + $1.spacing })
    }

    /// The length after a child in a group of content length: the child's edge spacing and the group's inset.
    fileprivate func trailingLength(behind child: SolvedElement, _ axis: Axis) -> Length {
        description.contentInsets.end(axis) + Length(points: child.edgeSpacing.end(axis).spacing)
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
    var edgeSpacing: EdgeSpacing {
        switch self {
        case .item(let item): item.description?.edgeSpacing ?? .none
        case .group(let group): group.description.edgeSpacing
        }
    }

    /// True if the element has the length of its content along the axis.
    func takesContent(_ axis: Axis) -> Bool {
        switch self {
        case .item(let item): item.sizesToContent[axis]
        case .group(let group): group.sizesToContent[axis]
        }
    }
}
