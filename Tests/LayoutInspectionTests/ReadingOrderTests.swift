import CompositionalLayout
import LayoutInspection
import Testing

@Suite struct ReadingOrderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let section: LayoutSection
        let expected: [String]

        init(_ name: String, _ section: LayoutSection, _ expected: String...) {
            testDescription = name
            self.section = section
            self.expected = expected
        }
    }

    private static let half = Sample.item(.fractionalWidth(0.5), .absolute(50))

    private static func places(_ frames: Rect<Length>...) -> LayoutSection {
        Sample.section(
            .custom(layoutSize: Sample.size(.fractionalWidth(1), .absolute(200))) { _ in
                frames.map { LayoutGroupCustomItem(frame: $0) }
            })
    }

    private static func waterfall(_ shapes: [Double], gap: Double) -> LayoutSection {
        var section = LayoutSection(group: .waterfall(columns: .exactly(2)), interGroupSpacing: gap)
        section.aspectRatios = shapes
        return section
    }

    /// The third cell is too wide for the places beside the first two.
    private static func mosaic(keepsOrder: Bool) -> LayoutSection {
        let wide = ItemCondition(.init("position", .number(.equals, 3)))
        let rule = MosaicRule(
            columns: .exactly(3), spans: [.init(where: wide, .init(columns: 2))], keepsOrder: keepsOrder)
        var section = LayoutSection(group: .mosaic(rule))
        section.items = Array(repeating: ItemFacts(), count: 5)
        return section
    }

    private static func at(_ x: Length, _ y: Length) -> Rect<Length> { Rect(x: x, y: y, width: 100, height: 50) }

    private static func with(
        _ alignment: BoundarySupplementaryItem.Alignment, offset: Double = 0
    ) -> LayoutSection {
        var section = Sample.columns(2)
        section.boundarySupplementaryItems = [
            .init(
                layoutSize: Sample.size(.absolute(60), .absolute(40)), elementKind: "extra", alignment: alignment,
                absoluteOffset: .init(x: 0, y: offset))
        ]
        return section
    }

    static let cases: [Case] = [
        Case("rows", Sample.columns(3, gap: 8)),
        Case(
            "stacks side by side",
            Sample.section(
                .horizontal(
                    layoutSize: Sample.size(.fractionalWidth(1), .absolute(100)),
                    subitems: [
                        LayoutGroup.vertical(
                            layoutSize: Sample.size(.fractionalWidth(0.5), .fractionalHeight(1)),
                            subitem: Sample.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2),
                        LayoutGroup.vertical(
                            layoutSize: Sample.size(.fractionalWidth(0.5), .fractionalHeight(1)),
                            subitem: Sample.item(.fractionalWidth(1), .fractionalHeight(1)), count: 3),
                    ]))),
        Case("places in order", places(at(0, 0), at(120, 0), at(0, 60), at(120, 60))),
        Case("places by columns", places(at(0, 0), at(0, 60), at(120, 0), at(120, 60))),
        Case("right before left", places(at(120, 0), at(0, 0)), "from 240 px on: cell 2 is seen before cell 1"),
        Case("below before above", places(at(0, 60), at(0, 0)), "from 240 px on: cell 2 is seen before cell 1"),
        Case(
            "below before above and before it", places(at(120, 60), at(0, 0)),
            "from 240 px on: cell 2 is seen before cell 1"),
        Case("piled up in order", places(at(0, 0), at(10, 10), at(20, 20))),
        Case("piled up backwards", places(at(20, 20), at(10, 10)), "from 240 px on: cell 2 is seen before cell 1"),
        Case(
            "in order where there is room",
            places(at(300, 0), at(Length(points: -500, width: 1), 0)),
            "from 240 to 799 px: cell 2 is seen before cell 1"),
        Case(
            "groups that overlap",
            { () -> LayoutSection in
                var section = Sample.columns(1)
                section.interGroupSpacing = -80
                return section
            }(), "from 240 px on: cell 1 of the next group is seen before cell 1"),
        Case("header", with(.top)), Case("footer", with(.bottom)), Case("at the leading side", with(.leading)),
        Case("at the trailing side", with(.trailing), "from 240 px on: the cells are seen before 'extra'"),
        Case("a header that hangs down", with(.top, offset: 30)),
        Case(
            "a header among the cells", with(.topLeading, offset: 60),
            "from 240 px on: the cells are seen before 'extra'"),
        Case("a mosaic in order", mosaic(keepsOrder: true)),
        Case("a mosaic without holes", mosaic(keepsOrder: false), "from 240 px on: cell 4 is seen before cell 3"),
        Case("a waterfall", waterfall([1.5, 0.5, 1, 1, 2, 0.7, 1.3, 1, 1], gap: 8)),
        Case(
            "a waterfall whose gaps move its columns", waterfall([0.25] + Array(repeating: 8, count: 10), gap: 100),
            "from 240 to 376 px: cell 10 is seen before cell 9", "from 477 to 639 px: cell 11 is seen before cell 10"),
        Case(
            "a footer among the cells", with(.bottom, offset: -60), "from 240 px on: 'extra' is seen before the cells"),
    ]

    @Test(arguments: cases) func order(of sample: Case) {
        let certificate = SectionCertificate { _ in sample.section }
        let found = certificate.findings(against: .order).map { finding in
            let message = finding.sentences(layout: "it").message
            return message.replacing("it is seen in a different order than it is read ", with: "")
        }
        #expect(found == sample.expected)
    }

    @Test func manyFreePlacesAreNotCompared() {
        let section = Sample.section(
            .custom(layoutSize: Sample.size(.fractionalWidth(1), .absolute(200))) { _ in
                (0..<600).map { LayoutGroupCustomItem(frame: Self.at(Length(points: Double($0) * 100), 0)) }
            })
        let certificate = SectionCertificate { _ in section }
        #expect(certificate.findings(against: .order).map(\.id) == ["layout.order-unproved"])
    }
}
