import CompositionalLayout

/// A section's certificate in JSON.
public struct CertificateReport: Encodable, Sendable {
    struct Interval: Encodable, Sendable {
        /// First whole width.
        let from: Int
        /// Last whole width; missing for no end.
        let to: Int?
        let start: Start
        let columns: Int
        let cellsPerGroup: Int
        let cells: [Cell]
        let columnEdges: [LengthReport]
        /// Missing where nothing can be laid out.
        let pitch: LengthReport?
    }

    /// Where an interval begins among all real widths.
    struct Start: Encodable, Sendable {
        let width: Double
        /// False when it begins right above that width.
        let isIncluded: Bool
    }

    struct Cell: Encodable, Sendable {
        let count: Int
        let width: LengthReport
        let height: LengthReport
    }

    struct Found: Encodable, Sendable {
        let claim: String
        let id: String
        let severity: String
        let message: String
        let hint: String
        let from: Int
        let to: Int?
    }

    let intervals: [Interval]
    /// By claim: true when it is proved.
    let proved: [String: Bool]
    let findings: [Found]

    /// - Parameter layout: as messages call it.
    public init(_ certificate: SectionCertificate, layout: String) {
        intervals = certificate.intervals.map { interval in
            Interval(
                from: interval.widths.lowerBound, to: interval.widths.upperBound.map { $0 - 1 },
                start: Start(interval.start), columns: interval.columns, cellsPerGroup: interval.cellsPerGroup,
                cells: interval.cells.map {
                    Cell(count: $0.count, width: LengthReport($0.size.width), height: LengthReport($0.size.height))
                },
                columnEdges: interval.columnEdges.map(LengthReport.init), pitch: interval.pitch.map(LengthReport.init))
        }
        let claims = Claim.allCases.map { ($0.rawValue, certificate.findings(against: $0).isEmpty) }
        proved = Dictionary(uniqueKeysWithValues: claims)
        findings = certificate.findings.map { finding in
            let (id, message, hint) = finding.sentences(layout: layout)
            return Found(
                claim: finding.claim.rawValue, id: id, severity: finding.severity.rawValue, message: message,
                hint: hint, from: finding.widths.lowerBound, to: finding.widths.upperBound.map { $0 - 1 })
        }
    }
}

extension CertificateReport.Start {
    fileprivate init(_ bound: ExactBound) {
        width = bound.width
        if case .from = bound { isIncluded = true } else { isIncluded = false }
    }
}
