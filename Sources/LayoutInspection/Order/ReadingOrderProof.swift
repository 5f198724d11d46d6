import CompositionalLayout
import GridCSS

/// Proves that the visual order of a section's parts is the document order, which screen readers and the Tab key
/// follow.
///
/// **Definition.** A box *follows* a box if it begins after the other's middle in the inline direction (towards
/// trailing), or below the other's middle. So rows are read from leading to trailing and from top to bottom, adjacent
/// stacks may be read stack by stack, and rows may overlap a little. Two boxes are in the wrong order if the second
/// does not follow the first, but the first follows the second. If neither follows the other because they overlap too
/// much, their corners are compared.
///
/// **Directions.** Lengths are measured from the leading edge, and mirroring is exact. One proof covers left to right
/// and right to left.
///
/// **Proof.** Groups are compared instead of single cells. If each child of a group begins after the end of the
/// previous child along the group's axis, all pairs of cells from different children are in order, and only the inside
/// of each child remains to be proved. Comparing the end of a group with the start of the next repetition covers all
/// groups. An end is the maximum of linear functions of the width and a start is the minimum. Their difference is
/// therefore concave: it is positive in the whole interval if it is positive at both ends. Estimated heights cancel
/// out, because children follow each other at any height. Only if boxes leave their places (custom groups, negative
/// gaps, cells beyond their group) are pairs of cells compared. This happens at the ends and in the middle of the
/// widths at which the later cell does not follow.
///
/// **Waterfalls** are read by the tops of their cells: a cell is in the wrong order only if its middle is above the top of
/// a cell before it. **Mosaics** are read row by row, from the leading corners of their cells.
struct ReadingOrderProof {
    /// The maximum number of cells that are compared pairwise.
    private static let mostPairedCells = 512

    let piece: MergedInterval
    let widest: Int
    /// Headers and footers in document order.
    let boundaryItems: [SectionStyle.BoundaryElement]

    var findings: [Finding] {
        guard let run = piece.interval.run else { return [] }
        var findings = inside(run.pattern, firstLeaf: 0)
        if !isRepeatedInOrder(run) { findings += acrossGroups(run) }
        return findings + boundary(run)
    }

    // MARK: Inside a group

    private func inside(_ group: SolvedGroup, firstLeaf: Int) -> [Finding] {
        switch group.description.arrangement {
        case .waterfall: return waterfall(group.leaves)
        case .mosaic: return mosaic(group.leaves)
        case .subitems, .counted, .fitting, .repeating, .custom, .justified: break
        }
        if isCustom(group) || !followEachOther(group.children, along: group.description.axis) {
            return pairs(group.leaves.enumerated().map { (.cell(firstLeaf + $0 + 1), $1.frame) })
        }
        var findings: [Finding] = []
        var leaf = firstLeaf
        for child in group.children {
            if case .group(let inner) = child { findings += inside(inner, firstLeaf: leaf) }
            leaf += child.leafCount
        }
        return findings
    }

    /// Compares each cell with the lowest top before it, at both ends of the interval. Tops are linear in the width.
    private func waterfall(_ cells: [SolvedItem]) -> [Finding] {
        var lowest = [0, 0]
        for (number, cell) in cells.enumerated() {
            let middle = cell.frame.y + cell.frame.height / 2
            for end in lowest.indices {
                let before = cells[lowest[end]].frame.y
                guard let widths = notBehind(before - middle) else { continue }
                let conflict = ReadingConflict(first: .cell(lowest[end] + 1), second: .cell(number + 1))
                return [Finding(.readingOrder(conflict), widths)]
            }
            for end in lowest.indices where at(cell.frame.y)[end] > at(cells[lowest[end]].frame.y)[end] {
                lowest[end] = number
            }
        }
        return []
    }

