import CompositionalLayout
import SiteDiagnostics
import SiteTheming
import Testing

/// Every other word of a layout file means the engine's value of that name.
@Suite struct LayoutVocabularyTests {
    @Test(
        arguments: [
            ("uniform(120)", .uniformAcrossSiblings(estimate: 120)),
            ("uniformAcrossSiblings(44.5)", .uniformAcrossSiblings(estimate: 44.5)),
        ] as [(String, LayoutDimension)])
    func uniformDimensions(text: String, dimension: LayoutDimension) throws {
        let group = try group("{ axis: horizontal, size: 1w x ~9, subitems: [{ size: 0.5w x \(text) }] }")
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.5), height: dimension))
        #expect(group.arrangement == .subitems([.item(item)]))
    }

    static let badge = LayoutSize(width: .absolute(20), height: .fractionalHeight(0.5))

    @Test(
        arguments: [
            ("containerAnchor: topTrailing", .init(edges: [.top, .trailing]), nil, 1),
            ("containerAnchor: center, zIndex: -2", .init(edges: []), nil, -2),
            ("containerAnchor: { edges: bottomLeading }", .init(edges: [.bottom, .leading]), nil, 1),
            (
                "containerAnchor: { edges: topTrailing, fractionalOffset: { x: 0.3, y: -1/3 } }",
                .init(edges: [.top, .trailing], offset: .fractional(.init(x: 0.3, y: -1.0 / 3))), nil, 1
            ),
            (
                "containerAnchor: { edges: top, absoluteOffset: { y: -4 } }, itemAnchor: bottom",
                .init(edges: .top, offset: .absolute(.init(x: 0, y: -4))), .init(edges: .bottom), 1
            ),
            (
                "containerAnchor: leading, itemAnchor: { edges: trailing, fractionalOffset: { x: 1 } }, zIndex: 7",
                .init(edges: .leading),
                .init(edges: .trailing, offset: .fractional(.init(x: 1, y: 0))), 7
            ),
        ] as [(String, LayoutAnchor, LayoutAnchor?, Int)])
    func supplementaryItems(text: String, container: LayoutAnchor, item: LayoutAnchor?, zIndex: Int) throws {
        let expected = [
            SupplementaryItem(
                layoutSize: Self.badge, elementKind: "badge", containerAnchor: container, itemAnchor: item,
                zIndex: zIndex)
        ]
        let yaml = "supplementaryItems: [{ kind: badge, size: 20 x 0.5h, \(text) }]"
        let group = try group(
            "{ axis: vertical, size: 1w x 9, \(yaml), subitems: [{ size: 1w x 9, \(yaml) }] }")
        #expect(group.supplementaryItems == expected)
        #expect(group.subitems.map(\.supplementaryItems) == [expected])
    }

    @Test func insetsOfSupplementaryItems() throws {
        let group = try group(
            """
            axis: vertical
            size: 1w x 9
            subitems: [{ size: 1w x 9 }]
            supplementaryItems:
              - { kind: badge, size: 20 x 20, containerAnchor: top, contentInsets: { top: 4 }, edgeSpacing: { leading: 3 } }
            """)
        var expected = SupplementaryItem(
            layoutSize: LayoutSize(width: .absolute(20), height: .absolute(20)), elementKind: "badge",
            containerAnchor: LayoutAnchor(edges: .top))
        expected.contentInsets.top = 4
        expected.edgeSpacing.leading = .fixed(3)
        #expect(group.supplementaryItems == [expected])
    }

    @Test func severalKinds() throws {
        let group = try group(
            """
            axis: vertical
            size: 1w x 9
            subitems:
              - size: 1w x 9
                supplementaryItems:
                  - { kind: badge, size: 9 x 9, containerAnchor: top }
                  - { kind: New-2, size: { ..<500: 9 x 9, default: 8 x 8 }, containerAnchor: { ..<500: top, default: bottom } }
            """, width: 500)
        let items = group.subitems[0].supplementaryItems
        #expect(items.map(\.elementKind) == ["badge", "New-2"])
        #expect(items.map(\.containerAnchor.edges) == [.top, .bottom])
        #expect(items[1].layoutSize.width == .absolute(8))
    }

    @Test func decorationItems() throws {
        let section = try section(
            """
            decorationItems:
              - { kind: background }
              - { kind: shade, contentInsets: { top: 4 }, zIndex: -1 }
            """)
        #expect(
            section.decorationItems == [
                .background(elementKind: "background"),
                DecorationItem(elementKind: "shade", contentInsets: .init(top: 4), zIndex: -1),
            ])
    }

    @Test(arguments: ContentInsetsReference.allCases)
    func insetsReferences(reference: ContentInsetsReference) throws {
        let name = reference.rawValue
        #expect(try section("contentInsetsReference: \(name)").contentInsetsReference == reference)
        let section = try section("supplementaryContentInsetsReference: \(name)")
        #expect(section.supplementaryContentInsetsReference == reference)
        #expect(section.contentInsetsReference == .automatic)
    }

    @Test(arguments: BoundarySupplementaryItem.Alignment.allCases, ["header", "footer", "spacer"])
    func boundaryItems(alignment: BoundarySupplementaryItem.Alignment, kind: String) throws {
        let section = try section(
            """
            boundary:
              - kind: \(kind)
                size: 0.5w x 44
                alignment: \(alignment.rawValue)
                offset: { x: 5, y: -7 }
                extendsBoundary: false
                pinToVisibleBounds: \(alignment == .leading || alignment == .trailing ? "no" : "yes")
                contentInsets: { leading: 3 }
                zIndex: 4
            """)
        var item = BoundarySupplementaryItem(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .absolute(44)), elementKind: kind,
            alignment: alignment, absoluteOffset: .init(x: 5, y: -7), extendsBoundary: false,
            pinToVisibleBounds: alignment != .leading && alignment != .trailing)
        item.contentInsets = .init(leading: 3)
        item.zIndex = 4
        #expect(section.boundarySupplementaryItems == [item])
    }

    @Test(
        arguments: [
            ("20", Length(points: 20)), ("-4.5", Length(points: -4.5)), ("1/2w - 4", Length(points: -4, width: 0.5)),
            ("1/2w-4", Length(points: -4, width: 0.5)), ("8 + 0.25h", Length(points: 8, height: 0.25)),
            ("-1/4w + 1h - 2 - 0.5", Length(points: -2.5, width: -0.25, height: 1)),
            ("1w - 1/2h + -3", Length(points: -3, width: 1, height: -0.5)), ("1e1w", Length(width: 10)),
            ("1e-1w - 1e1", Length(points: -10, width: 0.1)), ("0", .zero),
        ] as [(String, Length)])
    func lengths(text: String, length: Length) throws {
        let group = try group("{ size: 1w x 80, frames: [{ x: \(text), width: 1w, height: \"\(text)\", zIndex: 2 }] }")
        let frame = Rect(x: length, y: .zero, width: Length(width: 1), height: length)
        #expect(group.arrangement == .custom([LayoutGroupCustomItem(frame: frame, zIndex: 2)]))
        #expect(group.layoutSize.height == .absolute(80))
    }

    @Test(
        arguments: [
            ("justified: 160...320", .justified(rowHeights: 160...320)),
            ("justified: 100 ... 120.5, interItemSpacing: 8", .justified(rowHeights: 100...120.5, spacing: 8)),
            (
                "justified: { ..<500: 50...90, default: 1e2...4e2 }, aspectRatio: 3/2",
                .justified(rowHeights: 100...400, aspectRatio: 1.5)
            ),
            ("waterfall: 3", .waterfall(columns: .exactly(3))),
            ("waterfall: fit(240), interItemSpacing: 8", .waterfall(columns: .fitting(least: 240), spacing: 8)),
            (
                "waterfall: { ..<500: 2, default: fit(180.5) }, aspectRatio: 1",
                .waterfall(columns: .fitting(least: 180.5), aspectRatio: 1)
            ),
            ("mosaic: 3", .mosaic(MosaicRule(columns: .exactly(3)))),
            (
                "mosaic: fit(90), aspectRatio: 3/2, spans: [{ when: a and not b-c, span: 2x3 }, { when: d < -1/2, span: 1 x 2 }]",
                .mosaic(
                    MosaicRule(
                        columns: .fitting(least: 90), aspectRatio: 1.5,
                        spans: [
                            .init(
                                where: .init(.init("a", .flag(true)), .init("b-c", .flag(false))),
                                .init(columns: 2, rows: 3)),
                            .init(where: .init(.init("d", .number(.isBelow, -0.5))), .init(rows: 2)),
                        ]))
            ),
            (
                "mosaic: { ..<500: 2, default: 4 }, keepsOrder: { ..<500: true, default: false }, defaults: { a: no, b: x y, c: 1e1 }, interItemSpacing: 8",
                .mosaic(
                    MosaicRule(
                        columns: .exactly(4),
                        defaults: ItemFacts(["a": .flag(false), "b": .word("x y"), "c": .number(10)])), spacing: 8)
            ),
        ] as [(String, LayoutGroup)])
    func shapes(text: String, expected: LayoutGroup) throws {
        #expect(try group("{ \(text) }", width: 800) == expected)
    }

    /// A file and UIKit's constructor give the same group, also inside another group.
    @Test func customGroup() throws {
        let group = try group(
            """
            axis: vertical
            size: 1w x 200
            subitems:
              - size: 1w x 1h
                edgeSpacing: { bottom: 8 }
                frames:
                  - { x: 0, y: 0, width: 1/2w - 4, height: 1h }
                  - { x: { ..<500: 0, default: 1/2w + 4 }, y: 0, width: 1/2w - 4, height: 1h - 20 }
            """, width: 800)
        var custom = LayoutGroup.custom(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1))
        ) { size in
            let width = size.width / 2 - Length(points: 4)
            let x = size.width / 2 + Length(points: 4)
            return [
                .init(frame: Rect(x: .zero, y: .zero, width: width, height: size.height)),
                .init(frame: Rect(x: x, y: .zero, width: width, height: size.height - Length(points: 20))),
            ]
        }
        custom.edgeSpacing = .init(bottom: .fixed(8))
        #expect(group.subitems == [.group(custom)])
    }

    private func group(_ yaml: String, width: Double = 700) throws -> LayoutGroup {
        let indented = yaml.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        return try layout("section:\n  group:\n\(indented)").section(for: .init(width: width, height: 800)).group
    }

    private func section(_ yaml: String) throws -> LayoutSection {
        let indented = yaml.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
        return try layout(
            "section:\n\(indented)\n  group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] }"
        ).section(for: .init(width: 700, height: 800))
    }

    private func layout(_ yaml: String) throws -> LayoutFile {
        let (layout, diagnostics) = LayoutFile.read(SourceText(path: "a.yml", text: yaml), name: "a")
        #expect(diagnostics.map { DiagnosticFormatter().text($0) } == [])
        return try #require(layout)
    }
}
