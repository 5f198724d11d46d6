import CompositionalLayout

/// The answers of a section provider at every width. Rules and certificates use the same answers.
public struct SectionSurvey: Sendable {
    /// The answers for one height class of viewports.
    public struct Height: Sendable {
        /// The finder with the environment in which the provider was asked.
        public let finder: IntervalFinder
        public let intervals: [WidthInterval]

        init(_ finder: IntervalFinder, _ provider: (LayoutEnvironment) -> LayoutSection?) {
            self.finder = finder
            intervals = finder.intervals(of: provider)
        }
    }

    /// The answers for all heights, or for regular heights if `compact` is set.
    public let regular: Height
    /// The answers for viewports lower than ``regularHeight``; `nil` if the provider does not depend on the height
    /// class.
    public let compact: Height?
    /// The first regular height in CSS px.
    public let regularHeight: Double

    public init(finder: IntervalFinder = .init(), provider: (LayoutEnvironment) -> LayoutSection?) {
        let heights = finder.heights(of: provider)
        regular = Height(heights?.regular ?? finder, provider)
        compact = heights.map { Height($0.compact, provider) }
        regularHeight = finder.environment.sizeClassThresholds.regularHeight
    }
}
