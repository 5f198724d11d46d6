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
        (".a .b { x: y } .a.b { x: z }", ".a .b{x:y}.a.b{x:z}"),
        ("a { width: calc( 1px + 0.5% - 0.25em ); opacity: -0.5 }", "a{width:calc(1px + .5% - .25em);opacity:-0.5}"),
        ("a { content: \"a  /* b */ ; }\" ; quotes: '\\'' }", "a{content:\"a  /* b */ ; }\";quotes:'\\''}"),
        ("a { background: url( data:x;y , 0.5 ) 0.5px }", "a{background:url( data:x;y , 0.5 ) .5px}"),
        ("a { grid-template: [a] auto [b] / 10.05px }", "a{grid-template:[a] auto [b]/10.05px}"),
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
        ("@layer a { b { x: y } } @layer a { c { x: z } }", "@layer a{b{x:y}c{x:z}}"),
        ("@layer { b { x: y } } @layer { c { x: z } }", "@layer{b{x:y}}@layer{c{x:z}}"),
        ("a + b ~ c > d { x: calc(2 * (1px + 2px) / 3) }", "a+b~c>d{x:calc(2*(1px + 2px)/3)}"),
        ("a[b=\"c + d\"] { content: \"a / b\" / \"\" }", "a[b=\"c + d\"]{content:\"a / b\"/\"\"}"),
        ("a { --x: / *; }", "a{--x:/ *}"),
        ("a { x: y } a { z: 1 } b { x: y } a { z: 2 }", "a{x:y;z:1}b{x:y}a{z:2}"),
    ])
    func isShort(css: String, expected: String) { #expect(Self.text(css) == expected) }

    @Test(
        "neighbours with the same declarations are one rule, if every browser knows their selectors",
        arguments: [
            ("a { x: y } .b:hover { x: y } .c { x: y; }", "a,.b:hover,.c{x:y}"),
            ("a::after { x: y } b { x: y }", "a::after{x:y}b{x:y}"),
            ("a:-moz-x { x: y } b { x: y }", "a:-moz-x{x:y}b{x:y}"),
            ("a { x: y } b { z: y } c { x: y }", "a{x:y}b{z:y}c{x:y}"),
        ])
    func joinsNeighbours(css: String, expected: String) { #expect(Self.text(css) == expected) }

    @Test(
        "what neighbours both say is said once, where that is shorter and the order cannot matter",
        arguments: [
            (
                ".a { justify-self: start; color: red; width: 1px } .b { justify-self: start; color: red; width: 2px }",
                ".a,.b{justify-self:start;color:red}.a{width:1px}.b{width:2px}"
            ),
            (
                ".a { justify-self: start; color: red } .b { width: 2px; justify-self: start; color: red }",
                ".a,.b{justify-self:start;color:red}.b{width:2px}"
            ),
            (".long-a { top: 0; x: 1 } .long-b { top: 0; x: 2 }", ".long-a{top:0;x:1}.long-b{top:0;x:2}"),
            (
                ".a { margin: 0 auto 12px; margin-top: 1px } .b { margin: 0 auto 12px }",
                ".a{margin:0 auto 12px;margin-top:1px}.b{margin:0 auto 12px}"
            ),
            (
                ".a { grid-column: 1 / span 2; place-self: end } .b { grid-column: 1 / span 2; align-self: end }",
                ".a{grid-column:1/span 2;place-self:end}.b{grid-column:1/span 2;align-self:end}"
            ),
            (
                ".a::after { justify-self: start; color: red; x: 1 } .b { justify-self: start; color: red; x: 2 }",
                ".a::after{justify-self:start;color:red;x:1}.b{justify-self:start;color:red;x:2}"
            ),
        ])
    func sharesDeclarations(css: String, expected: String) { #expect(Self.text(css) == expected) }

    @Test(
        "rules stand in the rule that their selectors begin with, where that is shorter",
        arguments: [
            (
                ".list { x: y } .list > .item { x: z } .list .title { x: y } .list a { x: z }",
                ".list{x:y;>.item{x:z}.title{x:y}& a{x:z}}"
            ),
            (
                ".list > .item { x: y } .list > .item:hover { x: z } .list > .item + .item::after { x: y }",
                ".list>.item{x:y;&:hover{x:z}+.item::after{x:y}}"
            ),
            // What the element is said later stays behind what is said of others.
            (".list .item { x: y } .list .item { z: 1 } .list { x: y }", ".list .item{x:y;z:1}.list{x:y}"),
            (".list, .other { x: y } .list .item { x: z }", ".list,.other{x:y}.list .item{x:z}"),
            (".list a, .list > b { x: y } .list i { x: z }", ".list{& a,>b{x:y}& i{x:z}}"),
            (".l[hidden] { x: y } .l { z: 1 }", ".l[hidden]{x:y}.l{z:1}"),
            (".list-item { x: y } .list .item { x: z }", ".list-item{x:y}.list .item{x:z}"),
            (".sm\\:x .item { x: y } .sm\\:x .more { x: z }", ".sm\\:x{.item{x:y}.more{x:z}}"),
            ("::selection { x: y } :root { x: z }", "::selection{x:y}:root{x:z}"),
            (".list:is(.a, .b) > .c { x: y } .list:not(.d .e) { x: z }", ".list{&:is(.a,.b)>.c{x:y}&:not(.d .e){x:z}}"),
        ])
    func nests(css: String, expected: String) { #expect(Self.text(css) == expected) }

    @Test(
        "where no text runs vertically, properties have their physical names",
        arguments: [
            (
                "a { inline-size: 1px; min-block-size: 0; margin-block-start: 2px }",
                "a{width:1px;min-height:0;margin-top:2px}"
            ),
            ("a { inset-block-end: 0; border-block-end-color: red }", "a{bottom:0;border-bottom-color:red}"),
            (
                "a { margin-inline-start: 1px; padding-block: 1px 2px }",
                "a{margin-inline-start:1px;padding-block:1px 2px}"
            ),
            ("a { --inline-size: 1px; transition: block-size 1s }", "a{--inline-size:1px;transition:block-size 1s}"),
            ("a { inline-size: 1px } b { writing-mode: vertical-rl }", "a{inline-size:1px}b{writing-mode:vertical-rl}"),
            (
                "a { inline-size: 1px } @media x { b { writing-mode: vertical-rl } }",
                "a{inline-size:1px}@media x{b{writing-mode:vertical-rl}}"
            ),
            ("a { margin-block: 6px; margin-inline: 6px }", "a{margin:6px}"),
            ("a { margin-block: 6px; margin-inline: 7px }", "a{margin-block:6px;margin-inline:7px}"),
            ("a { margin-block: 6px 0; margin-inline: 6px 0 }", "a{margin-block:6px 0;margin-inline:6px 0}"),
        ])
    func namesSides(css: String, expected: String) { #expect(Self.text(css) == expected) }

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
