/// A split layout of compositional sections: two stacks of sections side by side. Each section is solved for the width
/// of its side.
///
/// This is an extension of ``SplitLayout``, whose sections are rows of items with given sizes. Header, footer, insets
/// and pinned headers are those of a ``LayoutSection``. The background of a section is behind its
/// ``LayoutFrames/Section/body``.
public struct CompositionalSplitLayout: Sendable {
    /// Returns the arrangement for a container. Ratio and spacing may depend on its width.
    public typealias SplitProvider = @Sendable (_ environment: LayoutEnvironment) -> SplitArrangement
    /// Returns the environment of a side, given the page's environment and the side's width in points.
    public typealias SideEnvironment = @Sendable (_ page: LayoutEnvironment, _ width: Double) -> LayoutEnvironment

    /// The configuration. Its scroll direction is ignored, because sections follow each other downwards, and so are its
    /// boundary items.
    public var configuration: LayoutConfiguration
    /// If `nil`, a side has the page's traits and reference insets, and the size class of its own width.
    public let sideEnvironment: SideEnvironment?
    public let splitProvider: SplitProvider
    /// Receives the environment of the section's side.
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
    ///   - environment: The environment of the whole page.
    ///   - itemCounts: The number of items of each section.
    ///   - measured: Measured extents of estimated cells and boundary items, by the page's section indices.
    ///   - snapsComparisons: As in ``CollectionLayout``; use it with snapped frames.
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

    /// The environment of a side's sections; `nil` for a side without width.
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
    /// The sizes of some sections, with new indices from 0.
    fileprivate func only(_ sections: [Int]) -> MeasuredSizes {
        var result = MeasuredSizes()
        for (number, section) in sections.enumerated() {
            result.items[number] = items[section]
            result.boundaryItems[number] = boundaryItems[section]
        }
        return result
    }
}
