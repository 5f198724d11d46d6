import CompositionalLayout

/// A section's layout as rules, one set for each width interval.
public struct SectionStyle: Sendable {
    /// One interval's rules. Intervals are disjoint, so that no rule has to undo another.
    public struct Interval: Sendable {
        public let lowerBound: Int
        public let upperBound: Int?
        let rules: SectionRules
    }

    public internal(set) var intervals: [Interval]
    /// True when cells carry their number as `--i` in their style.
    public internal(set) var needsIndex: Bool
    /// True when cells are as tall as their content in some interval.
    public internal(set) var sizesToContent: Bool
    /// True when the cells scroll sideways in some interval: then their list stands in an element `cl-scroller`.
    public internal(set) var scrolls: Bool
    /// Headers, spacers and footers that the page's markup holds, in the order of the document.
    public internal(set) var boundaryItems: [BoundaryElement]
    /// Kinds of the backgrounds that the page's markup holds, in the order of the document: before everything else in the
    /// section, class `cl-decoration-<kind>`. A kind may occur more than once.
    public internal(set) var decorationItems: [String]
    /// Elements that cells hold, class `cl-supplementary-<kind>`.
    public internal(set) var supplementaryItems: SupplementaryElements
    /// Other rules for viewports of compact height, where the layout asks for the class of the height.
    public internal(set) var compactHeight: CompactHeight?
    /// Boxes around cells that the page's markup holds; `nil` for a flat list.
    public internal(set) var stacks: StackNesting?
    /// What cannot be carried, and at which widths.
    public internal(set) var problems: [Problem]

    /// An element that stands beside the list of cells; its class is `cl-<elementKind>`.
    public struct BoundaryElement: Hashable, Sendable {
        public let elementKind: String
        /// Before the cells in the document, or behind them.
        public let isBefore: Bool
    }

    public struct Problem: Hashable, Sendable {
        public enum Cause: Hashable, Sendable {
            case layout(LayoutProblem)
            case lowering(LoweringProblem)
        }
        public let cause: Cause
        public let lowerBound: Int
        public let upperBound: Int?
        /// It is about viewports lower than this only, in CSS px; `nil` for all, or all others.
        public internal(set) var heightBelow: Double?
    }

    /// Lowers a section for one class of the viewport's height.
    init(oneHeight height: SectionSurvey.Height) {
        let (finder, found) = (height.finder, height.intervals)
        var intervals: [Interval] = []
        var problems: [Problem] = []
        func add(_ cause: Problem.Cause, _ interval: WidthInterval) {
            if let last = problems.last, last.cause.isAlike(cause), last.upperBound == interval.lowerBound {
                problems[problems.count - 1] = Problem(
                    cause: last.cause, lowerBound: last.lowerBound, upperBound: interval.upperBound)
            } else {
                problems.append(
                    Problem(cause: cause, lowerBound: interval.lowerBound, upperBound: interval.upperBound))
            }
        }
        for interval in found {
            if let problem = interval.problems.first {
                add(.layout(problem), interval)
                continue
            }
            do throws(LoweringProblem) {
                let upper = (interval.upperBound ?? finder.widths.upperBound + 1) - 1
                let rules = try SectionRules(interval, widths: Double(interval.lowerBound)...Double(upper))
                if let last = intervals.last, last.rules == rules, last.upperBound == interval.lowerBound {
                    intervals[intervals.count - 1] = Interval(
                        lowerBound: last.lowerBound, upperBound: interval.upperBound, rules: rules)
                } else {
                    intervals.append(
                        Interval(lowerBound: interval.lowerBound, upperBound: interval.upperBound, rules: rules))
                }
            } catch {
                add(.lowering(error), interval)
            }
        }
        self.intervals = intervals
        self.problems = problems
        var seen: Set<String> = []
        boundaryItems = found.flatMap { $0.section?.boundarySupplementaryItems ?? [] }.filter {
            seen.insert($0.elementKind).inserted
        }.map { BoundaryElement(elementKind: $0.elementKind, isBefore: !$0.alignment.isBottom) }
        decorationItems = Self.decorationItems(intervals)
        supplementaryItems = SupplementaryElements(intervals.map(\.rules.list.attached))
        needsIndex = intervals.contains(where: \.rules.list.needsIndex)
        scrolls = found.contains { ($0.section?.orthogonalScrollingBehavior ?? .none) != .none }
        sizesToContent = found.contains { interval in
            interval.solved.sections.contains { section in
                section.runs.contains { $0.pattern.leaves.contains(where: \.sizesToContent.height) }
            }
        }
    }
}

extension SectionStyle.Problem.Cause {
    /// The same trouble with other numbers, so that a range of widths is reported once.
    fileprivate func isAlike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.layout(let one), .layout(let two)): one.name == two.name && one.section == two.section
        case (.lowering(let one), .lowering(let two)): one == two
        default: false
        }
    }
}
