import CompositionalLayout

/// A split page as rules: two stacks of sections beside each other, or one column, at every width.
///
/// In the page an element of class `cl-split` stands in the layout's root and holds one element for each of ``stacks``, of
/// the classes `cl-side` and `cl-left` or `cl-right`, with its sections. Where there are two stacks, each is a query
/// container of its own, floored to whole pixels as the root is: sections in it keep the rules that they have in a page.
/// In one column the elements of the stacks have no box, and the sections stand in the order of the page.
public struct SplitStyle: Sendable {
    /// One interval's rules. Intervals are disjoint.
    public struct Interval: Sendable {
        public let lowerBound: Int
        public let upperBound: Int?
        public let arrangement: SplitArrangement
        let rules: [Rule]
    }

    /// One side's element, with the page's sections in it.
    public struct Stack: Hashable, Sendable {
        public let side: SplitSide
        /// Numbers of sections, from the top down.
        public let sections: [Int]

        /// Its own class, beside `cl-side`.
        public var className: String { "cl-" + side.rawValue }
    }

    public let intervals: [Interval]
    /// Other intervals for viewports of compact height, where the split asks for the class of the height.
    public let compactHeight: (regularHeight: Double, intervals: [Interval])?
    /// In the order of the document: the stack with the page's first section comes first.
    public let stacks: [Stack]
    /// What cannot be carried, and at which widths.
    public let problems: [SectionStyle.Problem]
    /// The widths of the container that the split was lowered for.
    public let widths: ClosedRange<Int>
    /// Rules that hold at every width.
    let base: [Rule]

    /// Lowers a split as its provider gives it at every width.
    ///
    /// - Parameters:
    ///   - finder: the widths, and what the provider is asked with.
    ///   - sectionSpacing: points between two sections of a stack.
    ///   - hasBackgrounds: whether sections hold an element of class `cl-background`, which lies behind their cells.
    ///   - provider: the split of a container.
    public init(
        finder: IntervalFinder = .init(), sectionSpacing: Double = 0, hasBackgrounds: Bool = false,
        provider: (LayoutEnvironment) -> SplitArrangement
    ) {
        let heights = finder.heights(of: provider)
        let regular = (heights?.regular ?? finder).arrangements(of: provider)
        let compact = heights.map { $0.compact.arrangements(of: provider) }
        let stacks = SplitStacks((regular + (compact ?? [])).map(\.arrangement))
        let lowering = SplitLowering(stacks: stacks, sectionSpacing: Edge(Length(points: sectionSpacing)).css)
        self.stacks = stacks.inDocumentOrder
        widths = finder.widths
        base = lowering.base(hasBackgrounds: hasBackgrounds)
        intervals = lowering.intervals(regular)
        let height = finder.environment.sizeClassThresholds.regularHeight
        compactHeight = compact.map { (height, lowering.intervals($0)) }
        problems =
            lowering.problems(regular, in: finder)
            + (compact.map { lowering.problems($0, in: finder, below: height) } ?? [])
    }
}
