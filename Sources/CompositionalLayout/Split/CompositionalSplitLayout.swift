/// A split layout whose sections are compositional: two stacks of sections beside each other, each section solved in the
/// width of its side.
///
/// An extension of the split layout, whose own sections are rows of items with given sizes. Header, footer, insets and
/// pinned headers are those of a ``LayoutSection``; the background of a section lies behind its ``LayoutFrames/Section/body``.
public struct CompositionalSplitLayout: Sendable {
    /// Asked for every container; ratio and spacing may follow its width.
    public typealias SplitProvider = @Sendable (_ environment: LayoutEnvironment) -> SplitArrangement
    /// The environment of a side, from that of the page and the width of the side in points.
    public typealias SideEnvironment = @Sendable (_ page: LayoutEnvironment, _ width: Double) -> LayoutEnvironment

    /// Sections follow each other downwards, whatever it says, and it has no boundary items of its own.
    public var configuration: LayoutConfiguration
    /// `nil`: a side has the page's traits and reference insets, and the size class of its own width.
    public let sideEnvironment: SideEnvironment?
    public let splitProvider: SplitProvider
    /// Asked with the environment of the section's side.
    public let sectionProvider: CollectionLayout.SectionProvider

    public init(
        configuration: LayoutConfiguration = .init(), sideEnvironment: SideEnvironment? = nil,
        splitProvider: @escaping SplitProvider,
        sectionProvider: @escaping CollectionLayout.SectionProvider
    ) {
        self.configuration = configuration
        self.sideEnvironment = sideEnvironment
        self.splitProvider = splitProvider
        self.sectionProvider = sectionProvider
    }

    /// Solves both stacks.
    ///
    /// - Parameters:
    ///   - environment: of the whole page.
    ///   - itemCounts: the number of items of each section.
    ///   - measured: measured extents of estimated cells and boundary items, by the page's sections.
    ///   - snapsComparisons: as in ``CollectionLayout``: for use with snapped frames.
    public func solve(
        in environment: LayoutEnvironment, itemCounts: [Int], measured: MeasuredSizes = .init(),
        snapsComparisons: Bool = false
    ) -> SolvedSplitLayout {
        let arrangement = splitProvider(environment)
        var findings = arrangement.findings
        findings.check([environment.container.contentSize.width, environment.container.contentSize.height])
        let sides: [SplitSide] = findings.problems.isEmpty ? [.left, .right] : []
        let stacks = sides.compactMap { side in
            stack(
                side, arrangement, in: environment, itemCounts: itemCounts, measured: measured, snaps: snapsComparisons)
        }
        return SolvedSplitLayout(
            container: environment.container.contentSize, sectionCount: itemCounts.count, stacks: stacks,
            problems: findings.problems + stacks.flatMap(\.problems),
            warnings: findings.warnings + stacks.flatMap(\.warnings))
    }

    /// The environment that sections of a side are asked with; `nil` for a side without width.
    public func environment(
        of side: SplitSide, _ arrangement: SplitArrangement, in page: LayoutEnvironment
    ) -> LayoutEnvironment? {
        guard let span = arrangement.span(of: side, in: page.container.contentSize) else { return nil }
        if let sideEnvironment { return sideEnvironment(page, span.width) }
        let size = Size(width: span.width, height: page.container.contentSize.height)
        var environment = page
        environment.container = LayoutContainer(contentSize: size)
        environment.traits.horizontalSizeClass = configuration.sizeClassThresholds.sizeClass(
            of: size, along: .horizontal)
        return environment
    }

    private func stack(
        _ side: SplitSide, _ arrangement: SplitArrangement, in page: LayoutEnvironment, itemCounts: [Int],
        measured: MeasuredSizes, snaps: Bool
    ) -> SolvedSplitLayout.Stack? {
        let sections = arrangement.sections(on: side).filter(itemCounts.indices.contains)
        guard let environment = environment(of: side, arrangement, in: page),
            let span = arrangement.span(of: side, in: page.container.contentSize)
        else { return nil }
        var own = configuration
        own.scrollDirection = .vertical
        own.boundarySupplementaryItems = []
        let layout = CollectionLayout(configuration: own) { index, environment in
            sectionProvider(sections[index], environment)
        }
        let mirrors = arrangement.mirrorsWithDirection && page.traits.layoutDirection == .rightToLeft
        return SolvedSplitLayout.Stack(
            side: side,
            x: mirrors ? page.container.contentSize.width - span.x - span.width : span.x, width: span.width,
            sections: sections,
            layout: layout.solve(
                in: environment, itemCounts: sections.map { itemCounts[$0] }, measured: measured.only(sections),
                snapsComparisons: snaps))
    }
}

extension MeasuredSizes {
    /// Those of some sections, numbered anew from 0.
    fileprivate func only(_ sections: [Int]) -> MeasuredSizes {
        var result = MeasuredSizes()
        for (number, section) in sections.enumerated() {
            result.items[number] = items[section]
            result.boundaryItems[number] = boundaryItems[section]
        }
        return result
    }
}
