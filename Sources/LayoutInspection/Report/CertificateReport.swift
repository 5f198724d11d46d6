import CompositionalLayout
import GridCSS

/// A section's certificate in JSON.
public struct CertificateReport: Encodable, Sendable {
    struct Interval: Encodable, Sendable {
        /// First integer width.
        let from: Int
        /// Last integer width; missing if the interval has no end.
        let to: Int?
        let start: Start
        let columns: Int
        let cellsPerGroup: Int
        let cells: [Cell]
        let columnEdges: [LengthReport]
        /// Missing if the layout cannot be solved.
        let pitch: LengthReport?
    }

    /// The exact lower bound of an interval.
    struct Start: Encodable, Sendable {
        let width: Double
        /// False if the interval begins immediately above that width.
        let isIncluded: Bool
    }

    struct Cell: Encodable, Sendable {
        let count: Int
        let width: LengthReport
        let height: LengthReport
    }

    struct ReportedProblem: Encodable, Sendable {
        let claim: String
        let id: String
        let severity: String
        let message: String
        let hint: String
        let from: Int
        let to: Int?
        /// The finding applies only to windows lower than this, in CSS px; missing if it applies to all windows, or to
        /// all that are not compact.
        let heightBelow: Double?
        /// The finding applies only to containers of at least this many em of the text; missing for no bound.
        let emsFrom: Double?
        /// The finding applies only to containers narrower than this many em of the text; missing for no bound.
        let emsBelow: Double?
        /// The size of text with which the finding applies, as a factor; missing for the standard size.
        let textScale: Double?
    }

    struct Variant: Encodable, Sendable {
        /// The windows and the text, as in ``ReportedProblem``.
        let heightFrom: Double?
        let heightBelow: Double?
        let emsFrom: Double?
        let emsBelow: Double?
        let intervals: [Interval]
    }

    let intervals: [Interval]
    /// Missing if the layout is the same at every height and for every text.
    let variants: [Variant]?
    /// For each claim, true if it is proved.
    let proved: [String: Bool]
    let findings: [ReportedProblem]

    /// - Parameters:
    ///   - certificate: The certificate of a section.
    ///   - layout: The layout as messages name it.
    public init(_ certificate: SectionCertificate, layout: String) {
        intervals = certificate.intervals.map(Interval.init)
        variants = certificate.variants.count < 2 ? nil : certificate.variants.map(Variant.init)
        let claims = Claim.allCases.map { ($0.rawValue, certificate.findings(against: $0).isEmpty) }
        proved = Dictionary(uniqueKeysWithValues: claims)
        findings = certificate.findings.map { finding in
            let (id, message, hint) = finding.sentences(layout: layout)
            return ReportedProblem(
                claim: finding.claim.rawValue, id: id, severity: finding.severity.rawValue, message: message,
                hint: hint, from: finding.widths.lowerBound, to: finding.widths.upperBound.map { $0 - 1 },
                heightBelow: finding.condition.heightBelow, emsFrom: finding.condition.emsFrom,
                emsBelow: finding.condition.emsBelow, textScale: finding.textScale == 1 ? nil : finding.textScale)
        }
    }
}

extension CertificateReport.Variant {
    fileprivate init(_ variant: PageVariant<CertifiedInterval>) {
        let condition = variant.condition
        self.init(
            heightFrom: condition.heightFrom, heightBelow: condition.heightBelow, emsFrom: condition.emsFrom,
            emsBelow: condition.emsBelow, intervals: variant.intervals.map(CertificateReport.Interval.init))
    }
}

extension PageCondition {
    fileprivate var emsFrom: Double? { ems.lowerBound > 0 ? ems.lowerBound : nil }
    fileprivate var emsBelow: Double? { ems.upperBound < .infinity ? ems.upperBound : nil }
}

extension CertificateReport.Interval {
    fileprivate init(_ interval: CertifiedInterval) {
        self.init(
            from: interval.widths.lowerBound, to: interval.widths.upperBound.map { $0 - 1 },
            start: CertificateReport.Start(interval.start), columns: interval.columns,
            cellsPerGroup: interval.cellsPerGroup,
            cells: interval.cells.map {
                .init(count: $0.count, width: LengthReport($0.size.width), height: LengthReport($0.size.height))
            },
            columnEdges: interval.columnEdges.map(LengthReport.init), pitch: interval.pitch.map(LengthReport.init))
    }
}

extension CertificateReport.Start {
    fileprivate init(_ bound: ExactBound) {
        width = bound.width
        if case .from = bound { isIncluded = true } else { isIncluded = false }
    }
}
