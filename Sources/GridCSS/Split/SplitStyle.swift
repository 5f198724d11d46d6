import CompositionalLayout

/// A split page as CSS rules: two stacks of sections side by side, or one column, at every width.
///
/// On the page, an element of class `cl-split` is in the layout's root. It contains one element for each of ``stacks``,
/// with the classes `cl-side` and `cl-left` or `cl-right`, which contains the sections. With two stacks, each of these
/// elements is a query container, rounded down to whole pixels like the root, so that its sections keep their rules. In
/// one column, these elements have no box, and the sections are in page order.
public struct SplitStyle: Sendable {
    /// The rules of one interval. Intervals are disjoint.
    public struct Interval: Sendable {
        public let lowerBound: Int
        public let upperBound: Int?
        public let arrangement: SplitArrangement
        let rules: [Rule]
    }

    /// The element of one side, with its sections.
    public struct Stack: Hashable, Sendable {
        public let side: SplitSide
        /// The indices of the sections, from the top down.
        public let sections: [Int]

        /// The element's own class, in addition to `cl-side`.
        public var className: String { "cl-" + side.rawValue }
    }

    /// The rules under disjoint conditions that cover everything. Those for regular heights come first.
    public let variants: [PageVariant<Interval>]
    /// The intervals of the first variant.
    public var intervals: [Interval] { variants[0].intervals }
    /// The stacks in document order. The stack with the page's first section comes first.
    public let stacks: [Stack]
    /// The properties that CSS cannot reproduce, and their widths.
    public let problems: [SectionStyle.Problem]
    /// The container widths for which the split was lowered.
    public let widths: ClosedRange<Int>
    /// The rules for every width.
    let base: [Rule]

    /// Lowers the split that a provider describes at every width.
    ///
    /// - Parameters:
    ///   - finder: The widths, and the environment in which the provider is asked.
    ///   - sectionSpacing: The distance between two sections of a stack in points.
    ///   - hasBackgrounds: True if sections contain an element of class `cl-background`, which is drawn behind their
    ///     cells.
    ///   - provider: Returns the split for a container.
    public init(
        finder: IntervalFinder = .init(), sectionSpacing: Double = 0, hasBackgrounds: Bool = false,
        provider: (LayoutEnvironment) -> SplitArrangement
    ) {
        let (found, hasTooManyThresholds) = finder.variants(of: provider)
        // One variant for each class of heights: the sides cannot depend on the size of text.
        let heights = found.filter { $0.condition.ems.lowerBound == 0 }.map { variant in
            (variant.condition.withAnyText, variant.finder, variant.finder.arrangements(of: provider))
        }
        let stacks = SplitStacks(heights.flatMap { $0.2.map(\.arrangement) })
        let lowering = SplitLowering(stacks: stacks, sectionSpacing: Edge(Length(points: sectionSpacing)).css)
        self.stacks = stacks.inDocumentOrder
        widths = finder.widths
        base = lowering.base(hasBackgrounds: hasBackgrounds)
        variants = heights.map { PageVariant($0, lowering.intervals($2)) }
        guard !hasTooManyThresholds, found.count == heights.count else {
            problems = [
                SectionStyle.Problem(
                    cause: .lowering(.splitFollowsText), lowerBound: widths.lowerBound, upperBound: nil)
            ]
            return
        }
        problems = heights.flatMap { lowering.problems($2, in: $1, under: $0) }
    }
}
