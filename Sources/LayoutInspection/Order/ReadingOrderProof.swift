import CompositionalLayout
import GridCSS

/// Proves that a section is seen in the order of the document, which is the order that it is spoken and tabbed through in.
///
/// **Definition.** Of two boxes, the second one *follows* if it begins behind the middle of the first one along a line
/// (towards trailing), or below its middle. So rows are read from leading to trailing and from top to bottom, stacks beside
/// each other may be read stack by stack, and rows may overlap a little. Where the second one does not follow, and the first
/// one does follow the second one, they are read in the wrong order. Boxes that lie over each other so far that neither
/// follows count by their corners.
///
/// **Directions.** Lengths count from the leading edge, and mirroring is exact, so one proof holds left to right and right
/// to left.
///
/// **Proof.** Cells are not looked at one by one but group by group. Where each child of a group begins behind the end of
/// the one before it, along the group's axis, all pairs of cells from different children are in order; what is left are the
/// children themselves. A group's end against the start of its repetition settles all groups. Ends are the largest of linear
/// functions of the width and starts the smallest: what lies between them is concave, so that it is positive in the whole
/// interval if it is at both ends. Estimated heights cancel out, because children follow each other whatever their length.
/// Only where boxes leave their places (custom groups, negative gaps, cells that stick out) pairs of cells are compared: at
/// the ends and in the middle of the widths at which the later one does not follow.
struct ReadingOrderProof {
    /// More cells than this are not compared one with one.
    private static let mostPairedCells = 512

    let piece: MergedInterval
    let widest: Int
    /// How the document has headers and footers.
    let boundaryItems: [SectionStyle.BoundaryElement]

    var findings: [Finding] {
        guard let run = piece.interval.run else { return [] }
        var findings = inside(run.pattern, firstLeaf: 0)
        if !isRepeatedInOrder(run) { findings += acrossGroups(run) }
        return findings + boundary(run)
    }

    // MARK: Inside of a group

    private func inside(_ group: SolvedGroup, firstLeaf: Int) -> [Finding] {
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

    private func isCustom(_ group: SolvedGroup) -> Bool {
        if case .custom = group.description.arrangement { true } else { false }
    }

    private func followEachOther(_ children: [SolvedElement], along axis: Axis) -> Bool {
        let reaches = children.map { reach(of: $0.leaves, along: axis) }
        return zip(reaches, reaches.dropFirst()).allSatisfy { $0.isBefore($1) }
    }

    // MARK: From group to group

    private func isRepeatedInOrder(_ run: GroupRun) -> Bool {
        let own = reach(of: run.pattern.leaves, along: run.axis)
        return own.isBefore(own.moved(by: at(run.pitch)))
    }

    /// Pairs of a group and the next. What holds for them holds for all further ones, which lie further on along the same
    /// axis and in the same place across it.
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
                // One pair shows it; the others of a group are mostly in the same trouble.
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

    /// The first width of which something is true that is true of `last` and not of `first`.
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

    /// What is lost to rounding, in points.
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

    /// From where to where boxes reach along an axis, at both ends of the interval.
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
    /// What stands before the cells in the document must begin no lower than they do, and not on their trailing side; what
    /// stands behind them must reach as far down as they do.
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
