import SiteDiagnostics
import Testing

@testable import SiteTheming

/// Designs of cells: rules whose selectors are prefixed with a section's class.
@Suite struct CellDesignTests {
    @Test(
        arguments: [
            (".cell { color: red; }", [".g .cell { color: red; }"]),
            (".a,\n  .b > .c { x: 1;\n  y: 2 }", [".g .a, .g .b > .c { x: 1; y: 2 }"]),
            (".a:is(.b, .c) , [title=\"a,b\"] { x: 1; }", [".g .a:is(.b, .c), .g [title=\"a,b\"] { x: 1; }"]),
            ("/* .x { */ .a /* , */ .b { x: /* { */ 1; }", [".g .a .b { x: 1; }"]),
            (".a::after { content: \"}  { ; /* \"; }", [".g .a::after { content: \"}  { ; /* \"; }"]),
            (".a\\{b { x: 1; }", [".g .a\\{b { x: 1; }"]),
            (".a {}", [".g .a {  }"]),
            (
                "@media (hover) { .a { x: 1 } @supports (y: 2) { .b { y: 2 } } } .c { z: 3 }",
                [
                    "@media (hover) {", "  .g .a { x: 1 }", "  @supports (y: 2) {", "    .g .b { y: 2 }", "  }", "}",
                    ".g .c { z: 3 }",
                ]
            ),
            (
                "@container card (width < 90px) { .a { x: 1 } }",
                ["@container card (width < 90px) {", "  .g .a { x: 1 }", "}"]
            ),
            ("", []), ("  /* nothing */ ", []),
        ] as [(String, [String])])
    func rules(css: String, lines: [String]) throws {
        let (rules, diagnostics) = CellDesignReader.read(SourceText(path: "row.css", text: css))
        #expect(diagnostics == [])
        #expect(CellDesign(name: "row", rules: try #require(rules)).lines(below: ".g") == lines)
    }

    @Test(
        arguments: [
            (".a { x: 1 ", "theme.unbalanced-styles", 1, 4), (".a { x: 1 } }", "theme.unbalanced-styles", 1, 13),
            (".a { x: 1 !important }", "theme.important", 1, 11), ("/* x", "theme.unbalanced-styles", 1, 1),
            ("color: red;", "theme.cell-design", 1, 1), (".a { x: 1 }\n  y", "theme.cell-design", 2, 3),
            ("@import 'x.css';", "theme.cell-design", 1, 1),
            ("@keyframes k { from { x: 1 } }", "theme.cell-design", 1, 1),
            (".a, { x: 1 }", "theme.cell-design", 1, 1), ("{ x: 1 }", "theme.cell-design", 1, 1),
            (".a {\n  & .b { x: 1 } }", "theme.cell-design", 2, 8),
            ("@media print { x: 1 }", "theme.cell-design", 1, 16),
            ("@font-face { src: x }", "theme.cell-design", 1, 1),
        ] as [(String, String, Int, Int)])
    func problems(css: String, id: String, line: Int, column: Int) throws {
        let (rules, diagnostics) = CellDesignReader.read(SourceText(path: "row.css", text: css))
        #expect(rules == nil)
        let first = try #require(diagnostics.first)
        #expect(first.id == id)
        #expect(first.position == SourcePosition(line: line, column: column))
        #expect(first.isError && first.hint != nil)
    }

    @Test func themesBringDesigns() throws {
        let theme = try loadedDefault()
        #expect(Set(theme.cells.keys) == ["card", "chip", "fill", "line", "row"])
        #expect(theme.cells["row"]?.artworkWidth == .init(points: 74))
        #expect(theme.cells["card"]?.artworkWidth == .init(width: 1))
    }

    @Test(
        arguments: [
            ("cells: { row: { artwork: 1/2w - 8 } }", []),
            ("cells: { row: { artwork: wide } }", ["theme.bad-cells"]),
            ("cells: { row: { artwork: 1/0w } }", ["theme.bad-cells"]),
            ("cells: { row: { artwrok: 4 } }", ["theme.unknown-key"]),
            ("cells: { row: 4 }", ["theme.bad-cells"]), ("cells: row", ["theme.bad-cells"]),
            ("cells: { rwo: { artwork: 4 } }", ["theme.unknown-cell"]),
        ] as [(String, [String])])
    func facts(yaml: String, ids: [String]) throws {
        let own = ThemeFolder(
            path: "Themes/Plain",
            files: ["theme.yml": Array(yaml.utf8), "cells/row.css": Array(".cell { x: 1 }".utf8)])
        let (theme, diagnostics) = Theme.load(
            "Plain", own: [own], fallback: defaultTheme, available: ["Plain"])
        #expect(diagnostics.map(\.id) == ids)
        if ids.isEmpty { #expect(theme?.cells["row"]?.artworkWidth == .init(points: -8, width: 0.5)) }
    }

    @Test(
        arguments: [
            (
                "cards: [{ artwork: 1w }, { layout: list, from: 560, artwork: 192 }, { aspect: 2, artwork: 16/9h }]", 3,
                []
            ),
            ("cards: [{ artwork: wide }, { artwork: 4 }]", 1, ["theme.bad-cards"]),
            ("cards: [{ artwork: 4, from: -1 }]", 1, ["theme.bad-cards"]),
            ("cards: [{ artwork: 4, form: 1 }]", 1, ["theme.unknown-key"]),
            ("cards: 4", 0, ["theme.bad-cards"]), ("cards: [4]", 0, ["theme.bad-cards"]),
        ] as [(String, Int, [String])])
    func cards(yaml: String, count: Int, ids: [String]) throws {
        let own = ThemeFolder(path: "Themes/Plain", files: ["theme.yml": Array(yaml.utf8)])
        let (theme, diagnostics) = Theme.load(
            "Plain", own: [own], fallback: defaultTheme, available: ["Plain"])
        #expect(diagnostics.map(\.id) == ids)
        guard ids.isEmpty else { return }
        let cards = try #require(theme?.manifest.cards)
        #expect(cards.count == count)
        #expect(cards[1].layout == "list" && cards[1].cellsFrom == 560 && cards[1].width == .init(points: 192))
        #expect(cards[2].aspectFrom == 2 && cards[2].width == .init(height: 16.0 / 9))
    }
}
