import CompositionalLayout
import GridCSS
import LayoutInspection
import Testing

@Suite struct SectionCertificateTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let section: LayoutSection
        let findings: [String]
        let claims: [Claim]

        init(_ name: String, _ section: LayoutSection, _ findings: [String], against claims: [Claim] = []) {
            testDescription = name
            self.section = section
            self.findings = findings
            self.claims = claims
        }
    }

    static let cases: [Case] = [
        Case("nothing", Sample.columns(3, gap: 10, insets: 20), []),
        Case(
            "no room", Sample.columns(1, insets: 130),
            [
                "error layout.no-room: it has no room from 240 to 260 px: insets take 260 of 240 px",
                "warning layout.narrow-cell: it has cells narrower than 44 px from 261 to 303 px: down to 1 px",
            ], against: [.room, .cells]),
        Case(
            "narrow", Sample.columns(6, gap: 6),
            ["warning layout.narrow-cell: it has cells narrower than 44 px from 240 to 293 px: down to 35 px"],
            against: [.cells]),
        Case(
            "gaps wider than the page", Sample.columns(30, gap: 16),
            [
                "error layout.empty-cell: it has cells without any width from 240 to 464 px, because gaps or insets take "
                    + "all of it"
            ], against: [.room]),
        Case(
            "exactly 44", Sample.columns(1, insets: 98), []),
        Case(
            "wider than the page",
            Sample.section(
                .vertical(
                    layoutSize: Sample.size(.fractionalWidth(1), .absolute(50)),
                    subitems: [Sample.item(.absolute(300), .absolute(50))])),
            [
                "warning layout.overflow: it has cells that reach beyond the page from 240 to 299 px: by up to 60 px"
            ], against: [.bounds]),
        Case(
            "taller than the group",
            Sample.section(
                .horizontal(
                    layoutSize: Sample.size(.fractionalWidth(1), .absolute(50)),
                    subitems: [Sample.item(.fractionalWidth(0.5), .absolute(60))])),
            [
                "hint layout.sticks-out: it has a group whose contents reach beyond it vertically from 240 px on: "
                    + "by up to 10 px"
            ], against: [.bounds]),
        Case(
            "copies that do not fit",
            Sample.section(
                .horizontal(
                    layoutSize: Sample.size(.fractionalWidth(1), .absolute(50)),
                    repeatingSubitem: Sample.item(.absolute(100), .absolute(50)), count: 3)),
            [
                "warning layout.copies-stick-out: it has copies that do not fit into their group from 240 to 299 px: "
                    + "they need 300 of W px of width"
            ], against: [.bounds]),
        Case(
            "a fraction above 1",
            Sample.section(
                .vertical(
                    layoutSize: Sample.size(.fractionalWidth(1), .absolute(50)),
                    subitems: [Sample.item(.fractionalWidth(1), .fractionalHeight(1.5))])),
            [
                "error layout.cannot-fit: it cannot be filled from 240 px on: the first item of a group needs 75 of 50 px",
                "hint layout.large-fraction: it has a share of 1.5 from 240 px on, which is more than the whole",
            ], against: [.room, .numbers]),
    ]

    @Test(arguments: cases) func findings(of sample: Case) {
        let certificate = SectionCertificate { _ in sample.section }
        let found = certificate.findings.map {
            "\($0.severity.rawValue) \($0.id): \($0.sentences(layout: "it").message)"
        }
        #expect(found == sample.findings)
        #expect(Claim.allCases.filter { !certificate.findings(against: $0).isEmpty } == sample.claims)
    }

    /// If a different number of items fits, the page changes although the description does not.
    @Test func intervalsOfAWall() {
        var row = LayoutGroup.horizontal(
            layoutSize: Sample.size(.fractionalWidth(1), .absolute(50)),
            subitems: [Sample.item(.absolute(400.5), .absolute(50))])
        row.interItemSpacing = .flexible(0)
        let wall = LayoutSection(group: row)
        let certificate = SectionCertificate(finder: IntervalFinder(widths: 401...1300)) { _ in wall }
        #expect(
            certificate.intervals.map(\.widths.text) == [
                "from 401 to 800 px", "from 801 to 1201 px", "from 1202 px on",
            ])
        #expect(certificate.intervals.map(\.columns) == [1, 2, 3])
        #expect(certificate.intervals.map(\.start) == [.from(401), .from(801), .from(1201.5)])
        #expect(certificate.findings.isEmpty)
    }

    /// Copies that fit until the text is twice as large.
    @Test func largeText() {
        let copies = Sample.section(
            .horizontal(
                layoutSize: Sample.size(.fractionalWidth(1), .textRelative(3)),
                repeatingSubitem: Sample.item(.textRelative(7), .fractionalHeight(1)), count: 2))
        let certificate = SectionCertificate { _ in copies }
        #expect(
            certificate.findings.map { $0.sentences(layout: "it").message } == [
                "it has copies that do not fit into their group from 240 to 447 px with text of 200 %: "
                    + "they need 14em of W px of width"
            ])
        #expect(certificate.findings.map(\.textScale) == [2])
        #expect(CertificateText(certificate).lines[1].hasSuffix("2  7em × 3em               3em"))
    }

    @Test func aProviderWithAnAnswerForEveryWidth() {
        let certificate = SectionCertificate { environment in
            Sample.section(
                .horizontal(
                    layoutSize: Sample.size(.fractionalWidth(1), .absolute(50)),
                    subitems: [Sample.item(.absolute(environment.container.contentSize.width / 2), .absolute(50))]))
        }
        #expect(certificate.findings.map(\.id) == ["layout.many-intervals"])
        #expect(CertificateText(certificate).lines[41] == "… and 3817 more intervals")
    }
}
