import CompositionalLayout
import Foundation
import SiteDiagnostics
import SiteTheming
import Testing

/// The description of a section is a layout file that reads as the same section.
@Suite struct LayoutDescriptionTests {
    static let themes: [String] = {
        let folder = LayoutDocumentationTests.checkout.appending(path: "Themes").path
        let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        return paths.filter { $0.contains("/layouts/") && $0.hasSuffix(".yml") }.map { "\(folder)/\($0)" }
    }()

    @Test(arguments: themes) func layoutsOfThemes(path: String) throws {
        try expectSameSections(try String(contentsOfFile: path, encoding: .utf8))
    }

    static let publicLayouts: [String] = {
        let folder = LayoutDocumentationTests.checkout.appending(path: "Tests/ThemingTests/Fixtures/PublicLayouts").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".yml") }.sorted().map { "\(folder)/\($0)" }
    }()

    /// Layouts of known apps and sites, most in few lines.
    @Test(arguments: publicLayouts) func layoutsOfPublicApps(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let (_, diagnostics) = LayoutFile.read(SourceText(path: path, text: text), name: "a")
        #expect(diagnostics == [])
        try expectSameSections(text)
    }

    @Test func publicLayoutsAreShort() throws {
        let lines = try Self.publicLayouts.map {
            try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").count
        }
        #expect(lines.count >= 20 && lines.count { $0 < 15 } * 2 > lines.count)
    }

    @Test func examplesOfTheManual() throws {
        let path = LayoutDocumentationTests.checkout.appending(path: "Content/manual/layouts.md").path
        let page = try String(contentsOfFile: path, encoding: .utf8)
        for example in page.components(separatedBy: "```yaml\n").dropFirst() {
            try expectSameSections(example.components(separatedBy: "```")[0])
        }
    }

    /// What no theme uses.
    @Test(arguments: [
        "group: { axis: vertical, size: 1w x 2.5em, subitem: { size: { width: 1/3rem, height: 2em } }, count: 2 }",
        "group: { axis: vertical, size: 1w x 1h, subitem: { size: 1w x uniform(7.5) }, count: fit(20.5) }",
        """
        group:
          axis: vertical
          size: 1w x 9
          subitems: [{ size: 1w x 9 }]
          supplementaryItems:
            - { kind: a, size: 9 x 9, containerAnchor: top, contentInsets: { top: 4 }, edgeSpacing: { leading: flexible(3) } }
        """,
        "group: { axis: horizontal, size: ~30 x ~40.25, subitems: [{ size: ~1 x 1w }], interItemSpacing: flexible(3) }",
        "group: { axis: horizontal, size: 1w x 9, repeatingSubitem: { size: 0.123456789w x 1e-7h }, count: 3 }",
        "group: { axis: horizontal, size: 1w x 9, subitem: { size: 1/7w x 2/3h, contentInsets: { top: 1/3 } }, count: 2 }",
        "group: { justified: 90.5...180, aspectRatio: 1.5, interItemSpacing: 4 }",
        "group: { waterfall: fit(240.5), interItemSpacing: 1/3 }\ncontentInsets: { leading: 3, trailing: 4 }",
        """
        group:
          mosaic: fit(160.0)
          aspectRatio: 2/3
          spans:
            - { when: featured and not seen, span: 2 x 2 }
            - { when: rating >= 4.5 and size = large, span: 1 x 2 }
          defaults: { aspectRatio: 1, rating: 0, size: usual, wide: true }
          keepsOrder: true
          interItemSpacing: 4
        """,
        """
        group:
          size: 1w x 0.5w
          frames:
            - { x: 0.5w - 4, y: 8 - 0.25h, width: 0.5w + 0.25h - 1/3, height: 20, zIndex: -2 }
            - { width: 4, height: 5 }
          edgeSpacing: { leading: flexible(4), top: 3 }
        """,
        """
        group:
          axis: vertical
          size: 1w x ~9
          subitems:
            - size: 1w x 9
              edgeSpacing: { trailing: flexible(0), bottom: 0 }
              supplementaryItems:
                - { kind: badge-2, size: 9 x 9, containerAnchor: topTrailing, zIndex: 3 }
                - kind: Sticker
                  size: 9 x 9
                  containerAnchor: { edges: center, fractionalOffset: { x: 0.5, y: -1/3 } }
                  itemAnchor: { edges: bottomLeading, absoluteOffset: { y: 2 } }
            - { axis: horizontal, size: 1w x 9, subitems: [{ size: 1/2w x 9 }, { size: 0.5w x 1h }] }
        interGroupSpacing: 7
        orthogonalScrollingBehavior: groupPagingCentered
        orthogonalScrollingProperties: { bounce: never, arrows: true, effect: depth }
        boundary:
          - { kind: header, size: 1w x ~44, pinToVisibleBounds: true, extendsBoundary: false, contentInsets: 3 }
          - { kind: footer, size: 1w x 20, alignment: topLeading, offset: { x: 4, y: -5 } }
          - { kind: rail, size: 10 x 1h, alignment: leading, zIndex: 9 }
        rowStyle: { surface: rounded, showsSeparators: true, separatorInsets: { leading: 7, trailing: 1/3 } }
        decorationItems: [{ kind: background, contentInsets: { top: 2 }, zIndex: -1 }]
        contentInsetsReference: readableContent
        supplementaryContentInsetsReference: none
        supplementariesFollowContentInsets: false
        stacksBoundaryItems: true
        trimsLastGroup: false
        lastGroupAlignment: trailing
        """,
        """
        group: { axis: horizontal, size: 1w x 9, subitem: { size: 1w x 9 }, count: 12 }
        tails:
          2: { axis: horizontal, size: 1w x 9, subitem: { size: 1w x 9 }, count: 2 }
          10: { axis: horizontal, size: 1w x 9, subitem: { size: 1w x 9 }, count: 10 }
        """,
        "list: insetGrouped",
        "list: { appearance: { ..<500: plain, default: grouped }, headerMode: supplementary, footerMode: supplementary }",
        "list: { ..<500: sidebar, default: { appearance: plain, showsSeparators: false, separatorInsets: 8 } }\ncontentInsets: 5",
    ]) func everyKey(section: String) throws {
        try expectSameSections("section:\n" + section.split(separator: "\n").map { "  \($0)\n" }.joined())
    }

    /// UIKit's print of a layout shows nested groups as nested lines.
    @Test func partsOfALayout() {
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(200)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(200)), subitems: [item, item])
        #expect("\(item)" == "size: 0.5w x ~200")
        #expect("\(item.layoutSize.width), \(LayoutSpacing.flexible(8))" == "0.5w, flexible(8)")
        #expect(
            "\(LayoutSection(group: group, interGroupSpacing: 8))" == """
                section:
                  group:
                    axis: horizontal
                    size: 1w x ~200
                    subitems: [{ size: 0.5w x ~200 }, { size: 0.5w x ~200 }]
                  interGroupSpacing: 8
                """)
    }

    private func expectSameSections(_ yaml: String) throws {
        let file = try read(yaml)
        for width in [0] + file.breakpoints {
            for sizeClass in LayoutTraits.SizeClass.allCases {
                var environment = LayoutEnvironment(width: Double(width), height: 800)
                environment.traits.horizontalSizeClass = sizeClass
                let section = file.section(for: environment)
                let again = try read(section.description)
                #expect(again.section(for: environment) == section, "\(section)")
                #expect(again.breakpoints == [])
            }
        }
    }

    private func read(_ yaml: String) throws -> LayoutFile {
        let (layout, diagnostics) = LayoutFile.read(SourceText(path: "a.yml", text: yaml), name: "a")
        return try #require(layout, "\(diagnostics.map { DiagnosticFormatter().text($0) }.joined())\n\(yaml)")
    }
}
