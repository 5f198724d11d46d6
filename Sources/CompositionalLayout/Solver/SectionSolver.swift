/// Solves one section (layout-semantics 4): its repeated groups, then boundary items and decorations.
struct SectionSolver {
    let section: LayoutSection
    let itemCount: Int
    /// The axis along which sections follow each other.
    let scrollAxis: Axis
    /// The section's container: the layout's container minus the reference insets across the scroll axis.
    let container: Size<Length>
    /// The area of boundary items across the scroll axis if they have a reference of their own.
    let boundarySpan: SolvedBoundaryItem.Span?
    let measured: [Int: MeasuredSizes.Extent]
    let measuredBoundaryItems: [String: MeasuredSizes.Extent]
    let sizing: Sizing
    var comparison: WidthComparison
    var findings: Findings

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// The axis along which groups follow each other.
    var lineAxis: Axis { isOrthogonal ? scrollAxis.other : scrollAxis }
    /// The container minus the section's insets.
    var innerSize: Size<Length> {
        let insets = section.contentInsets
        return Size(
            width: container.width - insets.sum(.horizontal), height: container.height - insets.sum(.vertical))
    }

    mutating func solve() -> SolvedSection {
        var runs = itemCount > 0 && hasRoom() ? repeatedGroups() : []
        let row = isOrthogonal ? rowLength(of: runs) : innerSize[lineAxis.other]
        placeAcross(&runs, in: row)
        var boundary = boundarySolver(bodyLength: bodyLength(of: runs, row: row))
        let whole = boundary.solve()
        comparison = boundary.comparison
        return SolvedSection(
            description: section, itemCount: runs.isEmpty ? 0 : itemCount, length: whole.length, body: whole.body,
            boundaryItems: whole.items, decorationItems: decorations(length: whole.length), runs: runs,
            orthogonalRow: isOrthogonal ? orthogonalRow(of: runs, row: row) : nil)
    }

    private mutating func hasRoom() -> Bool {
        let across = scrollAxis.other
        let isEmptyContainer = sizing.units.width <= 0 || sizing.units.height <= 0
        if !isEmptyContainer, comparison.isPositive(innerSize[across]) { return true }
        let insets = section.contentInsets.sum(across).points
        findings.report(.noRoom(across, available: container[across], insets: insets))
        return false
    }

    /// The body's length along the scroll axis, including insets. A section without items and boundary items has no
    /// length.
    private mutating func bodyLength(of runs: [GroupRun], row: Length) -> Length {
        if itemCount == 0 && section.boundarySupplementaryItems.isEmpty { return .zero }
        let insets = section.contentInsets.sum(scrollAxis)
        let length = insets + (isOrthogonal ? row : contentLength(of: runs))
        // Negative insets may be larger than the content.
        return insets.points < 0 ? comparison.max(length, .zero) : length
    }

    /// The distance from the first group's start to the last group's end, including edge spacing.
    func contentLength(of runs: [GroupRun]) -> Length {
        guard let last = runs.last else { return .zero }
        let end = last.origin[lineAxis] - section.contentInsets.start(lineAxis) + last.length
        return end + Length(points: last.pattern.description.edgeSpacing.end(lineAxis).spacing)
    }

    /// Boundary items are placed between the section's insets, in the whole container, or between the insets of their own
    /// reference (layout-semantics 4.9).
    private func boundarySolver(bodyLength: Length) -> BoundarySolver {
        let across = scrollAxis.other
        return BoundarySolver(
            items: section.boundarySupplementaryItems, stacks: section.stacksBoundaryItems, axis: scrollAxis,
            container: container, bodyLength: bodyLength,
            span: boundarySpan
                ?? (section.supplementariesFollowContentInsets
                    ? .init(start: section.contentInsets.start(across), extent: innerSize[across])
                    : .init(start: .zero, extent: container[across])),
            measured: measuredBoundaryItems, sizing: sizing, comparison: comparison)
    }

    /// Backgrounds of the whole section, including headers and footers. An empty section has none (layout-semantics
    /// 4.11).
    private mutating func decorations(length: Length) -> [SolvedDecorationItem] {
        guard !section.decorationItems.isEmpty, comparison.isPositive(length) else { return [] }
        return section.decorationItems.map { item in
            func range(_ axis: Axis, _ extent: Length) -> (start: Length, extent: Length) {
                (item.contentInsets.start(axis), extent - item.contentInsets.sum(axis))
            }
            let across = scrollAxis.other
            return SolvedDecorationItem(
                description: item,
                frame: Rect(scrollAxis, main: range(scrollAxis, length), cross: range(across, container[across])))
        }
    }
}
