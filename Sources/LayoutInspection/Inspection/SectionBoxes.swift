import CompositionalLayout

/// The boxes of one section: the section, its boundary items, nested groups, cells, badges and backgrounds.
struct SectionBoxes {
    private(set) var boxes: [InspectedBox] = []
    let scroll: OrthogonalScroll?

    /// - Parameter frames: The frames of the whole layout, with rounded edges and exact.
    init(
        _ number: Int, of solved: SolvedLayout, _ parts: SectionParts,
        _ frames: (snapped: LayoutFrames, exact: LayoutFrames)
    ) {
        let (snapped, exact) = (frames.snapped.sections[number], frames.exact.sections[number])
        scroll = snapped.scroll
        boxes.append(
            InspectedBox(kind: .section, name: "", part: 0, parent: nil, frame: snapped.frame, exact: exact.frame))
        add(.decoration, snapped.decorationItems, exact.decorationItems)
        add(.boundary, snapped.boundaryItems, exact.boundaryItems, parts: parts.boundaryItems)
        let groups = addGroups(number, solved, frames.snapped, parts)
        addItems(solved.sections[number], snapped, exact, parts, groups)
        add(.supplementary, snapped.supplementaryItems, exact.supplementaryItems)
    }

    private mutating func add(
        _ kind: InspectedBox.Kind, _ snapped: [LayoutFrames.Element], _ exact: [LayoutFrames.Element],
        parts: [Int] = []
    ) {
        for (index, (snapped, exact)) in zip(snapped, exact).enumerated() {
            boxes.append(
                InspectedBox(
                    kind: kind, name: snapped.elementKind, part: parts.indices.contains(index) ? parts[index] : nil,
                    parent: 0, frame: snapped.frame, exact: exact.frame))
        }
    }

    /// Identifies a group among the boxes.
    private struct GroupKey: Hashable {
        let repetition: Int
        let part: Int
    }

    private mutating func addGroups(
        _ number: Int, _ solved: SolvedLayout, _ frames: LayoutFrames, _ parts: SectionParts
    ) -> [GroupKey: Int] {
        let outlines = GroupOutlines(solved, frames: frames, width: solved.container.width)
        var found: [GroupKey: Int] = [:]
        for outline in outlines.outlines(ofSection: number) {
            let part = parts.runs[outline.run] + outline.part
            let around = parts.parts[part].parent.map { GroupKey(repetition: outline.repetition, part: $0) }
            found[GroupKey(repetition: outline.repetition, part: part)] = boxes.count
            boxes.append(
                InspectedBox(
                    kind: .group, name: "", part: part, parent: around.flatMap { found[$0] } ?? 0, frame: outline.frame,
                    exact: nil))
        }
        return found
    }

    private mutating func addItems(
        _ section: SolvedSection, _ snapped: LayoutFrames.Section, _ exact: LayoutFrames.Section,
        _ parts: SectionParts, _ groups: [GroupKey: Int]
    ) {
        var (item, repetition) = (0, 0)
        for (run, first) in zip(section.runs, parts.runs) {
            let leaves = parts.leaves(from: first)
            for number in 0..<run.itemCount {
                let part = leaves[number % leaves.count]
                let key = GroupKey(repetition: repetition + number / leaves.count, part: parts.parts[part].parent ?? 0)
                boxes.append(
                    InspectedBox(
                        kind: .item, name: String(item + 1), part: part, parent: groups[key] ?? 0,
                        frame: snapped.items[item], exact: exact.items[item]))
                item += 1
            }
            repetition += run.groupCount
        }
    }
}

extension SectionParts {
    /// The indices of a pattern's items, given the index of its first part.
    func leaves(from first: Int) -> [Int] {
        let end = parts[(first + 1)...].firstIndex { $0.kind == .group && $0.parent == 0 } ?? parts.endIndex
        return (first..<end).filter { parts[$0].kind == .item }
    }
}
