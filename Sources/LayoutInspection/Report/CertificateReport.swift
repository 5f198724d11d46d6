import CompositionalLayout

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
        /// The size of text with which the finding applies, as a factor; missing for the standard size.
        let textScale: Double?
    }

    struct CompactHeight: Encodable, Sendable {
        /// The first regular window height, in CSS px.
        let regularHeight: Double
        let intervals: [Interval]
    }

    let intervals: [Interval]
    /// Missing if the layout is the same at every height.
    let compactHeight: CompactHeight?
    /// For each claim, true if it is proved.
    let proved: [String: Bool]
    let findings: [ReportedProblem]

    /// - Parameters:
    ///   - certificate: The certificate of a section.
    ///   - layout: The layout as messages name it.
    public init(_ certificate: SectionCertificate, layout: String) {
        intervals = certificate.intervals.map(Interval.init)
        compactHeight = certificate.compactHeight.map {
            CompactHeight(regularHeight: $0.regularHeight, intervals: $0.intervals.map(Interval.init))
        }
        let claims = Claim.allCases.map { ($0.rawValue, certificate.findings(against: $0).isEmpty) }
        proved = Dictionary(uniqueKeysWithValues: claims)
        findings = certificate.findings.map { finding in
            let (id, message, hint) = finding.sentences(layout: layout)
            return ReportedProblem(
                claim: finding.claim.rawValue, id: id, severity: finding.severity.rawValue, message: message,
                hint: hint, from: finding.widths.lowerBound, to: finding.widths.upperBound.map { $0 - 1 },
                heightBelow: finding.heightBelow, textScale: finding.textScale == 1 ? nil : finding.textScale)
        }
    }
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
