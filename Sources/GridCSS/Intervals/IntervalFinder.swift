import CompositionalLayout

/// Finds the width intervals of a section. CSS rounds the container's width down to whole pixels, so the number of
/// widths is finite. The provider is asked at every width; nothing is guessed.
public struct IntervalFinder: Sendable {
    /// The environment in which providers are asked.
    public let environment: PageEnvironment
    /// The configuration of the layout that contains the sections. It states the insets that sections stay clear of.
    public let configuration: LayoutConfiguration
    public let widths: ClosedRange<Int>

    public init(
        environment: PageEnvironment = .init(), configuration: LayoutConfiguration = .init(),
        widths: ClosedRange<Int> = SupportedWidths.narrowest...SupportedWidths.widest
    ) {
        self.environment = environment
        self.widths = widths
        // Spacing between sections and boundary items around them do not change a section.
        var own = LayoutConfiguration(
            scrollDirection: configuration.scrollDirection,
            contentInsetsReference: configuration.contentInsetsReference)
        own.scale = configuration.scale
        self.configuration = own
    }

    /// Disjoint intervals in ascending order that cover `widths`. The last interval has no end.
    public func intervals(
        of provider: (LayoutEnvironment) -> LayoutSection?
    ) -> [WidthInterval] {
        var starts: [(width: Int, section: LayoutSection?)] = []
        var shares: [ContentInsetsReference: EdgeInsets] = [:]
        for width in widths {
            let asked = environment.layoutEnvironment(width: Double(width))
            let section = provider(asked)
            if starts.last.map({ $0.section != section }) ?? true || shares != asked.referenceInsetShares {
                starts.append((width, section))
            }
            shares = asked.referenceInsetShares
        }
        var intervals: [WidthInterval] = []
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1].width : nil
            var width = start.width
            while true {
                let solved = solve(start.section, at: width)
                let partial = partialGroups(of: start.section, solved, at: width)
                let tails = tails(of: start.section, solved, at: width)
                let solutions = [solved] + partial + tails.values
                let next = solutions.map { nextWidth(after: width, $0) }.min() ?? width + 1
                let isLast = next >= end ?? (widths.upperBound + 1)
                intervals.append(
                    WidthInterval(
                        lowerBound: width, upperBound: isLast ? end : next, section: start.section, solved: solved,
                        partialRuns: partial.compactMap { $0.sections[0].runs.last },
                        tails: tails.compactMapValues { $0.sections[0].runs.last }.filter {
                            $0.value.pattern.leafCount == $0.key
                        }, dependsOnText: solutions.contains(where: \.dependsOnText)))
                if isLast { break }
                width = next
            }
        }
        return intervals
    }

    /// - Parameter itemCount: The number of items; `nil` for as many as the section can have.
    private func solve(_ section: LayoutSection?, at width: Int, itemCount: Int? = nil) -> SolvedLayout {
        var (section, most) = (section, Self.manyItems)
        if let items = section?.items, section?.group.asksItems ?? false {
            // A section without items is solved with one, so that it has rules.
            if items.isEmpty { section?.items = [ItemFacts(aspectRatio: 1)] }
            most = max(items.count, 1)
        }
        let solved = section
        return CollectionLayout(configuration: configuration) { _, _ in solved }
            .solve(
                in: environment.layoutEnvironment(width: Double(width)), itemCounts: [itemCount ?? most],
                snapsComparisons: true)
    }

    /// The solutions for partly filled groups. Only groups with estimated heights need them: their length depends on
    /// their content, and the cell that reaches furthest can change with the width.
    private func partialGroups(of section: LayoutSection?, _ solved: SolvedLayout, at width: Int) -> [SolvedLayout] {
        guard let run = solved.sections.first?.runs.first, run.hasPartialForms,
            run.pattern.leafCount <= PartialGroups.mostCells
        else { return [] }
        return (1..<max(run.pattern.leafCount, 1)).map { solve(section, at: width, itemCount: $0) }
    }

    /// The solutions for the section's tails, each with exactly as many items as the tail has. In a scrolling row a
    /// full group comes before the tail, because the taller of the two determines the row's height.
    private func tails(of section: LayoutSection?, _ solved: SolvedLayout, at width: Int) -> [Int: SolvedLayout] {
        guard let section, let capacity = solved.sections.first?.runs.first?.pattern.leafCount else { return [:] }
        let counts = (1..<max(capacity, 1)).filter { count in
            section.tailGroups[count] != nil
                || section.lastGroupAlignment != .leading && capacity <= PartialGroups.mostCells
        }
        let before = section.orthogonalScrollingBehavior == .none ? 0 : capacity
        return counts.reduce(into: [:]) { $0[$1] = solve(section, at: width, itemCount: before + $1) }
    }

    /// More items than any group has. The solver stores runs and not items, so the number costs nothing.
    private static let manyItems = 1 << 20

    /// The first integer width at which the solution may differ. It may already differ at the exact end of its range.
    private func nextWidth(after width: Int, _ solved: SolvedLayout) -> Int {
        let upper = solved.validWidths.upperBound
        guard upper < Double(widths.upperBound) else { return widths.upperBound + 1 }
        return max(width + 1, Int((upper - 1e-6).rounded(.up)))
    }
}
