import CompositionalLayout

/// The parts of one solved section. A repeated part is listed once.
public struct SectionParts: Hashable, Sendable {
    public private(set) var parts: [LayoutPart] = []
    /// For each run of groups, the index of its first part. The other parts of its pattern follow, depth first.
    public private(set) var runs: [Int] = []
    /// The indices of the boundary items, in the solver's order.
    public private(set) var boundaryItems: [Int] = []

    /// - Parameters:
    ///   - number: The section's index in the layout.
    ///   - solved: The solved layout.
    ///   - container: The calculation of the layout's width, if steps come before it.
    public init(_ number: Int, of solved: SolvedLayout, container: ExtentSum? = nil) {
        let section = solved.sections[number]
        guard let description = section.description else { return }
        let sums = SectionSums(section, description, at: solved.sectionOrigins[number], in: solved, container)
        // In a horizontally scrolling layout, a section is as wide as its content.
        let isAcross = solved.configuration.scrollDirection == .vertical
        let width = isAcross ? sums.section.width : ExtentSum("section", content: section.body.width)
        parts.append(
            LayoutPart(
                kind: .section, place: .section, parent: nil, words: description.text.words, width: width,
                solvedWidth: section.body.width, takesContentHeight: false))
        for item in section.boundaryItems {
            boundaryItems.append(parts.count)
            parts.append(LayoutPart(item, width: sums.boundary(item), parent: 0))
        }
        for run in section.runs {
            let tail = description.tailGroups[run.itemCount] == run.pattern.description ? run.itemCount : nil
            var added = PatternParts(
                first: parts.count, sums: sums, tail: run.pattern.description == description.group ? nil : tail)
            added.add(run.pattern)
            // Groups that differ only in content height have the same description.
            if let known = first(like: added.parts) {
                runs.append(known)
            } else {
                runs.append(parts.count)
                parts += added.parts
            }
        }
    }

    /// The index of an equal pattern that is already in the list, ignoring its position; `nil` if none is.
    private func first(like pattern: [LayoutPart]) -> Int? {
        guard let outer = runs.last, parts.count - outer == pattern.count else { return nil }
        let shift = parts.count - outer
        let isSame = zip(parts[outer...], pattern).allSatisfy { old, new in old == new.moved(by: -shift) }
        return isSame ? outer : nil
    }
}

extension LayoutPart {
    init(_ item: SolvedBoundaryItem, width: ExtentSum, parent: Int?) {
        self.init(
            kind: .boundary, place: .boundary(item.description.elementKind), parent: parent,
            words: item.description.text.words, width: width, solvedWidth: item.frame.width,
            takesContentHeight: item.description.layoutSize.height.isEstimated)
    }

    /// The part with its indices shifted by `offset`.
    fileprivate func moved(by offset: Int) -> LayoutPart {
        LayoutPart(
            kind: kind, place: place, parent: parent.map { $0 == 0 ? 0 : $0 + offset }, words: words, width: width,
            solvedWidth: solvedWidth, takesContentHeight: takesContentHeight)
    }
}
