import CompositionalLayout
import GridCSS
import LayoutInspection
import Testing

/// Certificates of layouts that depend on the container's width in em.
@Suite struct TextVariantTests {
    private static func certificate(below: LayoutSection, above: LayoutSection) -> SectionCertificate {
        SectionCertificate { $0.isNarrower(thanEms: 30) ? below : above }
    }

    private static func messages(_ certificate: SectionCertificate) -> [String] {
        certificate.findings.map { $0.sentences(layout: "it").message }
    }

    @Test func everyClassIsCertified() {
        let certificate = Self.certificate(below: Sample.columns(1), above: Sample.columns(3))
        #expect(certificate.findings == [])
        // The widths that occur with text of 100 to 200 %.
        #expect(
            certificate.variants.map { $0.intervals.map(\.widths.text) } == [
                ["from 240 to 959 px"], ["from 480 px on"],
            ])
        // With text of 100 %.
        #expect(certificate.intervals.map(\.widths.text) == ["from 240 to 479 px", "from 480 px on"])
        #expect(certificate.intervals.map(\.start) == [.from(240), .from(480)])
        #expect(certificate.intervals.map(\.columns) == [1, 3])
        for (width, textScale, columns) in [(623, 1.3, 1), (624, 1.3, 3), (959, 2, 1), (960, 2, 3)] {
            let interval = certificate.interval(at: width, inWindowsOfHeight: 800, textScale: textScale)
            #expect(interval?.columns == columns)
        }
        let lines = CertificateText(certificate).lines
        #expect(lines.contains("where the container is narrower than 30em"))
        #expect(lines.contains("where the container is at least 30em wide"))
    }

    @Test func findingsSayWhere() {
        let certificate = Self.certificate(below: Sample.columns(6), above: Sample.columns(7))
        #expect(
            Self.messages(certificate) == [
                "it has cells narrower than 44 px from 240 to 263 px where the container is narrower than 30em: "
                    + "down to 40 px"
            ])
    }

    /// Widths at which the narrow class occurs only with large text.
    @Test func orderWithLargeText() {
        let turned = Sample.section(
            .custom(layoutSize: Sample.size(.fractionalWidth(1), .absolute(50))) { size in
                [
                    LayoutGroupCustomItem(
                        frame: Rect(x: size.width / 2, y: .zero, width: size.width / 2, height: size.height)),
                    LayoutGroupCustomItem(
                        frame: Rect(x: .zero, y: .zero, width: size.width / 2, height: size.height)),
                ]
            })
        let certificate = SectionCertificate { environment in
            environment.isNarrower(thanEms: 30) && environment.container.contentSize.width >= 700
                ? turned : Sample.columns(1)
        }
        #expect(
            Self.messages(certificate) == [
                "it is seen in a different order than it is read from 700 to 959 px where the container is narrower "
                    + "than 30em: cell 2 is seen before cell 1"
            ])
        #expect(certificate.intervals.allSatisfy { $0.columns == 1 })
    }

    @Test func problemsSayWhere() {
        let certificate = Self.certificate(below: Sample.columns(1), above: Sample.columns(1, insets: 150))
        #expect(
            Self.messages(certificate) == [
                "it has no room from 270 to 300 px where the container is at least 30em wide: insets take 300 of 270 px"
            ])
    }

    @Test func fewerColumnsInAWiderContainer() {
        let certificate = Self.certificate(below: Sample.columns(3), above: Sample.columns(2))
        #expect(
            Self.messages(certificate) == ["it has fewer columns from 480 px on than at smaller widths: 2 after 3"])
    }

    /// Sizes in em are solved at 100 % and at 200 %, each at the widths that occur there.
    @Test func sizesInEm() {
        let copies = Sample.section(
            .horizontal(
                layoutSize: Sample.size(.fractionalWidth(1), .textRelative(3)),
                repeatingSubitem: Sample.item(.textRelative(18), .fractionalHeight(1)), count: 2))
        let certificate = Self.certificate(below: Sample.columns(1), above: copies)
        #expect(
            Self.messages(certificate) == [
                "it has copies that do not fit into their group from 480 to 575 px where the container is at least 30em "
                    + "wide: they need 36em of W px of width"
            ])
        #expect(
            certificate.variants.map { $0.intervals.map(\.widths.text) } == [
                ["from 240 to 959 px"], ["from 480 px on"],
            ])
    }
}
