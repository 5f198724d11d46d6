/// Solves one section: its repeated groups first (layout-semantics 4.2, 4.3), then what stands at its edges (4.9).
struct SectionSolver {
    let index: Int
    let section: LayoutSection
    let itemCount: Int
    let measured: [Int: MeasuredSizes.Extent]
    let measuredBoundaryItems: [String: MeasuredSizes.Extent]
    let scale: Double?
    var comparison: WidthComparison
    var problems: [LayoutProblem] = []

    private static let containerWidth = Length(width: 1)
    private static let containerHeight = Length(height: 1)

    mutating func solve() -> SolvedSection {
        let insets = section.contentInsets
        let innerWidth = Self.containerWidth - insets.sum(.horizontal)
        var runs: [GroupRun] = []
        if itemCount > 0 {
            if comparison.isPositive(innerWidth) {
                runs = repeatGroup(in: Size(width: innerWidth, height: Self.containerHeight))
            } else {
                problems.append(
                    LayoutProblem(
                        .noRoom(
                            .horizontal, available: Self.containerWidth,
                            insets: insets.leading + insets.trailing), section: index))
            }
        }
        let isEmpty = itemCount == 0 && section.boundarySupplementaryItems.isEmpty
        var height = isEmpty ? Length.zero : insets.sum(.vertical)
        if let last = runs.last {
            let edges = section.group.edgeSpacing
            height += last.origin.y - Length(points: insets.top)
            height += last.pitch * Double(last.groupCount - 1) + last.lastLength
            height += Length(points: edges.end(.vertical).spacing)
        }
        var boundary = BoundarySolver(
            items: section.boundarySupplementaryItems, stacks: section.stacksBoundaryItems,
            bodyHeight: height,
            span: section.supplementariesFollowContentInsets
                ? (Length(points: insets.leading), innerWidth) : (.zero, Self.containerWidth),
            measured: measuredBoundaryItems, scale: scale, comparison: comparison)
        let solved = boundary.solve()
        comparison = boundary.comparison
        return SolvedSection(
            description: section, itemCount: runs.isEmpty ? 0 : itemCount, length: solved.length, body: solved.body,
            boundaryItems: solved.items, runs: runs)
    }

    private mutating func repeatGroup(in base: Size<Length>) -> [GroupRun] {
        var groups = GroupSolver(
            section: index, measured: measured, itemCount: .max, scale: scale, comparison: comparison)
        defer {
            comparison = groups.comparison
            problems += groups.problems
        }
        let sizesToContent = LayoutSubitem.group(section.group).containsEstimates
        var runs: [GroupRun] = []
        var position = Length.zero
        var first = 0
        while first < itemCount {
            // Without measures all full groups are alike; a partly filled group sized by its content is not.
            groups.itemCount = sizesToContent ? itemCount : .max
            guard let pattern = groups.solve(section.group, in: base, firstItem: first) else { return [] }
            let capacity = max(pattern.leaves.count, 1)
            let left = itemCount - first
            let taken =
                sizesToContent && (left < capacity || !measured.isEmpty)
                ? min(left, capacity)
                : sizesToContent ? left / capacity * capacity : left
            let run = placed(pattern, at: position, in: base.width, firstItem: first, itemCount: taken, solver: &groups)
            position += run.pitch * Double(run.groupCount)
            first += taken
            if let last = runs.last, let merged = last.merged(with: run) {
                runs[runs.count - 1] = merged
            } else {
                runs.append(run)
            }
        }
        return runs
    }

    private func placed(
        _ pattern: SolvedGroup, at position: Length, in width: Length, firstItem: Int, itemCount: Int,
        solver: inout GroupSolver
    ) -> GroupRun {
        let edges = section.group.edgeSpacing
        let start = Length(points: edges.start(.vertical).spacing)
        let end = Length(points: edges.end(.vertical).spacing)
        let line = LinePlacement(entries: [
            .init(extent: pattern.area.width, start: edges.start(.horizontal), end: edges.end(.horizontal))
        ])
        let x = solver.nearestPixel(line.origins(in: width)[0])
        let insets = section.contentInsets
        let length = pattern.area.height
        let isTrimmed = section.trimsLastGroup && !section.group.layoutSize.height.isEstimated
        return GroupRun(
            pattern: pattern,
            origin: Point(x: Length(points: insets.leading) + x, y: Length(points: insets.top) + position + start),
            pitch: start + length + end + Length(points: section.interGroupSpacing),
            partialLengths: isTrimmed ? solver.partialLengths(of: pattern) : [], firstItem: firstItem,
            itemCount: itemCount)
    }
}

extension GroupRun {
    /// One run instead of two, when the second goes on as the first.
    func merged(with next: GroupRun) -> GroupRun? {
        let capacity = max(pattern.leaves.count, 1)
        guard next.pattern == pattern, next.pitch == pitch, next.origin.x == origin.x, itemCount % capacity == 0 else {
            return nil
        }
        return GroupRun(
            pattern: pattern, origin: origin, pitch: pitch, partialLengths: partialLengths, firstItem: firstItem,
            itemCount: itemCount + next.itemCount)
    }
}

extension LayoutSubitem {
    /// True when the content's own extent counts anywhere inside.
    var containsEstimates: Bool {
        if layoutSize.width.isEstimated || layoutSize.height.isEstimated { return true }
        return switch self {
        case .item: false
        case .group(let group): group.subitems.contains(where: \.containsEstimates)
        }
    }
}

extension LayoutGroup {
    /// The different subitems, whatever the arrangement.
    public var subitems: [LayoutSubitem] {
        switch arrangement {
        case .subitems(let subitems): subitems
        case .counted(let subitem, _), .repeating(let subitem, _): [subitem]
        }
    }
}
