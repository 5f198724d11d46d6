import CompositionalLayout
import GridCSS
import SiteDiagnostics

/// Something doubtful or wrong about a layout, and the widths at which it is.
public struct Finding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// What keeps a layout from being solved or shown.
        case problem(SectionStyle.Problem)
        /// Widths that fall through to an answer meant for others.
        case hole(Hole)
        /// The same between two whole widths, where no page can be.
        case hiddenHole(Hole)
        case fewerColumns(from: Int, to: Int)
        /// The narrowest cell, in points.
        case narrowCell(Double)
        /// A cell reaches this far beyond an edge of the container, in points.
        case beyondContainer(Double)
        /// A part of a group reaches this far out of the group along an axis, in points.
        case beyondGroup(Axis, Double)
        /// Something is seen in another order than the document has.
        case readingOrder(ReadingConflict)
        /// A group has too many cells in free places to compare them all.
        case orderUnproved
        case engine(LayoutWarning)
        /// The provider gives this many answers.
        case manyAnswers(Int)
    }

    /// Where a hole is among all real widths, and how many columns are there.
    public struct Hole: Hashable, Sendable {
        /// Where it begins.
        public let lower: ExactBound
        /// Where it ends.
        public let upper: ExactBound
        public let columns: Int
        public let before: Int
        public let after: Int
        /// Other widths that get the same answer; `nil` where the default is for these alone.
        public let meant: WidthSpan?
    }

    public let kind: Kind
    public let widths: WidthSpan
    /// It is about viewports lower than this only, in CSS px; `nil` for all, or all others.
    public let heightBelow: Double?

    init(_ kind: Kind, _ widths: WidthSpan, heightBelow: Double? = nil) {
        self.kind = kind
        self.widths = widths
        self.heightBelow = heightBelow
    }

    init(_ problem: SectionStyle.Problem) {
        self.init(
            .problem(problem), WidthSpan(lowerBound: problem.lowerBound, upperBound: problem.upperBound),
            heightBelow: problem.heightBelow)
    }

    public var severity: Diagnostic.Severity {
        switch kind {
        case .problem: .error
        case .hole, .narrowCell, .beyondContainer, .readingOrder: .warning
        case .hiddenHole, .fewerColumns, .orderUnproved, .manyAnswers, .beyondGroup: .hint
        case .engine(let warning): warning.severity == .hint ? .hint : .warning
        }
    }
}

extension Finding {
    /// Of viewports of one class of height, by width; of one kind in neighbouring intervals, one: the worst number, and all the widths.
    static func joined(_ findings: [Finding]) -> [Finding] {
        var result: [Finding] = []
        for finding in findings {
            let last = result.lastIndex { $0.kind.isAlike(finding.kind) }
            if let last, let widths = result[last].widths.joined(to: finding.widths) {
                result[last] = Finding(
                    result[last].kind.worse(than: finding.kind), widths, heightBelow: finding.heightBelow)
            } else if !result.contains(finding) {
                result.append(finding)
            }
        }
        return sorted(result)
    }

    /// By width; those of one width stay in their order.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted {
            ($0.element.widths.lowerBound, $0.offset) < ($1.element.widths.lowerBound, $1.offset)
        }.map(\.element)
    }
}

extension Finding.Kind {
    fileprivate func isAlike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.narrowCell, .narrowCell), (.beyondContainer, .beyondContainer): true
        case (.beyondGroup(let one, _), .beyondGroup(let other, _)): one == other
        case (.engine(let one), .engine(let other)): one.name == other.name
        case (.readingOrder, .readingOrder), (.orderUnproved, .orderUnproved): self == other
        default: false
        }
    }

    func worse(than other: Self) -> Self {
        switch (self, other) {
        case (.narrowCell(let one), .narrowCell(let other)): .narrowCell(min(one, other))
        case (.beyondContainer(let one), .beyondContainer(let other)): .beyondContainer(max(one, other))
        case (.beyondGroup(let axis, let one), .beyondGroup(_, let other)): .beyondGroup(axis, max(one, other))
        default: self
        }
    }
}
