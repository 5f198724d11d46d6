import Testing

@testable import SiteEpisodes

@Suite struct OneLineTests {
    @Test(arguments: [
        ("", ""), (" ", ""), ("a", "a"), (" a ", "a"), ("a  b", "a b"), ("\ta\r\nb\u{B}c\u{C}d\n", "a b c d"),
        ("a\u{1}b", "a\u{1}b"), ("\n\n\n", ""), ("ä  ö", "ä ö"), ("ä\u{2003}ö", "ä\u{2003}ö"), ("ä \u{2003}ö", "ä ö"),
        ("a\u{A0} b", "a\u{A0} b"),
        ("\u{A0}a\u{FEFF}", "a"), (" a b ", "a b"), ("a\u{301} \r\n b", "a\u{301} b"),
    ])
    func runsOfBlanksAreOne(text: String, expected: String) {
        #expect(text.onOneLine == expected)
        #expect(text[...].onOneLine == expected)
    }

    @Test func longLinesAreRead() {
        #expect(String(repeating: "a  word\n", count: 100_000).onOneLine.utf8.count == 7 * 100_000 - 1)
    }
}