    /// Compares the corner of each cell with the last one in reading order before it. Corners in one row are equally high.
    private func mosaic(_ cells: [SolvedItem]) -> [Finding] {
        var last = 0
        func corner(_ number: Int) -> (Double, Double) { (at(cells[number].frame.y)[0], at(cells[number].frame.x)[0]) }
        for number in cells.indices {
            if corner(number) >= corner(last) {
                last = number
            } else {
                let conflict = ReadingConflict(first: .cell(last + 1), second: .cell(number + 1))
                return [Finding(.readingOrder(conflict), piece.widths)]
            }
        }
        return []
    }

    private func isCustom(_ group: SolvedGroup) -> Bool {
        if case .custom = group.description.arrangement { true } else { false }
    }

    private func followEachOther(_ children: [SolvedElement], along axis: Axis) -> Bool {
        let reaches = children.map { reach(of: $0.leaves, along: axis) }
        return zip(reaches, reaches.dropFirst()).allSatisfy { $0.isBefore($1) }
    }

    // MARK: Between groups

    private func isRepeatedInOrder(_ run: GroupRun) -> Bool {
        let own = reach(of: run.pattern.leaves, along: run.axis)
        return own.isBefore(own.moved(by: at(run.pitch)))
    }

    /// Compares a group with the next. The result holds for all further groups, because they are placed further along
    /// the same axis and at the same position across it.
    private func acrossGroups(_ run: GroupRun) -> [Finding] {
        let leaves = run.pattern.leaves
        let offset =
            run.axis == .vertical ? Point(x: Length.zero, y: run.pitch) : Point(x: run.pitch, y: Length.zero)
        guard leaves.count <= Self.mostPairedCells else { return [unproved] }
        for (number, leaf) in leaves.enumerated() {
            for (next, other) in leaves.enumerated() {
                let moved = other.frame.moved(by: offset)
                guard let widths = conflict(leaf.frame, moved) else { continue }
                return [
                    Finding(.readingOrder(.init(first: .cell(number + 1), second: .cellOfNextGroup(next + 1))), widths)
                ]
            }
        }
        return []
    }

    // MARK: Pairs

    private func pairs(_ cells: [(part: ReadingConflict.Part, frame: Rect<Length>)]) -> [Finding] {
        guard cells.count <= Self.mostPairedCells else { return [unproved] }
        for (number, cell) in cells.enumerated() {
            for next in cells[(number + 1)...] {
                guard let widths = conflict(cell.frame, next.frame) else { continue }
                // One pair is enough. The other pairs of a group usually have the same conflict.
                return [Finding(.readingOrder(.init(first: cell.part, second: next.part)), widths)]
            }
        }
        return []
    }

    private var unproved: Finding { Finding(.orderUnproved, piece.widths) }

    /// The widths at which `second` is seen before `first`.
    private func conflict(_ first: Rect<Length>, _ second: Rect<Length>) -> WidthSpan? {
        let middle = Point(x: first.x + first.width / 2, y: first.y + first.height / 2)
        guard let besides = notBehind(middle.x - second.x), let above = notBehind(middle.y - second.y),
            let widths = besides.intersection(above)
        else { return nil }
        let last = (widths.upperBound ?? widest + 1) - 1
        func isConflict(_ width: Int) -> Bool {
            let container = Size(width: Double(width), height: piece.interval.solved.container.height)
            return isSeenBefore(second.value(in: container), first.value(in: container))
        }
        let probes = [widths.lowerBound, (widths.lowerBound + last) / 2, last]
        guard let probe = probes.first(where: isConflict) else { return nil }
        let lower = probe == probes[0] ? probe : edge(from: probes[0], to: probe, isConflict)
        let end = isConflict(last) ? widths.upperBound : edge(from: probe, to: last) { !isConflict($0) }
        return WidthSpan(lowerBound: lower, upperBound: end)
    }

    /// The smallest width at which `isTrue` returns true. It must be true at `last` and false at `first`.
    private func edge(from first: Int, to last: Int, _ isTrue: (Int) -> Bool) -> Int {
        var (before, after) = (first, last)
        while after - before > 1 {
            let middle = (before + after) / 2
            if isTrue(middle) { after = middle } else { before = middle }
        }
        return after
    }

