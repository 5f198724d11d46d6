import SiteDiagnostics
import Testing

@testable import SiteChecks

struct ColorTests {
    /// Ratios by WCAG's formula, and equal colours in two notations.
    @Test(arguments: [
        ("#000", "#fff", 21.0), ("#fff", "#ffffff", 1), ("#777", "white", 4.48), ("#767676", "white", 4.54),
        ("#00f", "#fff", 8.59),
        ("rgb(255, 0, 0)", "#fff", 4.0), ("rgb(100% 0% 0%)", "#fff", 4.0), ("hsl(0 100% 50%)", "#fff", 4.0),
        ("oklch(0.62796 0.25768 29.234)", "#fff", 4.0), ("oklab(0.62796 0.22486 0.12585)", "#fff", 4.0),
        ("oklch(62.796% 0.25768 29.234deg / 1)", "#f00f", 1), ("hsl(240deg 100% 50%)", "#00f", 1),
        ("oklch(0 0 none)", "oklch(1 0 0)", 21),
    ])
    func contrast(first: String, second: String, ratio: Double) throws {
        let (front, back) = (try #require(CSSColor(css: first)), try #require(CSSColor(css: second)))
        #expect(abs(front.contrast(to: back) - ratio) < 0.01)
        #expect(front.contrast(to: back) == back.contrast(to: front))
    }

    @Test(arguments: [
        "transparent", "currentcolor", "#ff", "#fffffff", "#12345678", "rgb(0 0 0 / 50%)", "rgb(0 0)", "oklch(a b c)",
        "color-mix(in oklab, red, blue)", "var(--x)", "", "(", "#ggg",
    ])
    func whatIsNoOpaqueColour(text: String) { #expect(CSSColor(css: text) == nil) }

    @Test func declarationsKnowWhereTheyStand() {
        let css =
            "/* a: b; { */ :root { --x: url(\"a;b}\"); color : red }\n@media (prefers-color-scheme: dark) { a { --y: f(a; b) } }"
        let found = PlacedDeclaration.all(in: Array(css.utf8))
        #expect(found.map(\.name) == ["--x", "color", "--y"])
        #expect(found.map(\.value) == ["url(\"a;b}\")", "red", "f(a; b)"])
        #expect(found.map(\.selector) == [":root", ":root", "a"])
        #expect(found.last?.conditions == ["@media (prefers-color-scheme: dark)"])
        let source = SourceText(path: "a.css", text: css)
        #expect(found.map { source.position(at: $0.offset) }.map(\.column) == [23, 41, 43])
    }

    /// Styles for print or for rare preferences are not checked as if everyone saw them.
    @Test func onlyWhatEveryoneSeesIsJudged() {
        func problems(_ css: String) -> Int { ThemeColors(["a": SourceText(path: "a.css", text: css)]).problems.count }
        let pale = "a { color: #aaa; background: #fff }"
        #expect(problems(pale) == 2)
        #expect(problems("@media (prefers-color-scheme: dark) { \(pale) }") == 1)
        #expect(problems("@media print { \(pale) }") == 0)
        #expect(problems("@media (prefers-contrast: more) { \(pale) }") == 0)
        #expect(problems("@layer theme { \(pale) }") == 2)
        #expect(problems("a { color: #000; background: #fff url(x.png) }") == 0)
        #expect(problems(":root { --surface: #fff; --code-name: light-dark(#aaa, #bbb) }") == 2)
        #expect(problems(":root { --surface: #fff; --code-name: light-dark(#555, #bbb) }") == 1)
        #expect(problems(":root { --paper: var(--ink); --ink: var(--paper) }") == 0)
    }
}
