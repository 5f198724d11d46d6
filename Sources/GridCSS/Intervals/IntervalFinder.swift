import CompositionalLayout

/// Finds width intervals by asking, not by guessing: the container's width is floored to whole pixels in CSS, so the
/// widths are a finite set and the provider is asked at every one of them.
public struct IntervalFinder: Sendable {
    /// What providers are asked with.
    public let environment: PageEnvironment
    /// Of the layout that sections are part of: says which insets they keep clear of.
    public let configuration: LayoutConfiguration
    public let widths: ClosedRange<Int>

    public init(
        environment: PageEnvironment = .init(), configuration: LayoutConfiguration = .init(),
        widths: ClosedRange<Int> = SupportedWidths.narrowest...SupportedWidths.widest
    ) {
        self.environment = environment
        self.widths = widths
        // What stands between and around sections does not change them.
        var own = LayoutConfiguration(
            scrollDirection: configuration.scrollDirection,
            contentInsetsReference: configuration.contentInsetsReference)
        own.scale = configuration.scale
        self.configuration = own
    }

    /// Disjoint intervals, in order, that cover `widths`; the last one is open.
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
                let next =
                    ([solved] + partial + tails.values).map { nextWidth(after: width, $0) }.min() ?? width + 1
                let isLast = next >= end ?? (widths.upperBound + 1)
                intervals.append(
                    WidthInterval(
                        lowerBound: width, upperBound: isLast ? end : next, section: start.section, solved: solved,
                        partialRuns: partial.compactMap { $0.sections[0].runs.last },
                        tails: tails.compactMapValues { $0.sections[0].runs.last }))
                if isLast { break }
                width = next
            }
        }
        return intervals
    }

    private func solve(_ section: LayoutSection?, at width: Int, itemCount: Int = manyItems) -> SolvedLayout {
        CollectionLayout(configuration: configuration) { _, _ in section }
            .solve(
                in: environment.layoutEnvironment(width: Double(width)), itemCounts: [itemCount], snapsComparisons: true
            )
    }

    /// A group in which heights are estimated is as long as what stands in it, and which of its cells reaches furthest can
    /// change with the width.
    private func partialGroups(of section: LayoutSection?, _ solved: SolvedLayout, at width: Int) -> [SolvedLayout] {
        guard let run = solved.sections.first?.runs.first, run.hasPartialForms,
            run.pattern.leafCount <= PartialGroups.mostCells
        else { return [] }
        return (1..<max(run.pattern.leafCount, 1)).map { solve(section, at: width, itemCount: $0) }
    }

    /// The section with just as many items as each of its tails lays out; in a row that scrolls, behind a whole group,
    /// because the taller of both makes the row.
    private func tails(of section: LayoutSection?, _ solved: SolvedLayout, at width: Int) -> [Int: SolvedLayout] {
        guard let section, let capacity = solved.sections.first?.runs.first?.pattern.leafCount else { return [:] }
        return section.tailGroups.filter { (1..<max(capacity, 1)).contains($0.key) }.reduce(into: [:]) { tails, tail in
            let before = section.orthogonalScrollingBehavior == .none ? 0 : capacity
            tails[tail.key] = solve(section, at: width, itemCount: before + tail.key)
        }
    }

    /// More than any group holds; runs are stored, not items, so that the number costs nothing.
    private static let manyItems = 1 << 20

    /// The first whole width at which the solution may be another one. Its range's very end may already be.
    private func nextWidth(after width: Int, _ solved: SolvedLayout) -> Int {
        let upper = solved.validWidths.upperBound
        guard upper < Double(widths.upperBound) else { return widths.upperBound + 1 }
        return max(width + 1, Int((upper - 1e-6).rounded(.up)))
    }
}
