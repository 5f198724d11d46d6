import Testing

@testable import Stylesheets

/// What a page can do without.
@Suite struct TrimmingTests {
    private func trimmed(_ css: String, _ html: String, script: String = "") -> String {
        var names = MarkupNames(html: Array(html.utf8))
        names.formUnion(script: Array(script.utf8))
        return String(decoding: StyleTree(Array(css.utf8)).trimmed(to: names).text, as: UTF8.self)
    }

    private static let page = "<html><body><main id=top><p class=\"card big\" data-cell=\"x\">Text</p></main>"

    @Test(arguments: [
        "p", "P", "main p", "main > .card", ".card.big", "#top", "*", ":root", "html", "[data-cell]",
        "[data-cell=\"x\"] p",
        "p:not(.wide)", "p:nth-child(2 of .wide)", ":is(.wide, .card)", ":where(p)", "main:has(> .card)",
        "main:has(.wide, .big)", "p::after", "::selection", "[open]", "[aria-current=page]", ".w\\31",
        "p:is(.wide\\:x)",
        ":is(:is(.card, .wide), .wide) p", "svg|p", "p:hover", "& p",
    ])
    func keeps(selector: String) {
        #expect(trimmed(selector + "{x:y}", Self.page) == StyleTextTests.text(selector + "{x:y}"))
    }

    @Test(arguments: [
        ".wide", "table", ".card.wide", "main .wide", ".card > table", "#bottom", "[data-wide]", ":is(.wide, table)",
        "p:is(.wide)", "main:has(.wide)", ".card:has(+ .wide)", ":is(.card):is(.wide)", ":is(:is(.wide))",
        ".wide\\:x.wide",
        ".Card", "p:where(:not(.a).wide)",
    ])
    func dropsWhatCannotMatch(selector: String) { #expect(trimmed(selector + "{x:y}", Self.page) == "") }

    @Test func keepsTheSelectorsThatCanMatch() {
        #expect(trimmed(".wide, p, table, .card::before{x:y}", Self.page) == "p,.card::before{x:y}")
    }

    @Test func dropsConditionsWithNothingLeft() {
        let css =
            "@layer a, b; @media print { .wide { x: y } @supports (x: y) { table { x: y } } } @media screen { p { x: y } }"
        #expect(trimmed(css, Self.page) == "@layer a,b;@media screen{p{x:y}}")
    }

    /// Classes that a script sets are in no markup; a name in a text is no class.
    @Test(arguments: [
        ("e.classList.add(\"wide\")", ".wide"), ("document.createElement('table')", "table"),
        ("e.dataset.cardKind = 1", "[data-card-kind]"), ("e.setAttribute('data-open', '')", "[data-open]"),
    ])
    func keepsWhatScriptsName(script: String, selector: String) {
        #expect(trimmed(selector + "{x:y}", Self.page + "wide table card-kind") == "")
        #expect(trimmed(selector + "{x:y}", Self.page, script: script) == selector + "{x:y}")
        #expect(trimmed(selector + "{x:y}", "<script>\(script)</script>") == selector + "{x:y}")
        #expect(trimmed(selector + "{x:y}", "<script type=\"application/ld+json\">\(script)</script>") == "")
    }

    @Test(arguments: [
        ("<P CLASS='a  b'>", ".b p"), ("<p class=b>", ".b"), ("<p\nclass\n=\n\"a\tb\"\n>", ".b"), ("<p class='b", ".b"),
        ("<a title=\"<i class='c'>\" class=\"b\">", ".b"), ("<img/class=b>", ".b"), ("<!-- > --><b>", "b"),
        ("<script>if (a < b) {}</script><u>", "u"), ("<custom-card>", "custom-card"), ("<p =x class=b>", ".b"),
        ("a < b <b>", "b"), ("<table><tr>", "tbody"),
    ])
    func readsMarkup(html: String, selector: String) {
        #expect(trimmed(selector + "{x:y}", html) == selector + "{x:y}")
    }

    @Test func readsNoCommentsAndTexts() { #expect(trimmed("i,b,.c{x:y}", "<!--<i class=c>-->b c") == "") }

    @Test func dropsPropertiesThatNobodyReads() {
        let css = """
            :root { --a: 1; --b: var(--c); --c: 2; --d: var(--e); --e: var(--d); --f: 3; --g: 4; --h: 5 }
            p { color: var(--b) } .wide { color: var(--a) } @container style(--h: 5) { p { x: y } }
            @property --a { syntax: "*" } @property --c { syntax: "*" }
            """
        #expect(
            trimmed(css, "<p style=\"left:var(--f)\"><style>b{c:var(--g)}</style>") == """
                :root{--b:var(--c);--c:2;--f:3;--g:4;--h:5}p{color:var(--b)}@container style(--h: 5){p{x:y}}\
                @property --c{syntax:"*"}
                """)
        #expect(trimmed(":root { --a: 1 }", "", script: "s.getPropertyValue('--a')") == ":root{--a:1}")
    }

    @Test func joinsSheetsUnderOneOrderOfLayers() {
        let sheets = ["@layer a, b; @layer a { p { x: y } }", "@layer a, b; @layer b { p { z: y } }"].map {
            StyleTree(Array($0.utf8))
        }
        let text = String(decoding: (sheets[0] + sheets[1]).text, as: UTF8.self)
        #expect(text == "@layer a,b;@layer a{p{x:y}}@layer b{p{z:y}}")
    }

    @Test func tellsWhichScriptsAPageLoads() {
        let names = MarkupNames(html: Array("<script src=\"../a.js\" defer></script><script src=b.js></script>".utf8))
        #expect(names.scripts == ["../a.js", "b.js"])
    }
}
