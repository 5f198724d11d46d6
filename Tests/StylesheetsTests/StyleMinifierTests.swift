import SiteStylesheets
import Testing

/// Shorter, but the same for a browser.
@Suite struct StyleMinifierTests {
    private func minified(_ css: String) -> String {
        String(decoding: StyleMinifier.minified(Array(css.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("a {\n  color: red;\n  margin: 0 auto;\n}\n", "a{color:red;margin:0 auto}"),
        ("/* one */ a { /* two */ color: red /* three */; }", "a{color:red}"),
        ("a { margin: 0/**/auto }", "a{margin:0/**/auto}"),
        ("a/* one */{ x: y }/* two */b/**/, c { x: y }", "a{x:y}b,c{x:y}"),
        ("a > b , c  d { x: y }", "a>b,c d{x:y}"),
        ("a :hover { x: y }", "a :hover{x:y}"),
        (".a .b { x: y } .a.b { x: z }", ".a .b{x:y}.a.b{x:z}"),
        ("a { width: calc( 1px + 0.5% - 0.25em ) }", "a{width:calc(1px + 0.5% - 0.25em)}"),
        ("a { content: \"a  /* b */ ; }\" ; quotes: '\\'' }", "a{content:\"a  /* b */ ; }\";quotes:'\\''}"),
        ("a { content: \"\\\"  ;\" ; }", "a{content:\"\\\"  ;\"}"),
        ("a { background: url( data:x;y , /* 0 ) 0.5px }", "a{background:url( data:x;y , /* 0 ) 0.5px}"),
        ("a { background: URL( \"b ; )\" ) ; }", "a{background:URL(\"b ; )\")}"),
        ("a { background: url(b\\)  c) ; }", "a{background:url(b\\)  c)}"),
        (".w-1\\/2 , .\\31 0  b { x: y }", ".w-1\\/2 ,.\\31 0 b{x:y}"),
        (".\\31  b, .a\\: .c { x: y }", ".\\31  b,.a\\: .c{x:y}"),
        (
            "@media (min-width: 640px) and (width > 3px) { a { x: y } }",
            "@media (min-width:640px) and (width>3px){a{x:y}}"
        ),
        ("a { & :hover { x: y } color: red; }", "a{& :hover{x:y}color:red}"),
        ("@layer a, b; @import \"c.css\" ;", "@layer a,b;@import \"c.css\";"),
        ("a { --x: ; --y: 1 ;; color: var(--x) var(--y) }", "a{--x:;--y:1;color:var(--x) var(--y)}"),
        ("a[b = \"c + d\"] { content: \"a / b\" / \"\" }", "a[b=\"c + d\"]{content:\"a / b\" / \"\"}"),
        ("a { --x: / *; }", "a{--x:/ *}"),
        ("a { content: \"b\n; c: d }", "a{content:\"b\n;c:d}"),
    ])
    func isShort(css: String, expected: String) {
        #expect(minified(css) == expected)
        #expect(minified(expected) == expected)
    }

    /// It terminates for any text that is cut off or not closed.
    @Test func takesAnything() {
        let css = Array("@media (x){a{b:c;d{e:f}}}/*g*/h{i:\"j\\\"\";k:url(l'm)}@n;[o=\"p]\"]:is(q,r){s:\\31 t}".utf8)
        for end in css.indices { #expect(StyleMinifier.minified(Array(css[..<end])).count <= end) }
    }
}
