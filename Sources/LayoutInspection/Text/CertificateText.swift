import CompositionalLayout

/// A certificate as lines for a terminal: a table of its intervals, then the result for each claim.
public struct CertificateText {
    /// The maximum number of table rows. A provider may have a different answer for every width.
    private static let mostRows = 40

    public let lines: [String]

    public init(_ certificate: SectionCertificate) {
        var lines: [String] = []
        for variant in certificate.variants where !variant.intervals.isEmpty {
            let heading = variant.condition.text.drop { $0 == " " }
            if !heading.isEmpty { lines.append(String(heading)) }
            lines += Self.table(variant.intervals)
        }
        self.lines = lines + Self.proof(certificate)
    }

    private static func table(_ intervals: [CertifiedInterval]) -> [String] {
        var table = TextTable([.leading, .trailing, .leading, .leading])
        table.add(["widths", "columns", "cells (width × height)", "next group after"])
        for interval in intervals.prefix(mostRows) {
            for row in rows(interval) { table.add(row) }
        }
        let left = intervals.count - mostRows
        return table.lines + (left > 0 ? ["… and \(left) more intervals"] : [])
    }

    private static func rows(_ interval: CertifiedInterval) -> [[String]] {
        guard let pitch = interval.pitch else { return [[interval.rangeText, "-", "not laid out", ""]] }
        return interval.cells.enumerated().map { number, shape in
            let count = interval.cells.count > 1 ? " (\(shape.count) of \(interval.cellsPerGroup))" : ""
            let cell = "\(shape.size.width.formula) × \(shape.size.height.formula)\(count)"
            return number == 0
                ? [interval.rangeText, String(interval.columns), cell, pitch.formula] : ["", "", cell, ""]
        }
    }

    private static func proof(_ certificate: SectionCertificate) -> [String] {
        Claim.allCases.flatMap { claim -> [String] in
            let findings = certificate.findings(against: claim)
            if findings.isEmpty { return ["yes  " + claim.sentence] }
            return ["NO   " + claim.sentence + ", but"]
                + findings.map { "     - " + $0.sentences(layout: "it").message }
        }
    }
}

extension CertifiedInterval {
    /// The integer widths, and the exact lower bound if it is not an integer.
    fileprivate var rangeText: String {
        if case .from(Double(widths.lowerBound)) = start { return widths.text }
        return widths.text + " (from \(start.text))"
    }
}
