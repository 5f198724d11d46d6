import CompositionalLayout

/// Checks the cells of one interval: cells that are too narrow to tap, and cells outside their container or group.
struct CellFindings {
    /// The minimum size of a target for a finger, in points (platform guidelines and WCAG 2.5.5).
    static let narrowest = 44.0
    /// The maximum rounding error, in points.
    private static let tolerance = 0.5

    let piece: MergedInterval
    /// The end of an interval that has no end, in points.
    let widest: Int
    /// At the size of text in this interval.
    var longestWord: LongestWord?

    var findings: [Finding] {
        guard let run = piece.interval.run else { return [] }
        // Each cause is reported once: an empty cell is not also narrow. Copies that do not fit also reach beyond the
        // container, and cells beyond the container also reach beyond their group.
        let outside = run.axis == .vertical && !hasCopiesThatStickOut ? beyondContainer(run) : []
        let empty = emptyCells
        return (empty.isEmpty ? narrowCells + cellsNarrowerThanWord : empty) + outside
            + (outside.isEmpty ? beyondGroup(run.pattern, .horizontal) : [])
            + beyondGroup(run.pattern, .vertical)
    }

    private var hasCopiesThatStickOut: Bool {
        piece.interval.solved.warnings.contains { warning in
            if case .copiesStickOut(.horizontal, _, _) = warning.kind { true } else { false }
        }
    }

    /// The known widths of cells. Justified rows differ, and every other group is like the first.
    private var cellWidths: Set<Length> {
        let runs = piece.interval.solved.sections[0].runs
        let differ = piece.interval.section?.group.asksItems ?? false
        let leaves = (differ ? runs : Array(runs.prefix(1))).flatMap(\.pattern.leaves)
        return Set(leaves.filter { !$0.sizesToContent.width }.map(\.frame.width))
    }

    /// A size of 0 that an author wrote is the engine's warning.
    private var emptyCells: [Finding] {
        cellWidths.filter { $0.width != 0 }.compactMap { width in
            LinearExcess(Length.zero - width, in: piece, widest: widest).widths(above: -1e-6)
                .map { Finding(.emptyCell, $0.widths) }
        }.worstOnly
    }

    private var narrowCells: [Finding] {
        cellWidths.compactMap { width in
            let lacking = LinearExcess(Length(points: Self.narrowest) - width, in: piece, widest: widest)
            guard let found = lacking.widths(above: 1e-6) else { return nil }
            return Finding(.narrowCell(Self.narrowest - found.most), found.widths)
        }.worstOnly
    }

    private var cellsNarrowerThanWord: [Finding] {
        // Where not even 44 points have room, that is the finding.
        guard let longestWord, longestWord.width > Self.narrowest else { return [] }
        return cellWidths.compactMap { width in
            let lacking = LinearExcess(Length(points: longestWord.width) - width, in: piece, widest: widest)
            guard let found = lacking.widths(above: Self.tolerance) else { return nil }
            return Finding(.narrowerThanWord(longestWord, longestWord.width - found.most), found.widths)
        }.worstOnly
    }

    private func beyondContainer(_ run: GroupRun) -> [Finding] {
        let start = run.origin.x + (piece.interval.solved.sectionOrigins.first?.x ?? .zero)
        let container = Length(width: 1)
        let excesses = Set(
            run.pattern.leaves.flatMap { leaf in
                [Length.zero - leaf.frame.x - start, leaf.frame.maxX + start - container]
            })
        return excesses.compactMap { excess in
            let excess = LinearExcess(excess, in: piece, widest: widest)
            guard let found = excess.widths(above: Self.tolerance) else { return nil }
            return Finding(.beyondContainer(found.most), found.widths)
        }.worstOnly
    }

    private func beyondGroup(_ group: SolvedGroup, _ axis: Axis) -> [Finding] {
        var excesses: Set<Length> = []
        collect(group, axis, into: &excesses)
        return excesses.compactMap { excess in
            let excess = LinearExcess(excess, in: piece, widest: widest)
            guard let found = excess.widths(above: Self.tolerance) else { return nil }
            return Finding(.beyondGroup(axis, found.most), found.widths)
        }.worstOnly
    }

    /// Collects the distances by which children reach beyond the inner box of their group. Two cases are left out: the
    /// engine warns about copies that do not fit along the axis, and custom groups may place items anywhere.
    private func collect(_ group: SolvedGroup, _ axis: Axis, into excesses: inout Set<Length>) {
        let insets = group.description.contentInsets
        let (start, end) =
            axis == .horizontal
            ? (group.area.x + Length(points: insets.leading), group.area.maxX - Length(points: insets.trailing))
            : (group.area.y + Length(points: insets.top), group.area.maxY - Length(points: insets.bottom))
        for child in group.children {
            let area = child.area
            let (from, to) = axis == .horizontal ? (area.x, area.maxX) : (area.y, area.maxY)
            if case .group(let inner) = child { collect(inner, axis, into: &excesses) }
            switch group.description.arrangement {
            case .custom, .waterfall, .mosaic: continue
            case .subitems, .counted, .fitting, .repeating, .justified: break
            }
            if case .repeating = group.description.arrangement, group.description.axis == axis { continue }
            excesses.formUnion([start - from, to - end])
        }
    }
}

extension [Finding] {
    /// One finding for all cells of an interval, with the worst value, and the widths from the first cell's to the last
    /// cell's.
    fileprivate var worstOnly: [Finding] {
        guard var result = first else { return [] }
        for finding in dropFirst() {
            result = Finding(result.kind.worse(than: finding.kind), result.widths.hull(with: finding.widths))
        }
        return [result]
    }
}
