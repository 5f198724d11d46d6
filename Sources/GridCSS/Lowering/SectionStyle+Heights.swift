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
    public init(_ survey: SectionSurvey) {
        self.init(oneHeight: survey.regular)
        if let compact = survey.compact { add(SectionStyle(oneHeight: compact), below: survey.regularHeight) }
        nestCells()
    }

    /// Asks a provider, and lowers its answers.
    public init(finder: IntervalFinder = .init(), provider: (LayoutEnvironment) -> LayoutSection?) {
        self.init(SectionSurvey(finder: finder, provider: provider))
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
