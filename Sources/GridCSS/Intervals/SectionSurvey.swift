import CompositionalLayout

/// The answers of a section provider at every width. Rules and certificates use the same answers.
public struct SectionSurvey: Sendable {
    /// The answers for one class of windows and of text.
    public struct Variant: Sendable {
        public let condition: PageCondition
        /// The finder with the environment in which the provider was asked, and the widths.
        public let finder: IntervalFinder
        public let intervals: [WidthInterval]

        /// - Parameters:
        ///   - condition: The windows and the text.
        ///   - finder: The widths, and the environment in which the provider is asked.
        ///   - provider: The section provider.
        package init(
            _ condition: PageCondition, _ finder: IntervalFinder, _ provider: (LayoutEnvironment) -> LayoutSection?
        ) {
            self.condition = condition
            self.finder = finder
            intervals = finder.intervals(of: provider)
        }

        private init(_ condition: PageCondition, _ finder: IntervalFinder, _ intervals: [WidthInterval]) {
            self.condition = condition
            self.finder = finder
            self.intervals = intervals
        }

        /// The answers at these whole widths, in CSS px. None are left if the widths were not asked for.
        package func clipped(to widths: Range<Int>) -> Variant {
            let lower = max(widths.lowerBound, finder.widths.lowerBound)
            let upper = min(widths.upperBound - 1, finder.widths.upperBound)
            guard lower <= upper else { return Variant(condition, finder, []) }
            let finder = IntervalFinder(
                environment: finder.environment, configuration: finder.configuration, widths: lower...upper)
            return Variant(condition, finder, intervals.compactMap { $0.clipped(to: widths) })
        }
    }

    /// The answers under disjoint conditions that cover everything. Those for regular heights come first.
    public let variants: [Variant]
    /// True if the provider compares the width with too many numbers of em, so that the answers are incomplete.
    public let hasTooManyThresholds: Bool

    public init(finder: IntervalFinder = .init(), provider: (LayoutEnvironment) -> LayoutSection?) {
        let found = finder.variants(of: provider)
        variants = found.variants.map { Variant($0.condition, $0.finder, provider) }
        hasTooManyThresholds = found.hasTooManyThresholds
    }
}
