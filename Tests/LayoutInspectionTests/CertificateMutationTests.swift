import CompositionalLayout
import GridCSS
import LayoutInspection
import Testing

/// Changes that make a claim of the certificate false. The frames at every width say where it is false, and the certificate
/// must say the same widths.
@Suite struct CertificateMutationTests {
    struct Mutation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let claim: Claim
        /// The section at a width of the container in points.
        let section: @Sendable (Double) -> LayoutSection

        init(_ name: String, _ claim: Claim, _ section: LayoutSection) {
            self.init(name, claim) { _ in section }
        }

        init(_ name: String, _ claim: Claim, byWidth section: @escaping @Sendable (Double) -> LayoutSection) {
            testDescription = "\(claim): \(name)"
            self.claim = claim
            self.section = section
        }
    }

    private static let widths = 240...1200
    private static let whole = Sample.size(.fractionalWidth(1), .absolute(50))

    private static func row(_ subitems: [any LayoutElement], gap: Double = 0, insets: EdgeInsets = .zero)
        -> LayoutSection
    {
        var group = LayoutGroup.horizontal(layoutSize: whole, subitems: subitems)
        group.interItemSpacing = .fixed(gap)
        group.contentInsets = insets
        return LayoutSection(group: group)
    }

    private static func places(_ frames: Rect<Length>...) -> LayoutSection {
        Sample.section(.custom(layoutSize: whole) { _ in frames.map { LayoutGroupCustomItem(frame: $0) } })
    }

    private static func at(_ x: Length, _ width: Length, y: Length = 0) -> Rect<Length> {
        Rect(x: x, y: y, width: width, height: 20)
    }

    private static func pictures(_ group: LayoutGroup, _ shapes: [Double]) -> LayoutSection {
        var section = LayoutSection(group: group, interGroupSpacing: 8)
        section.aspectRatios = shapes
        return section
    }

    private static func with(_ section: LayoutSection, _ change: (inout LayoutSection) -> Void) -> LayoutSection {
        var section = section
        change(&section)
        return section
    }

    static let mutations: [Mutation] = [
        // Cells without any width, or no layout at all.
        Mutation("gaps take the page", .room, Sample.columns(30, gap: 16)),
        Mutation("insets take the page", .room, Sample.columns(2, insets: 200)),
        Mutation("insets and gaps together", .room, Sample.columns(4, gap: 50, insets: 60)),
        Mutation(
            "insets of a group", .room,
            row([Sample.item(.fractionalWidth(1), .fractionalHeight(1))], insets: .init(leading: 150, trailing: 150))),
        Mutation(
            "insets of an item", .room,
            row([
                LayoutItem(
                    layoutSize: Sample.size(.fractionalWidth(1), .fractionalHeight(1)),
                    contentInsets: .init(leading: 170, trailing: 170))
            ])),
        Mutation(
            "gaps of a nested group", .room,
            row([Sample.columns(12, gap: 20).group], insets: .init(leading: 20, trailing: 20))),
        Mutation("an item wider than the page", .room, row([Sample.item(.absolute(500), .absolute(50))])),
        Mutation("a share of 1.2 in a row", .room, row([Sample.item(.fractionalWidth(1.2), .absolute(50))])),
        Mutation(
            "no answer", .room,
            byWidth: { $0 < 600 ? Sample.columns(2) : with(Sample.columns(2)) { $0.group.arrangement = .subitems([]) } }
        ),
        Mutation(
            "a mosaic of absolute points", .room,
            places(at(0, 200), at(200, Length(points: -500, width: 1)))),
        Mutation(
            "flexible edges", .room,
            row([
                LayoutItem(
                    layoutSize: Sample.size(.absolute(300), .absolute(50)),
                    edgeSpacing: .init(leading: .fixed(100), trailing: .flexible(30)))
            ])),

        // Cells that a finger misses.
        Mutation("too many columns", .cells, Sample.columns(12, gap: 6)),
        Mutation("narrow shares", .cells, row([Sample.item(.fractionalWidth(1 / 24), .absolute(50))])),
        Mutation("narrow points", .cells, row([Sample.item(.absolute(43.5), .absolute(50))])),
        Mutation("insets leave little", .cells, Sample.columns(1, insets: 110)),
        Mutation(
            "narrow places", .cells, places(at(0, Length(width: 0.9)), at(Length(width: 0.9), Length(width: 0.1)))),
        Mutation(
            "a nested column", .cells,
            row([
                Sample.item(.fractionalWidth(0.9), .absolute(50)),
                LayoutGroup.vertical(
                    layoutSize: Sample.size(.fractionalWidth(0.1), .absolute(50)),
                    subitem: Sample.item(.fractionalWidth(1), .absolute(10)), count: 2),
            ])),
        Mutation(
            "columns of 30 px", .cells,
            row([Sample.item(.fractionalWidth(1), .absolute(50))], insets: .init(leading: 99, trailing: 99))),
        Mutation(
            "a waterfall of twelve", .cells,
            pictures(.waterfall(columns: .exactly(12), spacing: 8), [1, 2, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1])),
        Mutation(
            "a mosaic of twelve", .cells,
            pictures(.mosaic(MosaicRule(columns: .exactly(12)), spacing: 8), [1, 2, 1])),
        Mutation(
            "low rows of towers", .cells,
            pictures(.justified(rowHeights: 60...90), Array(repeating: 0.3, count: 30))),
        Mutation("more columns on narrow pages", .cells, byWidth: { Sample.columns($0 < 700 ? 9 : 3) }),

        // Fewer columns on a wider page.
        Mutation("columns that go back", .columns, byWidth: { Sample.columns($0 < 500 ? 3 : 2) }),
        Mutation("one width with fewer", .columns, byWidth: { Sample.columns($0 == 640 ? 1 : 2) }),
        Mutation("a band with fewer", .columns, byWidth: { Sample.columns((500..<700).contains($0) ? 3 : 4) }),
        Mutation(
            "points that grow", .columns,
            byWidth: { row([Sample.item(.absolute($0 < 800 ? 100 : 300), .absolute(50))]) }),
        Mutation(
            "shares that grow", .columns,
            byWidth: { row([Sample.item(.fractionalWidth($0 < 800 ? 0.2 : 0.5), .absolute(50))]) }),
        Mutation(
            "gaps that grow", .columns,
            byWidth: { row([Sample.item(.absolute(100), .absolute(50))], gap: $0 < 800 ? 0 : 120) }),
        Mutation(
            "insets that grow", .columns,
            byWidth: {
                Sample.section(
                    row([Sample.item(.absolute(100), .absolute(50))], insets: .init(leading: $0 < 800 ? 0 : 260)).group)
            }),
        Mutation("the last width", .columns, byWidth: { Sample.columns($0 < 1200 ? 4 : 1) }),

        // Cells beyond the page.
        Mutation("a place after the page", .bounds, places(at(Length(points: 20, width: 0.5), Length(width: 0.5)))),
        Mutation("a place before the page", .bounds, places(at(Length(points: 100, width: -0.5), 200))),
        Mutation("a wide place", .bounds, places(at(0, 700))),
        Mutation(
            "a wide item in a column", .bounds,
            Sample.section(
                .vertical(layoutSize: whole, subitems: [Sample.item(.absolute(500), .absolute(20))]))),
        Mutation(
            "copies of their own size", .bounds,
            Sample.section(
                .horizontal(
                    layoutSize: whole, repeatingSubitem: Sample.item(.absolute(150), .absolute(50)), count: 3))),
        Mutation(
            "a wide group", .bounds,
            with(Sample.columns(2)) { $0.group.layoutSize.width = .absolute(620) }),
        Mutation(
            "a share of 1.5", .bounds, with(Sample.columns(2)) { $0.group.layoutSize.width = .fractionalWidth(1.5) }),
        Mutation("negative insets", .bounds, Sample.columns(2, insets: -30)),
        Mutation("edge spacing", .bounds, with(Sample.columns(2)) { $0.group.edgeSpacing.leading = .fixed(25) }),
    ]

    @Test(arguments: mutations) func theCertificateSaysWhere(_ mutation: Mutation) {
        let certificate = SectionCertificate(finder: IntervalFinder(widths: Self.widths)) { environment in
            mutation.section(environment.container.effectiveContentSize.width)
        }
        let found = certificate.findings(against: mutation.claim).map(\.widths)
        var most = 0
        var broken: [Int] = []
        for width in Self.widths {
            let section = mutation.section(Double(width))
            let verdict = Verdict(section, width: width)
            let columns = verdict.columns
            if verdict.isBroken(mutation.claim) || mutation.claim == .columns && columns < most { broken.append(width) }
            most = max(most, columns)
        }
        #expect(!broken.isEmpty)
        let silent = broken.filter { width in !found.contains { $0.contains(width) } }
        #expect(silent.isEmpty, "\(silent.prefix(3)), \(certificate.findings.map { "\($0.id) \($0.widths.text)" })")
    }

    /// Cells that are narrower than the longest word are reported at each width at which one is, and at no others.
    @Test(arguments: [
        Sample.columns(3), Sample.columns(5, gap: 16), pictures(.justified(rowHeights: 90...180), [1, 0.5, 2]),
    ])
    func wordsHaveRoom(section: LayoutSection) {
        let finder = IntervalFinder(widths: Self.widths)
        let survey = SectionSurvey(finder: finder) { _ in section }
        let certificate = SectionCertificate(
            survey, style: SectionStyle(survey), longestWord: LongestWord("word", width: 150)
        ) { _ in section }
        let found = certificate.findings.filter { $0.id == "layout.long-word" || $0.id == "layout.narrow-cell" }
        for width in Self.widths {
            let narrowest = Verdict(section, width: width).cells.map(\.width).min() ?? 0
            #expect(found.contains { $0.widths.contains(width) } == (narrowest < 149.5), "\(width): \(narrowest)")
        }
    }

    /// What the frames at one width say.
    private struct Verdict {
        let isSolved: Bool
        let cells: [Rect<Double>]
        let width: Double

        init(_ section: LayoutSection, width: Int) {
            let items = section.aspectRatios.isEmpty ? 24 : section.aspectRatios.count
            let solved = CollectionLayout(section: section).solve(
                in: LayoutEnvironment(width: Double(width), height: 800), itemCounts: [items])
            isSolved = solved.problems.isEmpty
            cells = solved.frames().sections[0].items
            self.width = Double(width)
        }

        /// The cells of the first row.
        var columns: Int { Set(cells.filter { $0.y == cells.first?.y }.map(\.x)).count }

        func isBroken(_ claim: Claim) -> Bool {
            switch claim {
            case .room: !isSolved || cells.contains { $0.width <= 1e-6 }
            case .cells: cells.contains { (1e-3..<44 - 1e-3).contains($0.width) }
            case .bounds: cells.contains { $0.x < -0.51 || $0.maxX > width + 0.51 }
            case .ranges, .columns, .order, .numbers: false
            }
        }
    }
}
