import CompositionalLayout
import GridCSS

/// What is known of a section's layout at every width that a page can have: where it changes, what it is in between, and
/// what is doubtful about it.
///
/// Nothing here is sampled. Widths of pages are whole numbers, all of which were asked for; between two changes every
/// length is linear in the width, so that what holds at both ends holds in between.
public struct SectionCertificate: Hashable, Sendable {
    /// Disjoint, ascending, without gaps.
    public let intervals: [CertifiedInterval]
    /// By width, then by kind.
    public let findings: [Finding]

    /// - Parameters:
    ///   - style: what the layout was lowered to: what could not be, and the order of the document.
    ///   - finder: says in which environment and for which widths the provider is asked.
    ///   - writtenHoles: for a layout that is data, whose ranges are about whole pixels: what they leave out. `nil` for a
    ///     provider in Swift, which is asked instead.
    ///   - provider: asked for widths between whole ones, too, to say where exactly answers change.
    public init(
        style: SectionStyle, finder: IntervalFinder = .init(), writtenHoles: [Range<Int>]? = nil,
        provider: @escaping (LayoutEnvironment) -> LayoutSection?
    ) {
        let found = finder.intervals(of: provider)
        let answers = AnswerSurvey(provider: provider, finder: finder, writtenHoles: writtenHoles)
        let pieces = Self.merged(found)
        let intervals = pieces.enumerated().map { number, piece in
            let start =
                number == 0
                ? ExactBound.from(Double(piece.widths.lowerBound))
                : answers.start(of: piece, after: pieces[number - 1])
            return CertifiedInterval(piece.interval, widths: piece.widths, start: start)
        }
        self.intervals = intervals
        let runs = AnswerRun.runs(of: zip(pieces, intervals).map { ($0.interval.section, $1) })
        let holes = answers.holes(between: runs)
        var findings = style.problems.map(Finding.init)
        findings += holes
        findings += ColumnOrder.findings(intervals, besides: holes)
        findings += pieces.flatMap { CellFindings(piece: $0, widest: finder.widths.upperBound).findings }
        findings += pieces.flatMap { piece in
            ReadingOrderProof(
                piece: piece, widest: finder.widths.upperBound, boundaryItems: style.boundaryItems
            ).findings
        }
        findings += pieces.flatMap { piece in
            piece.interval.solved.warnings.map { Finding(warning: $0, in: piece, widest: finder.widths.upperBound) }
        }
        if runs.count > AnswerRun.most { findings.append(Finding(.manyAnswers(runs.count), intervals[0].widths)) }
        self.findings = Finding.joined(findings)
    }

    /// Lowers and inspects a section as its provider gives it at every width.
    public init(
        finder: IntervalFinder = .init(), writtenHoles: [Range<Int>]? = nil,
        provider: @escaping (LayoutEnvironment) -> LayoutSection?
    ) {
        let style = SectionStyle(finder: finder, provider: provider)
        self.init(style: style, finder: finder, writtenHoles: writtenHoles, provider: provider)
    }

    /// The interval that holds a width.
    public func interval(at width: Int) -> CertifiedInterval? { intervals.last { $0.widths.lowerBound <= width } }
}

/// Neighbouring intervals in which the same formulas hold, as one.
struct MergedInterval {
    /// The first of them.
    let interval: WidthInterval
    var widths: WidthSpan
    /// Up to where the first solution holds among all real widths.
    var solvedUpTo: Double
}

extension SectionCertificate {
    private static func merged(_ found: [WidthInterval]) -> [MergedInterval] {
        var pieces: [MergedInterval] = []
        for interval in found {
            let widths = WidthSpan(lowerBound: interval.lowerBound, upperBound: interval.upperBound)
            let end = interval.solved.validWidths.upperBound
            if let last = pieces.last, last.interval.isAlike(interval), let joined = last.widths.joined(to: widths) {
                pieces[pieces.count - 1].widths = joined
                pieces[pieces.count - 1].solvedUpTo = end
            } else {
                pieces.append(MergedInterval(interval: interval, widths: widths, solvedUpTo: end))
            }
        }
        return pieces
    }
}

extension WidthInterval {
    fileprivate func isAlike(_ other: WidthInterval) -> Bool {
        section == other.section && run == other.run
            && solved.sectionOrigins == other.solved.sectionOrigins
            && solved.sections.map(\.boundaryItems) == other.solved.sections.map(\.boundaryItems)
    }
}
