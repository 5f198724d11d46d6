import CompositionalLayout

/// Containers have no height that CSS could ask for; the class of the height is the viewport's.
extension SectionStyle {
    /// What holds while the viewport is lower than the height from which on it counts as regular.
    public struct CompactHeight: Sendable {
        /// First regular height, in CSS px.
        public let regularHeight: Double
        public internal(set) var intervals: [Interval]
    }

    /// Lowers a section as its provider gives it at every width, for viewports of compact and of regular height where it
    /// makes a difference.
    public init(finder: IntervalFinder = .init(), provider: (LayoutEnvironment) -> LayoutSection?) {
        guard let heights = finder.heights(of: provider) else {
            self.init(oneHeight: finder, provider: provider)
            nestCells()
            return
        }
        self.init(oneHeight: heights.regular, provider: provider)
        add(
            SectionStyle(oneHeight: heights.compact, provider: provider),
            below: finder.environment.sizeClassThresholds.regularHeight)
        nestCells()
    }

    /// The markup holds what any height needs.
    private mutating func add(_ compact: SectionStyle, below height: Double) {
        compactHeight = CompactHeight(regularHeight: height, intervals: compact.intervals)
        needsIndex = needsIndex || compact.needsIndex
        sizesToContent = sizesToContent || compact.sizesToContent
        scrolls = scrolls || compact.scrolls
        let kinds = Set(boundaryItems.map(\.elementKind))
        boundaryItems += compact.boundaryItems.filter { !kinds.contains($0.elementKind) }
        decorationItems = Self.decorationItems(allIntervals)
        supplementaryItems = SupplementaryElements(allIntervals.map(\.rules.list.attached))
        problems += compact.problems.map { problem in
            var problem = problem
            problem.heightBelow = height
            return problem
        }
    }
}
