import Testing

@testable import Stylesheets

/// What a page can do without.
@Suite struct TrimmingTests {
    private func trimmed(_ css: String, _ html: String, script: String = "") -> String {
        var names = MarkupNames(html: Array(html.utf8))
        names.insert(script: Array(script.utf8))
        return String(decoding: StyleTree(Array(css.utf8)).trimmed(to: names).text, as: UTF8.self)
    }

    private static let page = "<html><body><main id=top><p class=\"card big\" data-cell=\"x\">Text</p></main>"

    @Test(arguments: [
        "p", "P", "main p", "main > .card", ".card.big", "#top", "*", ":root", "html", "[data-cell]",
        "[data-cell=\"x\"]", "main [data-cell=\"x\"]",
        "p:not(.wide)", "p:nth-child(2 of .wide)", ":is(.wide, .card)", ":where(p)", "main:has(> .card)",
        "main:has(.wide, .big)", "p::after", "::selection", "[open]", "[aria-current=page]", ".w\\31",
        "p:is(.wide\\:x)",
        "html body p", "body > main", ":is(:is(main, .wide), .wide) p", "main :is(.wide, main > p)", "svg|p", "p:hover",
        "& p",
    ])
    func keeps(selector: String) {
        #expect(trimmed(selector + "{x:y}", Self.page) == StyleTextTests.text(selector + "{x:y}"))
    }

