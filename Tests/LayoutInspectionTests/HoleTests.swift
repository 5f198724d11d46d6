import CompositionalLayout
import LayoutInspection
import Testing

/// Holes between the ranges of a provider, located by asking it.
@Suite struct HoleTests {
    private func messages(_ count: @escaping @Sendable (Double) -> Int) -> [String] {
        SectionCertificate(provider: Sample.byWidth(count)).findings.map {
            "\($0.severity.rawValue) \($0.id): \($0.sentences(layout: "it").message)"
        }
    }

    @Test func rangesThatLeaveOut500() throws {
        let certificate = SectionCertificate(
            provider: Sample.byWidth { width in
                switch width {
                case 0..<500: 1
                case 501...1024: 2
                default: 3
                }
            })
        #expect(certificate.intervals.map(\.columns) == [1, 3, 2, 3])
        #expect(certificate.intervals.map(\.start) == [.from(240), .from(500), .from(501), .above(1024)])
        guard case .hole(let hole)? = certificate.findings.first?.kind else { throw Missing() }
        #expect(certificate.findings.count == 1)
        #expect(hole.lower == .from(500) && hole.upper == .from(501))
        #expect([hole.before, hole.columns, hole.after] == [1, 3, 2])
        #expect(hole.meant == WidthSpan(lowerBound: 1025, upperBound: nil))
    }

    @Test func whatIsSaidOfHoles() {
        #expect(
            messages { width in
                switch width {
                case 0..<500: 1
                case 501...1024: 2
                default: 3
                }
            } == [
                "warning layout.width-hole: it has no range for 500..<501 px and uses the answer from 1025 px on: "
                    + "3 columns between 1 and 2"
            ])
    }

    /// The reported bound is the one in the source, not the nearest integer.
    @Test func boundsBetweenWholeWidths() {
        let found = messages { width in
            switch width {
            case 0...499.25: 1
            case 620.5...1024: 2
            default: 3
            }
        }
        #expect(
            found == [
                "warning layout.width-hole: it has no range for more than 499.25, less than 620.5 px and uses the answer "
                    + "from 1025 px on: 3 columns between 1 and 2"
            ])
    }

    /// Pages never have this width, because their containers are whole pixels wide. It is only a hint.
    @Test func holesThatWholeWidthsDoNotShow() {
        let found = messages { width in
            switch width {
            case 0...499: 1
            case 500...1024: 2
            default: 3
            }
        }
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "hint layout.width-hole: it has no range for more than 499, less than 500 px and uses the answer from 1025 px on: "
                    + "3 columns between 1 and 2") == true)
    }

    @Test func closedRangesHaveNone() {
        #expect(messages { $0 < 500 ? 1 : $0 < 1025 ? 2 : 3 } == [])
        #expect(messages { $0 <= 499 ? 1 : $0 <= 1024 ? 2 : 3 } == [])
    }

    /// A unique answer of three columns is intended.
    @Test func fewerColumnsAreNoHoleWithoutADefault() {
        #expect(
            messages { $0 < 500 ? 1 : $0 < 600 ? 3 : 2 } == [
                "hint layout.fewer-columns: it has fewer columns from 600 px on than at smaller widths: 2 after 3"
            ])
    }

    /// A layout given as data states which widths no range contains. Its other answers are intended.
    @Test(arguments: [([500..<501], ["layout.width-hole"]), ([], ["layout.fewer-columns"])])
    func writtenLayouts(holes: [Range<Int>], ids: [String]) {
        let certificate = SectionCertificate(
            writtenHoles: holes, provider: Sample.byWidth { $0 < 500 ? 1 : $0 < 501 ? 3 : $0 < 1025 ? 2 : 3 })
        #expect(certificate.findings.map(\.id) == ids)
    }

    private struct Missing: Error {}
}
