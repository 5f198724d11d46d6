/// Repeats the section's group until all items are placed (layout-semantics 4.3).
extension SectionSolver {
    /// The groups as runs. Across the line, their positions do not yet include edge spacing.
    mutating func repeatedGroups() -> [GroupRun] {
        var groups = GroupSolver(
            measured: measured, itemCount: itemCount, raisesItems: !section.decorationItems.isEmpty, sizing: sizing,
            comparison: comparison, findings: findings)
        defer {
            comparison = groups.comparison
            findings = groups.findings
        }
        guard section.group.layoutSize[lineAxis].isUniformAcrossSiblings else { return repeatGroup(&groups) }
        // The first pass finds the largest extents; the second gives them to all groups.
        groups.uniform = UniformExtents(axis: lineAxis)
        return repeatGroup(&groups).isEmpty ? [] : repeatGroup(&groups)
    }

    /// The size that fractions of the group's size refer to: the whole container along the line, and the length between
    /// the section's insets across it (layout-semantics 4.2).
    var groupBase: Size<Length> {
        Size(lineAxis, main: container[lineAxis], cross: innerSize[lineAxis.other])
    }

    private mutating func repeatGroup(_ groups: inout GroupSolver) -> [GroupRun] {
        switch section.group.arrangement {
        case .justified(let rule): return rows(rule, &groups)
        case .waterfall(let rule): return waterfall(rule, &groups)
        case .mosaic(let rule): return mosaic(rule, &groups)
        case .subitems, .counted, .fitting, .repeating, .custom: break
        }
        let takesContent = ([section.group] + section.tailGroups.values).contains {
            LayoutSubitem.group($0).containsEstimates
        }
        let lastMeasured = measured.keys.max() ?? -1
        // Without content sizes, all groups are like a full one, even if fewer items remain.
        groups.itemCount = takesContent ? itemCount : .max
        var runs: [GroupRun] = []
        var position = section.contentInsets.start(lineAxis)
        var first = 0
        while first < itemCount {
            guard
                let pattern = groups.solve(section.group, in: groupBase, space: groupBase, firstItem: first),
                isInRange(pattern, &groups)
            else { return [] }
            let capacity = max(pattern.leafCount, 1)
            guard first > 0 || tailsAreSound(capacity: capacity, &groups) else { return [] }
            if let tail = section.tailGroups[itemCount - first], itemCount - first < capacity {
                guard let pattern = groups.solve(tail, in: groupBase, space: groupBase, firstItem: first),
                    isInRange(pattern, &groups)
                else { return [] }
                runs.append(
                    run(of: pattern, at: position, firstItem: first, itemCount: itemCount - first, groups: &groups))
                break
            }
            if itemCount - first < capacity,
                let pattern = alignedLastGroup(itemCount - first, of: pattern, &groups)
            {
                runs.append(
                    run(of: pattern, at: position, firstItem: first, itemCount: itemCount - first, groups: &groups))
                break
            }
            var taken = itemCount - first
            if takesContent {
                let isAlone = taken < capacity || first <= lastMeasured
                taken = isAlone ? min(taken, capacity) : taken / capacity * capacity
            } else if taken > capacity, section.tailGroups[taken % capacity] != nil || alignsLastGroup(pattern) {
                taken -= taken % capacity
            }
            let run = run(of: pattern, at: position, firstItem: first, itemCount: taken, groups: &groups)
            position += run.pitch * Double(run.groupCount)
            first += taken
            if let last = runs.last, last.continues(with: run) {
                runs[runs.count - 1].itemCount += taken
            } else {
                runs.append(run)
            }
        }
        return runs
    }

    func run(
        of pattern: SolvedGroup, at position: Length, firstItem: Int, itemCount: Int, groups: inout GroupSolver
    ) -> GroupRun {
        let edges = pattern.description.edgeSpacing
        let start = Length(points: edges.start(lineAxis).spacing)
        let end = Length(points: edges.end(lineAxis).spacing)
        let length = pattern.area.extent(lineAxis)
        return GroupRun(
            axis: lineAxis, pattern: pattern,
            origin: Point(lineAxis, main: position + start, cross: section.contentInsets.start(lineAxis.other)),
            pitch: start + length + end + Length(points: section.interGroupSpacing),
            partialLengths: partialLengths(of: pattern, &groups),
            firstItem: firstItem, itemCount: itemCount)
    }

    private func partialLengths(of pattern: SolvedGroup, _ groups: inout GroupSolver) -> [Length] {
        guard section.trimsLastGroup, pattern.description.canBeTrimmed(along: lineAxis) else { return [] }
        return groups.partialLengths(of: pattern, along: lineAxis)
    }

    /// The length of a last group with only its first `count` cells.
    func lastLength(_ count: Int, of pattern: SolvedGroup, _ groups: inout GroupSolver) -> Length {
        let lengths = partialLengths(of: pattern, &groups)
        return count > lengths.count ? pattern.area.extent(lineAxis) : lengths[count - 1]
    }

    /// Places every group across the line by its edge spacing (layout-semantics 4.3, 4.5).
    func placeAcross(_ runs: inout [GroupRun], in available: Length) {
        let across = lineAxis.other
        for index in runs.indices {
            let line = acrossLine(runs[index])
            let takesContent = comparison.snaps && runs[index].pattern.leaves.contains { $0.sizesToContent[across] }
            runs[index].origin[across] +=
                takesContent && line.entries[0].start.isFlexible
                ? line.roundedOrigins(in: available)[0] : sizing.nearestPixel(line.origins(in: available)[0])
        }
    }

    func acrossLine(_ run: GroupRun) -> LinePlacement {
        let across = lineAxis.other
        let edges = run.pattern.description.edgeSpacing
        return LinePlacement(
            entries: [
                .init(extent: run.pattern.area.extent(across), start: edges.start(across), end: edges.end(across))
            ], units: comparison.units)
    }

    /// Products of valid numbers may be out of range.
    func isInRange(_ pattern: SolvedGroup, _ groups: inout GroupSolver) -> Bool {
        let frames = pattern.leaves.lazy.map(\.frame)
        let attached = pattern.attachedItems.lazy.map(\.item.frame)
        if pattern.area.isInRange, frames.allSatisfy(\.isInRange), attached.allSatisfy(\.isInRange) { return true }
        groups.findings.report(.tooLarge)
        return false
    }
}

extension LayoutGroup {
    fileprivate func canBeTrimmed(along axis: Axis) -> Bool {
        switch arrangement {
        case .custom, .justified, .waterfall, .mosaic: return false
        case .subitems, .counted, .fitting, .repeating: return !layoutSize[axis].isEstimated
        }
    }
}

extension LayoutSubitem {
    /// True if the extent of some content counts inside the element.
    fileprivate var containsEstimates: Bool {
        switch self {
        case .item(let item):
            return item.layoutSize.width.isEstimated || item.layoutSize.height.isEstimated
        case .group(let group):
            switch group.arrangement {
            case .custom, .justified, .waterfall, .mosaic: return false
            case .subitems, .counted, .fitting, .repeating: break
            }
            let size = group.layoutSize
            return size.width.isEstimated || size.height.isEstimated
                || group.subitems.contains(where: \.containsEstimates)
        }
    }
}