    @Test(arguments: [
        ".wide", "table", ".card.wide", "main .wide", ".card > table", "#bottom", "[data-wide]", ":is(.wide, table)",
        "p:is(.wide)", "main:has(.wide)", ".card:has(+ .wide)", ":is(.card):is(.wide)", ":is(:is(.wide))",
        ".wide\\:x.wide",
        ".Card", "p:where(:not(.a).wide)", "[data-cell=\"x\"] p", ".card p", "p main", "main ~ .card",
        ":is(.card, .wide) p", ":is(p main, .wide)", "main.card", "p:lang(de)", ":is(:lang(de), :lang(fa)) p",
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

    /// Ways through a page: what stands in what, and beside what.
    @Test(arguments: [
        ("<div class=a><p>x</p></div><p>y</p><i>z</i>", ".a p", true), ("<div class=a></div><p>y</p>", ".a p", false),
        ("<ul><li>x</li><li>y</li></ul>", "li + li", true),
        ("<ul><li>x</li></ul><ol><li>x</li></ol>", "ul > ol", false),
        ("<ul><li>x<ul><li>y</li></ul></li></ul>", "ul ul", true), ("<ul><li>x</li></ul><ul></ul>", "ul ul", false),
        ("<ul><li>x</li></ul><ul></ul>", "ul + ul", true), ("<p><b>x</b></p><div><i>y</i></div>", "b + i", false),
        ("<p><br><i>y</i></p>", "br + i", true), ("<p><br><i>y</i></p>", "br i", false),
        ("<svg><path/><g></g></svg>", "path g", false), ("<svg><path/></svg><g></g>", "svg g", false),
        ("<div/><p>x</p></div>", "div p", true), ("<textarea><b></textarea><i></i>", "b", false),
        ("<table><tr><td>x</td></tr></table>", "table > tbody > tr > td", true),
        ("<table><tr><td>x</td></tr></table><i></i>", "tbody i", false),
        ("<table><tbody><tr><td>x</td></tr></tbody></table>", "tbody tbody", false),
        // One tag in several places, and several tags in one place.
        ("<ul><li class=a><i></i></li></ul><ol><li class=a></li></ol>", "ol i", false),
        ("<ul><li class=a></li></ul><ol><li class=a><i></i></li></ol>", "ol i", true),
        ("<p>x</p><p><i></i></p>", "p > i", true), ("<p>x</p><p>y</p><i></i>", "p i", false),
        ("<b data-x=1 class=a></b><b class=a data-x=2><i></i></b>", ".a[data-x] > i", true),
        ("<b class=a></b><b class=a data-x=2><i></i></b>", "b:not([data-x]) + [data-x] > i", true),
        ("<b class='\t a\n  c '></b><i></i>", "b.c.a + i", true), ("<b class='a c'></b><b class=a></b>", ".c.d", false),
        ("<svg/><b></b>", "svg b", false), ("<math><mi/><mo></mo></math>", "mi mo", false),
        ("<svg><a/><b></b></svg><a><i></i></a>", "a b", false), ("<svg><a/></svg><a><b></b></a>", "a b", true),
        ("<b></b></br><i></i>", "b i", false),
        // Where tags are left out, or cross, only the names are looked at.
        ("<ul><li>x<li>y</ul>", "li + li", true), ("<p>x<div>y</div></p><i></i>", "p + div", true),
        ("<b><p>x</b>y</p>", "p b", true), ("<div class=a><p>x</div><i></i>", ".a i", true),
        ("<p><i></i></p><b></b>", "p:has(> i)", true), ("<p><i></i></p><b></b>", "p:has(i + b, b i)", false),
        ("<i lang=fa-IR></i>", "i:lang(fa)", true), ("<i lang=fa-IR></i>", "i:lang(\"fa\")", true),
        ("<i lang=fa-IR></i>", ":is(:lang(ar), :lang(fa)) ", true), ("<i lang=fa></i>", "i:lang(fa-ir)", false),
    ])
    func followsWays(html: String, selector: String, isKept: Bool) {
        #expect(!trimmed(selector + "{x:y}", html).isEmpty == isKept)
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
        #expect(trimmed(selector + "{x:y}", "<script type=module>\(script)</script>") == selector + "{x:y}")
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

    /// A rule that has a name in it which a script knows may be for what the script makes, wherever; others may not.
    @Test(arguments: [
        ("const made = 'wide'", ".wide p", true), ("const made = 'p'", ".card p", false),
        ("const wide = 1", ".wide", false), ("const wide = 'a' + 1 // it's wide", ".wide", false),
        ("/[\"']/.test(x); wide = 'a'", ".wide", false), ("x = a / b; y = 'wide' / 2", ".wide", true),
        ("x = `a ${b ? 'wide' : `c ${{ d: 1 }}`} e`", ".wide", true), ("x = `a ${wide} b`", ".wide", false),
        ("x = `a ${y} wide`", ".wide", true), ("/* 'wide' */ wide", ".wide", false),
        ("x = 'a\\' wide'; y = \"it's\"", ".wide", true), ("x = 'a\\\n wide'", ".wide", true),
        // Who cannot follow a script takes every word of it.
        ("x = 'a\nwide", ".wide", true), ("if (x) /'/.test(wide)", ".wide", true),
    ])
    func readsStringsOfScripts(script: String, selector: String, isKept: Bool) {
        #expect(!trimmed(selector + "{x:y}", Self.page, script: script).isEmpty == isKept)
    }

    @Test func writesConstantsOut() {
        let css = """
            :root { --a: 1px; --b: calc(var(--a) * 2); --c: 3px; --d: 4px; --e: 5px; --f: 6px; --long: "a long value that is used twice" }
            @media x { :root { --c: 2px } }
            p { left: var(--a); right: var(--b); top: var(--c); bottom: var(--d, 1px); width: var(--e); x: "var(--f)" }
            p { y: var(--long); z: var(--long) }
            """
        #expect(
            trimmed(css, "<p style=\"--e:1px\">") == """
                :root{--c:3px;--d:4px;--e:5px;--f:6px;--long:"a long value that is used twice"}@media x{:root{--c:2px}}\
                p{left:1px;right:calc(1px*2);top:var(--c);bottom:var(--d,1px);width:var(--e);x:"var(--f)";\
                y:var(--long);z:var(--long)}
                """)
    }

    /// Tags that differ by what their attributes say stand in one place, and each is read.
    @Test func readsEachOfManyTagsInOnePlace() {
        let css = ":root{--a:1;--b:2;--c:3}#x{x:1}#y{x:2}#z{x:3}:lang(fr){x:4}:lang(de){x:5}"
        let page = """
            <p id=x></p><p style="left:var(--a)"></p><p lang=fr></p><p STYLE=--b:4 Id='y'></p><p style="top:0" lang="en"></p>
            """
        #expect(trimmed(css, page) == ":root{--a:1;--b:2}#x{x:1}#y{x:2}:lang(fr){x:4}")
    }

    @Test func keepsWhatOtherStylesheetsRead() {
        var names = MarkupNames(html: Array("<p>".utf8))
        names.insert(stylesheet: StyleTree(Array(".x { top: var(--a); --b: 1px }".utf8)))
        let css = ":root { --a: 1px; --b: 2px; --c: 3px } p { left: var(--a); right: var(--b); top: var(--c) }"
        #expect(
            String(decoding: StyleTree(Array(css.utf8)).trimmed(to: names).text, as: UTF8.self)
                == ":root{--a:1px;--b:2px}p{left:1px;right:var(--b);top:3px}")
    }

    /// However pages are gathered, their styles are the same.
    @Test func gathersPagesInAnyOrder() {
        let pages = ["<p class=a><b></b></p>", "<p class=a><i></i></p>", "<ul><li>x<li></ul>"].map { Array($0.utf8) }
        let css = StyleTree(Array(".a b{x:1}.a i{x:2}li+li{x:3}.a u{x:4}b i{x:5}".utf8))
        var oneByOne = MarkupNames()
        for page in pages { oneByOne.insert(html: page) }
        var joined = MarkupNames(html: pages[2])
        joined.formUnion(MarkupNames(html: pages[1]))
        joined.formUnion(MarkupNames(html: pages[0]))
        let texts = [oneByOne, joined].map { css.trimmed(to: $0).text }
        #expect(texts[0] == texts[1])
        #expect(String(decoding: texts[0], as: UTF8.self) == ".a b{x:1}.a i{x:2}li+li{x:3}b i{x:5}")
    }

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