    private func notBehind(_ overlap: Length) -> WidthSpan? {
        LinearExcess(overlap, in: piece, widest: widest).widths(above: Self.tolerance)?.widths
    }

    /// The maximum rounding error, in points.
    private static let tolerance = 0.01

    private func isSeenBefore(_ box: Rect<Double>, _ other: Rect<Double>) -> Bool {
        let slack = Self.tolerance
        if other.y >= box.y + box.height / 2 - slack || other.x >= box.x + box.width / 2 - slack { return true }
        return box.x <= other.x + slack && box.y <= other.y + slack
            && (box.x < other.x - slack || box.y < other.y - slack)
    }

    // MARK: Values at both ends of the interval

    private func at(_ length: Length) -> [Double] {
        let last = (piece.widths.upperBound ?? max(widest, piece.widths.lowerBound) + 1) - 1
        return [piece.widths.lowerBound, last].map {
            length.value(width: Double($0), height: piece.interval.solved.container.height)
        }
    }

    private func reach(of leaves: [SolvedItem], along axis: Axis) -> Reach {
        var reach: Reach?
        for leaf in leaves {
            let (start, end) =
                axis == .horizontal ? (leaf.frame.x, leaf.frame.maxX) : (leaf.frame.y, leaf.frame.maxY)
            let own = Reach(starts: at(start), ends: at(end))
            reach = reach?.hull(with: own) ?? own
        }
        return reach ?? Reach(starts: [0, 0], ends: [0, 0])
    }

    /// The range that boxes cover along an axis, at both ends of the interval.
    private struct Reach {
        var starts: [Double]
        var ends: [Double]

        func hull(with other: Reach) -> Reach {
            Reach(starts: zip(starts, other.starts).map(min), ends: zip(ends, other.ends).map(max))
        }

        func moved(by offsets: [Double]) -> Reach {
            Reach(starts: zip(starts, offsets).map(+), ends: zip(ends, offsets).map(+))
        }

        func isBefore(_ next: Reach) -> Bool {
            zip(ends, next.starts).allSatisfy { $0 <= $1 + ReadingOrderProof.tolerance }
        }
    }
}

// MARK: Headers and footers

extension ReadingOrderProof {
    /// Checks boundary items. An item before the cells in the document must not begin below them or on their trailing
    /// side. An item after the cells must reach at least as far down as they do.
    private func boundary(_ run: GroupRun) -> [Finding] {
        guard let section = piece.interval.solved.sections.first else { return [] }
        let cells = run.origin.y + (run.pattern.leaves.map(\.frame.y).min { at($0)[0] < at($1)[0] } ?? .zero)
        let inset = Length(points: piece.interval.section?.contentInsets.bottom ?? 0)
        return section.boundaryItems.compactMap { item in
            let description = item.description
            let kind = ReadingConflict.Part.boundary(description.elementKind)
            let isBefore = boundaryItems.first { $0.elementKind == description.elementKind }?.isBefore ?? true
            let conflict =
                isBefore
                ? ReadingConflict(first: kind, second: .cells) : ReadingConflict(first: .cells, second: kind)
            switch (description.alignment, isBefore) {
            case (.top, true), (.topLeading, true), (.topTrailing, true):
                return finding(conflict, whereAbove: item.offset - cells)
            case (.leading, true): return nil
            case (.bottom, false), (.bottomLeading, false), (.bottomTrailing, false):
                return finding(conflict, whereAbove: Length.zero - item.offset - item.frame.height - inset)
            default: return Finding(.readingOrder(conflict), piece.widths)
            }
        }
    }

    private func finding(_ conflict: ReadingConflict, whereAbove excess: Length) -> Finding? {
        notBehind(excess).map { Finding(.readingOrder(conflict), $0) }
    }
}
