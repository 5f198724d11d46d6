extension CompositionalLayout {
    /// Solves the layout in a container.
    ///
    /// - Parameters:
    ///   - container: width and height in points; the height is what fractional heights refer to.
    ///   - itemCounts: the number of items of each section.
    ///   - measured: measured extents of estimated cells and boundary items.
    public func solve(
        in container: Size<Double>, itemCounts: [Int], measured: MeasuredSizes = .init()
    ) -> SolvedLayout {
        let environment = LayoutEnvironment(width: container.width, height: container.height)
        var comparison = WidthComparison(container: container)
        if configuration.scale != nil { comparison.pin() }
        var problems = configuration.boundarySupplementaryItems.problems.map { LayoutProblem($0, section: nil) }
        if !configuration.interSectionSpacing.isFinite { problems.append(LayoutProblem(.nonFinite, section: nil)) }

        var sections: [SolvedSection] = []
        var origins: [Length] = []
        var end = Length.zero
        var widths = [Length(width: 1)]
        for (index, itemCount) in itemCounts.enumerated() {
            let solved = solveSection(
                index, itemCount: itemCount, environment: environment, measured: measured, comparison: &comparison,
                problems: &problems)
            if index > 0 { end += Length(points: configuration.interSectionSpacing) }
            origins.append(end)
            end += solved.length
            widths += solved.runs.map(\.pattern.area.width)
            sections.append(solved)
        }
        var boundary = BoundarySolver(
            items: configuration.boundarySupplementaryItems, stacks: configuration.stacksBoundaryItems,
            bodyHeight: end, span: (.zero, Length(width: 1)), measured: measured.boundaryItems[nil] ?? [:],
            scale: configuration.scale, comparison: comparison)
        let whole = boundary.solve()
        comparison = boundary.comparison
        let width = comparison.max(widths) ?? Length(width: 1)
        return SolvedLayout(
            container: container, validWidths: comparison.validWidths, dependsOnHeight: comparison.dependsOnHeight,
            configuration: configuration, sections: sections, sectionOrigins: origins.map { $0 + whole.body.y },
            boundaryItems: whole.items, body: whole.body,
            contentSize: Size(width: width, height: whole.length), problems: problems)
    }

    private func solveSection(
        _ index: Int, itemCount: Int, environment: LayoutEnvironment, measured: MeasuredSizes,
        comparison: inout WidthComparison, problems: inout [LayoutProblem]
    ) -> SolvedSection {
        guard let section = sectionProvider(index, environment) else {
            if itemCount > 0 { problems.append(LayoutProblem(.missingSection, section: index)) }
            return .empty
        }
        let invalid = section.problems(section: index)
        guard invalid.isEmpty else {
            problems += invalid
            return .empty
        }
        var solver = SectionSolver(
            index: index, section: section, itemCount: itemCount, measured: measured.items[index] ?? [:],
            measuredBoundaryItems: measured.boundaryItems[index] ?? [:], scale: configuration.scale,
            comparison: comparison)
        let solved = solver.solve()
        comparison = solver.comparison
        problems += solver.problems
        return solved
    }
}

extension SolvedSection {
    fileprivate static let empty = SolvedSection(
        description: nil, itemCount: 0, length: .zero, body: Rect(origin: .zero, size: .zero), boundaryItems: [],
        runs: [])
}
