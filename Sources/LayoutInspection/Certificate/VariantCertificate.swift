import CompositionalLayout
import GridCSS

/// The part of a section's certificate for one class of windows and of text.
struct VariantCertificate {
    let intervals: [CertifiedInterval]
    /// Findings, without the problems that prevented solving or lowering.
    let findings: [Finding]
    /// False if numbers of columns say nothing: rows of pictures have none, and waterfalls and mosaics have as many as
    /// their rules say.
    let hasColumns: Bool

    init(
        _ variant: SectionSurvey.Variant, boundaryItems: [SectionStyle.BoundaryElement], writtenHoles: [Range<Int>]?,
        longestWord: LongestWord?, provider: @escaping (LayoutEnvironment) -> LayoutSection?
    ) {
        let answers = AnswerSurvey(provider: provider, finder: variant.finder, writtenHoles: writtenHoles)
        let widest = variant.finder.widths.upperBound
        let word = longestWord.map {
            LongestWord($0.text, width: $0.width * variant.finder.environment.textScale)
        }
        let pieces = MergedInterval.merged(variant.intervals)
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
        var findings = holes
        hasColumns = !pieces.contains { $0.interval.section?.group.asksItems ?? false }
        if hasColumns { findings += ColumnOrder.findings(intervals, besides: holes) }
        findings += pieces.flatMap { CellFindings(piece: $0, widest: widest, longestWord: word).findings }
        findings += pieces.flatMap { piece in
            ReadingOrderProof(piece: piece, widest: widest, boundaryItems: boundaryItems).findings
        }
        findings += pieces.flatMap { piece in
            piece.interval.solved.warnings.map { Finding(warning: $0, in: piece, widest: widest) }
        }
        if runs.count > AnswerRun.most { findings.append(Finding(.manyAnswers(runs.count), intervals[0].widths)) }
        self.findings = findings
    }
}
