import CompositionalLayout

/// CSS cannot query the height of a container, so the height class is the viewport's.
extension SectionStyle {
    /// The rules for viewports lower than the first regular height.
    public struct CompactHeight: Sendable {
        /// The first regular height in CSS px.
        public let regularHeight: Double
        public internal(set) var intervals: [Interval]
    }

    /// Lowers the section that a provider describes at every width. Viewports of compact and regular height get
    /// separate rules if they differ.
    public init(_ survey: SectionSurvey) {
        self.init(oneHeight: survey.regular)
        if let compact = survey.compact { add(SectionStyle(oneHeight: compact), below: survey.regularHeight) }
        nestCells()
    }

    /// Asks a provider and lowers its answers.
    public init(finder: IntervalFinder = .init(), provider: (LayoutEnvironment) -> LayoutSection?) {
        self.init(SectionSurvey(finder: finder, provider: provider))
    }

    /// Adds the rules for compact heights. The markup contains the elements that any height needs.
    private mutating func add(_ compact: SectionStyle, below height: Double) {
        compactHeight = CompactHeight(regularHeight: height, intervals: compact.intervals)
        needsIndex = needsIndex || compact.needsIndex
        sizesToContent = sizesToContent || compact.sizesToContent
        fitsContent = fitsContent || compact.fitsContent
        scrolling.formUnion(compact.scrolling)
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
