import Testing

@testable import Stylesheets

/// Shorter, and the same to a browser.
@Suite struct StyleTextTests {
    @Test(arguments: [
        ("a {\n  color: red;\n  margin: 0 auto;\n}\n", "a{color:red;margin:0 auto}"),
        ("/* one */ a { /* two */ color: red /* three */; }", "a{color:red}"),
        ("a { margin: 0/**/auto }", "a{margin:0/**/auto}"),
        ("a{}b{x:y}", "b{x:y}"),
        ("a > b , c  d { x: y }", "a>b,c d{x:y}"),
        ("a :hover { x: y }", "a :hover{x:y}"),
        (".a .b { x: y } .a.b { x: y }", ".a .b{x:y}.a.b{x:y}"),
        ("a { width: calc( 1px + 0.5% - 0.25em ); opacity: -0.5 }", "a{width:calc(1px + .5% - .25em);opacity:-0.5}"),
        ("a { content: \"a  /* b */ ; }\" ; quotes: '\\'' }", "a{content:\"a  /* b */ ; }\";quotes:'\\''}"),
        ("a { background: url( data:x;y , 0.5 ) 0.5px }", "a{background:url( data:x;y , 0.5 ) .5px}"),
        ("a { grid-template: [a] auto [b] / 10.05px }", "a{grid-template:[a] auto [b] / 10.05px}"),
        (".w-1\\/2 , .\\31 0 { x: y }", ".w-1\\/2,.\\31 0{x:y}"),
        (
            "@media (min-width: 640px) and (width > 3px) { a { x: y } }",
            "@media (min-width: 640px) and (width>3px){a{x:y}}"
        ),
        ("a { & :hover { x: y } color: red; }", "a{& :hover{x: y}color: red;}"),
        ("@property --w { syntax: \"<length>\"; inherits: true; }", "@property --w{syntax:\"<length>\";inherits:true}"),
        ("@keyframes x { from { top: 0 } to { top: 1px } }", "@keyframes x{from{top: 0}to{top: 1px}}"),
        ("@layer a, b; @import \"c.css\" ;", "@layer a,b;@import \"c.css\";"),
        ("a { --x: ; --y: 1 ; color: var(--x) var(--y) }", "a{--x:;--y:1;color:var(--x) var(--y)}"),
        ("@layer a { b { x: y } } @layer a { c { x: y } }", "@layer a{b{x:y}c{x:y}}"),
        ("@layer { b { x: y } } @layer { c { x: y } }", "@layer{b{x:y}}@layer{c{x:y}}"),
        ("a { x: y } a { z: 1 } b { x: y } a { z: 2 }", "a{x:y;z:1}b{x:y}a{z:2}"),
    ])
    func isShort(css: String, expected: String) { #expect(Self.text(css) == expected) }

    static func text(_ css: String) -> String { String(decoding: StyleTree(Array(css.utf8)).text, as: UTF8.self) }

    /// What has been written is not made shorter still.
    @Test func isStable() {
        let css = "@layer x{a>b,c d{color:red;--x:.5}@container card (width>=3px){.y::after{content:\"\\\" }\"}}}"
        #expect(Self.text(css) == css)
    }

    /// Whatever is cut off or left open, it ends.
    @Test func takesAnything() {
        let css = Array("@media (x){a{b:c;d{e:f}}}/*g*/h{i:\"j\\\"\";k:url(l'm)}@n;[o=\"p]\"]:is(q,r){s:t}".utf8)
        for end in css.indices {
            _ = StyleTree(Array(css[..<end])).trimmed(to: MarkupNames(html: Array(css[end...]))).text
        }
    }
}
