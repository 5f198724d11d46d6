import SiteStylesheets
import Testing

/// Splits styles like browsers (CSS Syntax 3), including escapes and broken texts.
@Suite struct StyleTokenTests {
    @Test(
        arguments: [
            ("a:b", [.word("a"), .mark(58), .word("b")]), ("u\\72l(x)", [.url("x")]), ("u\\000072l(x)", [.url("x")]),
            ("\\75\\72\\6c( x )", [.url("x")]), ("url( 'x' )", [.function("url"), .string("x"), .mark(41)]),
            ("URL(x)", [.url("x")]),
            ("url(x y)", [.broken]), ("url(a'b)", [.broken]), ("url(a(b)c", [.broken, .word("c")]),
            ("url(x", [.url("x")]),
            ("url(\\)x)", [.url(")x")]), ("url(a\\\nb)c", [.broken, .word("c")]), ("url()", [.url("")]),
            ("@\\69mport", [.atWord("import")]), ("@-x", [.atWord("-x")]), ("@ x", [.mark(64), .word("x")]),
            ("/* a */b/**/c", [.word("b"), .word("c")]), ("a/**/(", [.word("a"), .mark(40)]), ("a(", [.function("a")]),
            ("/*", []),
            ("'a\\\nb'", [.string("ab")]), ("'a\nb", [.broken, .word("b")]), ("'a\\'b'", [.string("a'b")]),
            ("'a", [.string("a")]),
            ("\"\\41 b\"", [.string("Ab")]), ("'\\", [.string("")]), ("\\110000 a", [.word("\u{FFFD}a")]),
            ("\\0", [.word("\u{FFFD}")]),
            ("\\d800x", [.word("\u{FFFD}x")]), ("#a", [.hash("a")]), ("#\\61", [.hash("a")]),
            ("# a", [.mark(35), .word("a")]),
            ("--x", [.word("--x")]), ("-x", [.word("-x")]), ("-1", [.mark(45), .mark(49)]),
            ("1e3px(", [.mark(49), .mark(40)]),
            ("1url(x)", [.mark(49), .mark(40), .word("x"), .mark(41)]),
            ("a\r\nb\u{0C}c", [.word("a"), .word("b"), .word("c")]),
            ("'a\\\r\nb'", [.string("ab")]), ("\\\n", [.mark(92)]), ("a\0", [.word("a\u{FFFD}")]), ("ü", [.word("ü")]),
            ("\\31 a", [.word("1a")]), ("u\\52 L(x)", [.url("x")]), ("<!--a", [.mark(60), .mark(33), .word("--a")]),
        ] as [(String, [StyleToken])])
    func tokens(text: String, expected: [StyleToken]) { #expect(Array(StyleTokens(text)) == expected) }
}
