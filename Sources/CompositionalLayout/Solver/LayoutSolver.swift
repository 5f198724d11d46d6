/// Solves a layout: the sections one after another, then the layout's own boundary items (layout-semantics 4).
struct LayoutSolver {
    let layout: CollectionLayout
    let environment: LayoutEnvironment
    let measured: MeasuredSizes
    private let sizing: Sizing
    private var comparison: WidthComparison
    private var problems: [LayoutProblem] = []
    private var warnings: [LayoutWarning] = []

    init(layout: CollectionLayout, environment: LayoutEnvironment, measured: MeasuredSizes, snaps: Bool) {
        self.layout = layout
        self.environment = environment
        self.measured = measured
        let units = LengthUnits(environment.container.contentSize, em: environment.traits.em)
        sizing = Sizing(scale: layout.configuration.scale, units: units)
        comparison = WidthComparison(units: units, snaps: snaps)
    }

    /// The maximum number of items. It is larger than any memory, and sums do not overflow.
    private static let mostItems = Int.max / 2

    private var configuration: LayoutConfiguration { layout.configuration }
    private var axis: Axis { configuration.scrollDirection }

    mutating func solve(itemCounts: [Int]) -> SolvedLayout {
        checkInput()
        guard problems.isEmpty else { return unsolved(itemCounts.count) }
        if configuration.scale != nil { comparison.pin() }
        var sections: [SolvedSection] = []
        var origins: [Point<Length>] = []
        var end = Length.zero
        var extents = [Size.container[axis.other]]
        for (index, itemCount) in itemCounts.enumerated() {
            let (solved, start) = solveSection(index, itemCount: min(max(itemCount, 0), Self.mostItems))
            if index > 0 { end += Length(points: configuration.interSectionSpacing) }
            origins.append(Point(axis, main: end, cross: start))
            end += solved.length
            if solved.orthogonalRow == nil { extents += solved.runs.map { $0.pattern.area.extent(axis.other) } }
            sections.append(solved)
        }
        var boundary = boundarySolver(bodyLength: end)
        let whole = boundary.solve()
        comparison = boundary.comparison
        var content = comparison
        let extent = content.max(extents) ?? Size.container[axis.other]
        content.dependsOnText = comparison.dependsOnText
        comparison = content
        return solved(
            sections, at: origins.map { $0 + Point(axis, main: whole.body.start(axis), cross: .zero) }, in: whole,
            contentSize: Size(axis, main: whole.length, cross: extent))
    }

    private mutating func checkInput() {
        var check = DescriptionCheck(section: nil)
        check.check(configuration)
        check.check(environment)
        check.check(measured)
        add(check.findings)
    }

    private mutating func add(_ findings: Findings) {
        problems += findings.problems
        warnings += findings.warnings
    }

    /// Solves a section. Also returns its start across the scroll axis.
    private mutating func solveSection(_ index: Int, itemCount: Int) -> (section: SolvedSection, start: Length) {
        guard let section = layout.sectionProvider(index, environment) else {
            if itemCount > 0 { problems.append(LayoutProblem(.missingSection, section: index)) }
            return (.empty(scrollAxis: axis), .zero)
        }
        var check = DescriptionCheck(section: index)
        check.check(section, scrollAxis: axis)
        guard check.findings.problems.isEmpty else {
            add(check.findings)
            return (.empty(scrollAxis: axis), .zero)
        }
        let references = ReferenceReader(environment: environment, configuration: configuration)
        let insets = references.insets(of: section)
        let container = Size(
            width: Size.container.width - insets.width, height: Size.container.height - insets.height)
        var solver = SectionSolver(
            section: section, itemCount: itemCount, scrollAxis: axis, container: container,
            boundarySpan: references.boundarySpan(of: section), measured: measured.items[index] ?? [:],
            measuredBoundaryItems: measured.boundaryItems[index] ?? [:],
            sizing: sizing, comparison: comparison, findings: check.findings)
        let solved = solver.solve()
        comparison = solver.comparison
        add(solver.findings)
        return (solved, axis == .vertical ? insets.leading : insets.top)
    }

    /// The layout's own boundary items ignore all insets (layout-semantics 4.10).
    private func boundarySolver(bodyLength: Length) -> BoundarySolver {
        BoundarySolver(
            items: configuration.boundarySupplementaryItems, stacks: configuration.stacksBoundaryItems, axis: axis,
            container: .container, bodyLength: bodyLength,
            span: .init(start: .zero, extent: Size.container[axis.other]),
            measured: measured.boundaryItems[nil] ?? [:], sizing: sizing, comparison: comparison)
    }

    private func solved(
        _ sections: [SolvedSection], at origins: [Point<Length>], in whole: BoundarySolver.Result,
        contentSize: Size<Length>
    ) -> SolvedLayout {
        SolvedLayout(
            container: environment.container.contentSize, em: environment.traits.em,
            validWidths: comparison.validWidths, dependsOnHeight: comparison.dependsOnHeight,
            dependsOnText: comparison.dependsOnText, configuration: configuration,
            layoutDirection: environment.traits.layoutDirection, sections: sections, sectionOrigins: origins,
            boundaryItems: whole.items, body: whole.body, contentSize: contentSize,
            problems: problems, warnings: warnings)
    }

    /// An empty solution for invalid input.
    private func unsolved(_ sectionCount: Int) -> SolvedLayout {
        let nothing = BoundarySolver.Result(length: .zero, body: Rect(origin: .zero, size: .zero), items: [])
        return solved(
            Array(repeating: .empty(scrollAxis: axis), count: sectionCount),
            at: Array(repeating: .zero, count: sectionCount), in: nothing, contentSize: .zero)
    }
}

extension SolvedSection {
    fileprivate static func empty(scrollAxis axis: Axis) -> SolvedSection {
        SolvedSection(
            description: nil, itemCount: 0, length: .zero,
            body: Rect(axis, main: (.zero, .zero), cross: (.zero, Size.container[axis.other])), boundaryItems: [],
            decorationItems: [], runs: [], orthogonalRow: nil)
    }
}
