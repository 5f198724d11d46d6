import CompositionalLayout
import GridCSS
import SiteDiagnostics

/// A fault or a possible fault of a layout, and the widths at which it occurs.
public struct Finding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A problem that prevents the layout from being solved or lowered.
        case problem(SectionStyle.Problem)
        /// Widths that get an answer intended for other widths.
        case hole(Hole)
        /// A hole between two consecutive integer widths. No page has such a width.
        case hiddenHole(Hole)
        case fewerColumns(from: Int, to: Int)
        /// Gaps or insets take the whole width of a cell.
        case emptyCell
        /// The narrowest cell is narrower than the minimum; its width in points.
        case narrowCell(Double)
        /// The longest word of the section is wider than the narrowest cell; that cell's width in points.
        case narrowerThanWord(LongestWord, Double)
        /// A cell reaches this far beyond an edge of the container, in points.
        case beyondContainer(Double)
        /// A part of a group reaches this far out of the group along an axis, in points.
        case beyondGroup(Axis, Double)
        /// The visual order of two parts differs from the document order.
        case readingOrder(ReadingConflict)
        /// A group has too many freely placed cells to compare all pairs.
        case orderUnproved
        case engine(LayoutWarning)
        /// The provider gives too many different answers; their number.
        case manyAnswers(Int)
    }

    /// A hole's exact bounds, and the numbers of columns in it and beside it.
    public struct Hole: Hashable, Sendable {
        /// The exact lower bound.
        public let lower: ExactBound
        /// The exact upper bound.
        public let upper: ExactBound
        public let columns: Int
        public let before: Int
        public let after: Int
        /// Other widths that get the same answer; `nil` if the default applies only here.
        public let meant: WidthSpan?
    }

    public let kind: Kind
    public let widths: WidthSpan
    /// The windows and the text to which the finding applies.
    public internal(set) var condition: PageCondition
    /// The size of text, as a factor of the standard one, with which the finding applies.
    public internal(set) var textScale = 1.0

    init(_ kind: Kind, _ widths: WidthSpan, condition: PageCondition = .any) {
        self.kind = kind
        self.widths = widths
        self.condition = condition
    }

    init(_ problem: SectionStyle.Problem) {
        self.init(
            .problem(problem), WidthSpan(lowerBound: problem.lowerBound, upperBound: problem.upperBound),
            condition: problem.condition)
    }

    public var severity: Diagnostic.Severity {
        switch kind {
        case .problem, .emptyCell: .error
        case .hole, .narrowCell, .narrowerThanWord, .beyondContainer, .readingOrder: .warning
        case .hiddenHole, .fewerColumns, .orderUnproved, .manyAnswers, .beyondGroup: .hint
        case .engine(let warning): warning.severity == .hint ? .hint : .warning
        }
    }
}

extension Finding {
    /// Joins the findings of one variant, sorted by width. Findings of one kind in neighbouring intervals become
    /// one finding with the worst value and all the widths.
    static func joined(_ findings: [Finding]) -> [Finding] {
        var result: [Finding] = []
        for finding in findings {
            let last = result.lastIndex { $0.kind.isAlike(finding.kind) }
            if let last, let widths = result[last].widths.joined(to: finding.widths) {
                result[last] = Finding(
                    result[last].kind.worse(than: finding.kind), widths, condition: finding.condition)
            } else if !result.contains(finding) {
                result.append(finding)
            }
        }
        return sorted(result)
    }

    /// Sorts by width. Findings with equal widths keep their order.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted {
            ($0.element.widths.lowerBound, $0.offset) < ($1.element.widths.lowerBound, $1.offset)
        }.map(\.element)
    }
}

extension Finding.Kind {
    fileprivate func isAlike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.emptyCell, .emptyCell), (.narrowCell, .narrowCell), (.narrowerThanWord, .narrowerThanWord),
            (.beyondContainer, .beyondContainer):
            true
        case (.beyondGroup(let one, _), .beyondGroup(let other, _)): one == other
        case (.engine(let one), .engine(let other)): one.name == other.name
        case (.readingOrder, .readingOrder), (.orderUnproved, .orderUnproved): self == other
        default: false
        }
    }

    func worse(than other: Self) -> Self {
        switch (self, other) {
        case (.narrowCell(let one), .narrowCell(let other)): .narrowCell(min(one, other))
        case (.narrowerThanWord(let word, let one), .narrowerThanWord(_, let other)):
            .narrowerThanWord(word, min(one, other))
        case (.beyondContainer(let one), .beyondContainer(let other)): .beyondContainer(max(one, other))
        case (.beyondGroup(let axis, let one), .beyondGroup(_, let other)): .beyondGroup(axis, max(one, other))
        default: self
        }
    }
}
