import CompositionalLayout

/// A section's layout as CSS rules, one set for each width interval.
public struct SectionStyle: Sendable {
    /// The rules of one interval. Intervals are disjoint, so that no rule has to override another.
    public struct Interval: Sendable {
        public let lowerBound: Int
        public let upperBound: Int?
        let rules: SectionRules
    }

    /// The rules under disjoint conditions that cover everything. Those for regular heights come first.
    public internal(set) var variants: [PageVariant<Interval>]
    /// The intervals of the first variant.
    public var intervals: [Interval] { variants[0].intervals }
    /// True if cells carry their number as `--i` in their style.
    public internal(set) var needsIndex: Bool
    /// True if cells have content heights in some interval.
    public internal(set) var sizesToContent: Bool
    /// True if cells have content widths in some interval.
    public internal(set) var fitsContent: Bool
    /// True if the cells scroll horizontally in some interval. In this case their list is in an element `cl-scroller`.
    public var scrolls: Bool { !scrolling.isEmpty }
    /// How the cells scroll horizontally, in any interval.
    var scrolling: Set<OrthogonalScrollingProperties>
    /// The headers, spacers and footers in the page's markup, in document order.
    public internal(set) var boundaryItems: [BoundaryElement]
    /// The kinds of the backgrounds in the page's markup, in document order. They come before everything else in the
    /// section and have the class `cl-decoration-<kind>`. A kind may occur several times.
    public internal(set) var decorationItems: [String]
    /// The elements in cells, with the class `cl-supplementary-<kind>`.
    public internal(set) var supplementaryItems: SupplementaryElements
    /// The boxes around cells in the page's markup; `nil` for a flat list.
    public internal(set) var stacks: StackNesting?
    /// The properties that CSS cannot reproduce, and their widths.
    public internal(set) var problems: [Problem]

    /// An element beside the list of cells. Its class is `cl-<elementKind>`.
    public struct BoundaryElement: Hashable, Sendable {
        public let elementKind: String
        /// True if the element comes before the cells in the document.
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
        /// The windows and the text with which the problem occurs.
        public internal(set) var condition = PageCondition.any
    }

    /// Lowers one variant of a section.
    init(_ variant: SectionSurvey.Variant) {
        let (finder, found) = (variant.finder, variant.intervals)
        var intervals: [Interval] = []
        var problems: [Problem] = []
        func add(_ cause: Problem.Cause, _ interval: WidthInterval) {
            if let last = problems.last, last.cause.isAlike(cause), last.upperBound == interval.lowerBound {
                problems[problems.count - 1] = Problem(
                    cause: last.cause, lowerBound: last.lowerBound, upperBound: interval.upperBound,
                    condition: variant.condition)
            } else {
                problems.append(
                    Problem(
                        cause: cause, lowerBound: interval.lowerBound, upperBound: interval.upperBound,
                        condition: variant.condition))
            }
        }
        for interval in found {
            if let problem = interval.problems.first {
                add(.layout(problem), interval)
                continue
            }
            do throws(LoweringProblem) {
                for piece in try Self.pieces(of: interval, widest: finder.widths.upperBound) {
                    if let last = intervals.last, last.rules == piece.rules, last.upperBound == piece.lowerBound {
                        intervals[intervals.count - 1] = Interval(
                            lowerBound: last.lowerBound, upperBound: piece.upperBound, rules: piece.rules)
                    } else {
                        intervals.append(piece)
                    }
                }
            } catch {
                add(.lowering(error), interval)
            }
        }
        variants = [PageVariant(variant.condition, intervals)]
        self.problems = problems
        var seen: Set<String> = []
        boundaryItems = found.flatMap { $0.section?.boundarySupplementaryItems ?? [] }.filter {
            seen.insert($0.elementKind).inserted
        }.map { BoundaryElement(elementKind: $0.elementKind, isBefore: !$0.alignment.isBottom) }
        decorationItems = Self.decorationItems(intervals)
        supplementaryItems = SupplementaryElements(intervals.map(\.rules.list.attached))
        needsIndex = intervals.contains(where: \.rules.list.needsIndex)
        scrolling = Set(
            found.compactMap(\.section).filter { $0.orthogonalScrollingBehavior != .none }
                .map(\.orthogonalScrollingProperties))
        sizesToContent = found.contains { $0.hasContent(.vertical) }
        fitsContent = found.contains { $0.hasContent(.horizontal) }
    }
}

extension SectionStyle {
    /// The most pieces of an interval.
    private static let mostPieces = 8

    /// The rules of an interval. It has several pieces if edges of cells change their order with the width: each piece ends
    /// before the first width with a different order.
    private static func pieces(of interval: WidthInterval, widest: Int) throws(LoweringProblem) -> [Interval] {
        let last = (interval.upperBound ?? widest + 1) - 1
        var pieces: [Interval] = []
        var first = interval.lowerBound
        while true {
            func rules(to end: Int) throws(LoweringProblem) -> SectionRules {
                try SectionRules(interval, widths: Double(first)...Double(end))
            }
            do throws(LoweringProblem) {
                pieces.append(
                    Interval(lowerBound: first, upperBound: interval.upperBound, rules: try rules(to: last)))
                return pieces
            } catch {
                guard error == .overlappingContent, pieces.count < mostPieces - 1 else { throw error }
                var (end, tooFar) = (first - 1, last)
                while tooFar - end > 1 {
                    let middle = (end + tooFar) / 2
                    if (try? rules(to: middle)) == nil { tooFar = middle } else { end = middle }
                }
                if end < first { throw error }
                pieces.append(Interval(lowerBound: first, upperBound: end + 1, rules: try rules(to: end)))
                first = end + 1
            }
        }
    }
}

extension SectionStyle.Problem.Cause {
    /// True for the same problem with different values, so that a range of widths is reported once.
    fileprivate func isAlike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.layout(let one), .layout(let two)): one.name == two.name && one.section == two.section
        case (.lowering(let one), .lowering(let two)): one == two
        default: false
        }
    }
}
