import CompositionalLayout

/// A section provider's answers at every width: asked for once, for rules and certificates alike.
public struct SectionSurvey: Sendable {
    /// The answers for one class of the viewport's height.
    public struct Height: Sendable {
        /// Says in which environment the provider was asked.
        public let finder: IntervalFinder
        public let intervals: [WidthInterval]

        init(_ finder: IntervalFinder, _ provider: (LayoutEnvironment) -> LayoutSection?) {
            self.finder = finder
            intervals = finder.intervals(of: provider)
        }
    }

    /// For all heights; for regular ones where `compact` is there.
    public let regular: Height
    /// For viewports lower than ``regularHeight``, where the provider asks for the class of the height.
    public let compact: Height?
    /// The first regular height, in CSS px.
    public let regularHeight: Double

    public init(finder: IntervalFinder = .init(), provider: (LayoutEnvironment) -> LayoutSection?) {
        let heights = finder.heights(of: provider)
        regular = Height(heights?.regular ?? finder, provider)
        compact = heights.map { Height($0.compact, provider) }
        regularHeight = finder.environment.sizeClassThresholds.regularHeight
    }
}
