import CompositionalLayout
import SiteDiagnostics
import SiteTheming
import Testing

/// A layout file and equivalent Swift code give equal values.
@Suite struct LayoutFileTests {
    @Test(
        arguments: [
            (1, 1), (320, 1), (499, 1), (499.99, 1), (500, 2), (768.5, 2), (1024, 2), (1024.99, 2), (1025, 3),
            (2560, 3),
            (0, 1), (-5, 1), (.nan, 1),
        ] as [(Double, Int)])
    func columnsFollowTheWidth(width: Double, columns: Int) throws {
        let layout = try layout(
            """
            description: Cards
            section:
              contentInsets: { leading: 20, trailing: 20 }
              group:
                axis: horizontal
                size: 1w x ~200
                subitem: { size: 1w x ~200 }
                count: { ..<500: 1, 500..<1025: 2, default: 3 }
            """)
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(200))
        let group = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns)
        let section = LayoutSection(group: group, contentInsets: .init(leading: 20, trailing: 20))
        #expect(layout.section(for: LayoutEnvironment(width: width, height: 800)) == section)
        #expect(layout.description == "Cards")
        #expect(layout.breakpoints == [500, 1025])
    }

    @Test(arguments: [("fit(200)", 200), ("fit( 120.5)", 120.5)]) func asManyAsFit(written: String, least: Double)
        throws
    {
        let layout = try layout(
            """
            section:
              group:
                axis: horizontal
                size: 1w x 200
                interItemSpacing: 16
                subitem: { size: 1w x 1h }
                count: { ..<500: 1, default: \(written) }
            """)
        let group = { layout.section(for: LayoutEnvironment(width: $0, height: 800)).group }
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        #expect(group(499).arrangement == .counted(.item(item), count: 1))
        #expect(group(500).arrangement == .fitting(.item(item), least: least))
    }

    @Test func mosaicOfTwoAndOne() throws {
        let layout = try layout(
            """
            section:
              interGroupSpacing: 4
              boundary:
                - { kind: spacer, size: 1w x 60 }
                - { kind: header, size: 1w x 32, alignment: topLeading, zIndex: 3, extendsBoundary: no }
                - kind: footer
                  size: { width: 0.5w, height: ~20 }
                  offset: { x: -4, y: 2.5 }
                  contentInsets: 8
              stacksBoundaryItems: true
              trimsLastGroup: false
              lastGroupAlignment: center
              supplementariesFollowContentInsets: false
              group:
                axis: vertical
                size: 1w x 1.5w
                edgeSpacing: { top: 4, bottom: flexible(0) }
                subitems:
                  - axis: horizontal
                    size: 1w x 0.5w
                    interItemSpacing: flexible(8)
                    repeatingSubitem: { size: 1/3w x 1h, edgeSpacing: { leading: fixed(2) } }
                    count: 2
                  - { size: 1w x 1w, contentInsets: { bottom: 2 } }
            """)
        let small = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1)),
            edgeSpacing: .init(leading: .fixed(2)))
        var pair = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(0.5)), repeatingSubitem: small,
            count: 2)
        pair.interItemSpacing = .flexible(8)
        let large = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1)), contentInsets: .init(bottom: 2))
        var group = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1.5)), subitems: [pair, large])
        group.edgeSpacing = .init(top: .fixed(4), bottom: .flexible(0))
        var section = LayoutSection(
            group: group, interGroupSpacing: 4,
            boundarySupplementaryItems: [
                .init(
                    layoutSize: .init(width: .fractionalWidth(1), height: .absolute(60)), elementKind: "spacer",
                    alignment: .top),
                .init(
                    layoutSize: .init(width: .fractionalWidth(1), height: .absolute(32)), elementKind: "header",
                    alignment: .topLeading, extendsBoundary: false),
                .init(
                    layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(20)), elementKind: "footer",
                    alignment: .bottom, absoluteOffset: .init(x: -4, y: 2.5)),
            ])
        section.boundarySupplementaryItems[1].zIndex = 3
        section.boundarySupplementaryItems[2].contentInsets = .init(all: 8)
        section.supplementariesFollowContentInsets = false
        section.stacksBoundaryItems = true
        section.trimsLastGroup = false
        section.lastGroupAlignment = .center
        #expect(layout.section(for: LayoutEnvironment(width: 700, height: 800)) == section)
        #expect(layout.breakpoints == [])
    }

    /// A list makes a section, and other keys change it.
    @Test func lists() throws {
        let layout = try layout(
            """
            section:
              list:
                ..<500: sidebar
                default: { appearance: grouped, showsSeparators: false, separatorInsets: 7, headerMode: supplementary }
              interGroupSpacing: 3
            """)
        var grouped = ListConfiguration(appearance: .grouped)
        (grouped.showsSeparators, grouped.separatorInsets) = (false, .init(all: 7))
        grouped.headerMode = .supplementary
        for (width, list) in [(499.0, ListConfiguration(appearance: .sidebar)), (500, grouped)] {
            var section = LayoutSection.list(using: list)
            section.interGroupSpacing = 3
            #expect(layout.section(for: LayoutEnvironment(width: width, height: 800)) == section)
        }
    }

    @Test func switchesMayStandAnywhereAndInsideOfEachOther() throws {
        let layout = try layout(
            """
            section:
              ...399:
                group: { axis: vertical, size: 1w x 100, subitems: [{ size: 1w x 50 }] }
              default:
                contentInsets: { leading: { ..<800: 8, 800...: 16 } }
                interGroupSpacing: { ..<800: 4, default: { ..<1200: 8, default: 12 } }
                boundary:
                  ..<600: []
                  600...:
                    - { kind: header, size: { width: 1w, height: { ..<1200: 20, default: 40 } } }
                group:
                  axis: { ..<600: vertical, default: horizontal }
                  size: { ..<600: 1w x 200, default: 1w x 100 }
                  subitems: { ..<600: [{ size: 1w x 0.5h }], default: [{ size: 0.5w x 1h }, { size: 1/2w x 1h }] }
            """)
        #expect(layout.breakpoints == [400, 600, 800, 1200])
        func section(_ width: Double) -> LayoutSection { layout.section(for: .init(width: width, height: 1)) }
        #expect(section(399).contentInsets == .zero)
        #expect(section(399).group.layoutSize.height == .absolute(100))
        #expect(section(400).contentInsets.leading == 8)
        #expect(section(800).contentInsets.leading == 16)
        #expect([400, 799, 800, 1199, 1200].map { section($0).interGroupSpacing } == [4, 4, 8, 8, 12])
        #expect(section(599).group.axis == .vertical)
        #expect(section(600).group.axis == .horizontal)
        #expect(section(599).boundarySupplementaryItems == [])
        #expect(section(1199).boundarySupplementaryItems.first?.layoutSize.height == .absolute(20))
        #expect(section(1200).boundarySupplementaryItems.first?.layoutSize.height == .absolute(40))
        #expect(section(600).group.arrangement != section(599).group.arrangement)
    }

    @Test(
        arguments: [
            ("0.5w", .fractionalWidth(0.5)), ("1/3w", .fractionalWidth(1.0 / 3)), ("1h", .fractionalHeight(1)),
            ("44", .absolute(44)), ("4.5", .absolute(4.5)), ("~200", .estimated(200)),
            ("fractionalWidth(0.5)", .fractionalWidth(0.5)), ("fractionalHeight(2/4)", .fractionalHeight(0.5)),
            ("absolute(44)", .absolute(44)), ("estimated(200)", .estimated(200)),
        ] as [(String, LayoutDimension)])
    func dimensions(text: String, dimension: LayoutDimension) throws {
        for size in ["{ width: 1w, height: \(text) }", "1w x \(text)", "\"1w×\(text)\"", "1w  x  \(text)"] {
            let layout = try layout(
                "section: { group: { axis: vertical, size: 1w x 9, subitems: [{ size: \(size) }] } }")
            let group = layout.section(for: .init(width: 1, height: 1)).group
            let expected = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: dimension))
            #expect(group.arrangement == .subitems([.item(expected)]), "\(size)")
        }
    }

    @Test(arguments: OrthogonalScrollingBehavior.allCases)
    func orthogonalScrolling(behavior: OrthogonalScrollingBehavior) throws {
        let layout = try layout(
            """
            section:
              orthogonalScrollingBehavior: { ..<600: \(behavior.rawValue), default: none }
              group: { axis: vertical, size: 0.4w x 9, subitems: [{ size: 1w x 9 }] }
            """)
        #expect(layout.section(for: .init(width: 599, height: 1)).orthogonalScrollingBehavior == behavior)
        #expect(layout.section(for: .init(width: 600, height: 1)).orthogonalScrollingBehavior == .none)
    }

    private func layout(_ yaml: String) throws -> LayoutFile {
        let (layout, diagnostics) = LayoutFile.read(SourceText(path: "a.yml", text: yaml), name: "a")
        #expect(diagnostics.map { DiagnosticFormatter().text($0) } == [])
        return try #require(layout)
    }
}
