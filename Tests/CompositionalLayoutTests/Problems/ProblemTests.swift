import CompositionalLayout
import Testing

/// Every row of layout-semantics 3.13 that a description can express.
@Suite struct ProblemTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let what: String
        let name: String
        /// `nil` for a problem, which is worse than any warning.
        let severity: LayoutWarning.Severity?
        let section: LayoutSection?

        init(
            _ what: String, _ name: String, _ severity: LayoutWarning.Severity? = nil,
            _ section: (inout LayoutSection) -> Void
        ) {
            self.what = what
            self.name = name
            self.severity = severity
            var changed = LayoutSection(group: .row([.square()]))
            section(&changed)
            self.section = changed
        }

        init(_ what: String, _ name: String, section: LayoutSection?) {
            self.what = what
            self.name = name
            severity = nil
            self.section = section
        }

        var testDescription: String { what }
    }

    static let cases: [Case] = [
        Case("dimension not a number", "nonFinite") { $0.group = .row([.square(.fractionalWidth(.nan))]) },
        Case("infinite dimension", "nonFinite") { $0.group.layoutSize.width = .absolute(.infinity) },
        Case("infinite spacing", "nonFinite") { $0.group.interItemSpacing = .flexible(.infinity) },
        Case("infinite edge spacing", "nonFinite") { $0.group.edgeSpacing.top = .fixed(-.infinity) },
        Case("infinite inset", "nonFinite") { $0.contentInsets.top = .infinity },
        Case("infinite offset", "nonFinite") {
            $0.boundarySupplementaryItems = [.header(absoluteOffset: Point(x: .nan, y: 0))]
        },
        Case("infinite anchor offset", "nonFinite") {
            let anchor = LayoutAnchor(edges: .top, offset: .fractional(Point(x: 0, y: .infinity)))
            $0.group.supplementaryItems = [.badge(anchor)]
        },
        Case("infinite decoration inset", "nonFinite") {
            $0.decorationItems = [DecorationItem(elementKind: "b", contentInsets: .init(all: .nan))]
        },
        Case("infinite frame", "nonFinite") {
            $0.group = .custom(layoutSize: .row) { size in
                [.init(frame: Rect(origin: .zero, size: Size(width: size.width * .infinity, height: 10)))]
            }
        },
        Case("huge number", "tooLarge") { $0.contentInsets.top = 1e100 },
        Case("numbers too large to multiply", "tooLarge") {
            let huge = LayoutSize(width: .fractionalWidth(1e10), height: .absolute(50))
            $0.group = .horizontal(layoutSize: huge, repeatingSubitem: LayoutItem(layoutSize: huge), count: 1)
        },
        Case("dimension of nothing", "notPositive", .warning) { $0.group = .row([.square(.absolute(0))]) },
        Case("negative dimension", "notPositive", .warning) { $0.group = .row([.square(.absolute(-4))]) },
        Case("fraction above 1", "largeFraction", .hint) {
            $0.group = .row([LayoutItem(layoutSize: .init(width: .absolute(9), height: .fractionalHeight(2)))])
        },
        Case("inset below 1", "smallInset", .hint) { $0.contentInsets.leading = 0.5 },
        Case("insets larger than the item", "insetsExceedItem", .warning) {
            var item = LayoutItem.square(.absolute(20))
            item.contentInsets = .init(leading: 15, trailing: 15)
            $0.group = .row([item])
        },
        Case("copies that do not fit", "copiesStickOut", .warning) {
            $0.group = .horizontal(layoutSize: .row, repeatingSubitem: LayoutItem.square(.absolute(150)), count: 3)
        },
        Case("insets that leave a section no room", "noRoom") { $0.contentInsets = .init(leading: 200, trailing: 200) },
        Case("insets that leave a group no room", "noRoom") { $0.group.contentInsets = .init(top: 30, bottom: 30) },
        Case("group without subitems", "emptySubitems") { $0.group = .horizontal(layoutSize: .row, subitems: []) },
        Case("custom group without frames", "emptySubitems") { $0.group = .custom(layoutSize: .row) { _ in [] } },
        Case("no copies", "invalidCount") {
            $0.group = .horizontal(layoutSize: .row, subitem: LayoutItem.square(), count: 0)
        },
        Case("less than no copies", "invalidCount") {
            $0.group = .vertical(layoutSize: .row, repeatingSubitem: LayoutItem.square(), count: .min)
        },
        Case("first entry does not fit", "cannotFit") { $0.group = .row([.square(.absolute(400))]) },
        Case("provider without an answer", "missingSection", section: nil),
        Case("two boundary items of a kind", "duplicateKind") {
            $0.boundarySupplementaryItems = [.header(), .header()]
        },
        Case("pinned side item", "pinWithoutEffect", .hint) {
            $0.boundarySupplementaryItems = [.header(alignment: .leading, pins: true)]
        },
        Case("estimated badge", "estimateNeverMeasured", .hint) {
            $0.group.supplementaryItems = [.badge(LayoutAnchor(edges: .top), width: .estimated(20))]
        },
        Case("65 groups in each other", "nestedTooDeeply") { $0.group = .nested(depth: 65) },
    ]

    @Test(arguments: cases) func problem(_ one: Case) {
        let layout = CollectionLayout { _, _ in one.section }
        let solved = layout.solve(in: Size(width: 320, height: 480), itemCounts: [3])
        if let severity = one.severity {
            #expect(solved.warnings.contains { $0.name == one.name && $0.severity == severity && $0.section == 0 })
        } else {
            #expect(solved.problems.contains { $0.name == one.name && $0.section == 0 })
        }
        // A layout with a problem is not laid out; one with a warning is.
        #expect(solved.frames().sections[0].items.isEmpty == (one.severity == nil))
        #expect(solved.problems.isEmpty == (one.severity != nil))
    }

    @Test func anchorWithOppositeEdgesIsInTheMiddle() {
        let all: LayoutAnchor.Edges = [.top, .leading, .bottom, .trailing]
        var section = LayoutSection(group: .row([.square(.fractionalWidth(1))]))
        section.group.supplementaryItems = [.badge(LayoutAnchor(edges: all))]
        let solved = CollectionLayout(section: section).solve(in: Size(width: 320, height: 480), itemCounts: [1])
        #expect(solved.frames().sections[0].supplementaryItems[0].frame == Rect(x: 150, y: 15, width: 20, height: 20))
    }

    @Test func layoutsOwnItemsAreCheckedToo() {
        let wrong = LayoutConfiguration(boundarySupplementaryItems: [.header(), .header()])
        let solved = CollectionLayout(configuration: wrong) { _, _ in nil }
            .solve(in: Size(width: 320, height: 480), itemCounts: [])
        #expect(solved.problems == [LayoutProblem(.duplicateKind("header"), section: nil)])
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity]) func containersWithoutWidth(width: Double) {
        let layout = CollectionLayout(section: LayoutSection(group: .row([.square()])))
        let empty = layout.solve(in: Size(width: width, height: 480), itemCounts: [0])
        #expect(empty.problems.isEmpty == width.isFinite)
        let solved = layout.solve(in: Size(width: width, height: 480), itemCounts: [3])
        #expect(solved.problems.map(\.name) == [width.isFinite ? "noRoom" : "nonFinite"])
        #expect(solved.frames().sections[0].items.isEmpty)
    }

    @Test func containersWithoutHeight() {
        let layout = CollectionLayout(section: LayoutSection(group: .row([.square()])))
        #expect(layout.solve(in: Size(width: 320, height: 0), itemCounts: [3]).problems.map(\.name) == ["noRoom"])
        #expect(layout.solve(in: Size(width: 320, height: 0), itemCounts: [0]).problems.isEmpty)
    }
}
