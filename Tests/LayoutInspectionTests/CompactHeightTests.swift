import CompositionalLayout
import GridCSS
import LayoutInspection
import Testing

/// Certificates of layouts that depend on the height class.
@Suite struct CompactHeightTests {
    /// Columns by height class.
    private static func certificate(regular: LayoutSection, compact: LayoutSection) -> SectionCertificate {
        SectionCertificate { $0.traits.verticalSizeClass == .compact ? compact : regular }
    }

    @Test func bothHeightsAreCertified() {
        let certificate = Self.certificate(regular: Sample.columns(3), compact: Sample.columns(6))
        #expect(certificate.intervals.map(\.columns) == [3])
        #expect(certificate.variants.map(\.condition.heightBelow) == [nil, 480])
        #expect(certificate.variants.map { $0.intervals.map(\.columns) } == [[3], [6]])
        #expect(certificate.interval(at: 800, inWindowsOfHeight: 479)?.columns == 6)
        #expect(certificate.interval(at: 800, inWindowsOfHeight: 480)?.columns == 3)
        #expect(
            certificate.findings.map { $0.sentences(layout: "it").message } == [
                "it has cells narrower than 44 px from 240 to 263 px in windows lower than 480 px: down to 40 px"
            ])
        #expect(certificate.findings.map(\.condition.heightBelow) == [480])
        #expect(certificate.findings(against: .cells).count == 1)
        #expect(
            CertificateText(certificate).lines.prefix(6).map { $0.trimmingPrefix { $0 == " " } }.contains(
                "in windows lower than 480 px"))
    }

    /// A finding that is true in any window is listed once and without a height.
    @Test func whatHoldsAtAnyHeightIsSaidOnce() {
        let tall = Sample.columns(6, height: .absolute(90))
        let certificate = Self.certificate(regular: Sample.columns(6), compact: tall)
        #expect(certificate.variants.count == 2)
        #expect(certificate.findings.map(\.id) == ["layout.narrow-cell"])
        #expect(certificate.findings.map(\.condition.heightBelow) == [nil])
    }

    @Test func problemsOfLowWindows() {
        let certificate = Self.certificate(regular: Sample.columns(1), compact: Sample.columns(1, insets: 130))
        #expect(
            certificate.findings.filter { $0.id == "layout.no-room" }.map { $0.sentences(layout: "it").message } == [
                "it has no room from 240 to 260 px in windows lower than 480 px: insets take 260 of 240 px"
            ])
    }

    @Test func aProviderThatDoesNotAskIsOneForAllHeights() {
        #expect(SectionCertificate { _ in Sample.columns(2) }.variants.map(\.condition) == [.any])
    }

    /// Answers are requested once. Rules and certificate together ask at most twice for each width and height class:
    /// once to see whether the height matters, and once for the answer.
    @Test func providersAreAskedOnce() {
        let counter = Counter()
        let survey = SectionSurvey(finder: IntervalFinder(widths: 300...399)) { _ in counter.answer() }
        #expect(counter.count == 300)
        let style = SectionStyle(survey)
        #expect(counter.count == 300)
        _ = SectionCertificate(survey, style: style) { _ in counter.answer() }
        #expect(counter.count == 300)
    }

    private final class Counter {
        var count = 0

        func answer() -> LayoutSection? {
            count += 1
            return Sample.columns(2)
        }
    }
}
