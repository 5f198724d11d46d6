import Testing

@testable import SiteArtwork

@Suite("A plain text")
struct PlainTextTests {
    @Test(
        "is one line without control characters",
        arguments: [
            ("a", "a"), ("", nil), (" \u{A0}\n", nil), ("\u{0}\u{7}\u{9F}", nil), ("a\0b", "ab"), (" a  b ", "a b"),
            ("a\r\nb\u{2028}c\u{85}d", "a b c d"), ("\u{A0}a\u{A0}b\u{A0}", "a\u{A0}b"), ("\u{FEFF}a\u{FFFF}", "a"),
            ("\u{202E}a\u{202C}\u{2066}b\u{2069}", "ab"), ("\u{202A}\u{2069}", nil),
            // Marks that letters need stay.
            ("\u{200F}א\u{200D}", "\u{200F}א\u{200D}"), ("e\u{301}", "e\u{301}"),
        ] as [(String, String?)])
    func cleaned(text: String, plain: String?) { #expect(plainText(text) == plain) }

    @Test("is cut after a whole character")
    func cut() {
        let rest = String(repeating: "x", count: 1_999)
        let family = "👩‍👩‍👧‍👦"
        #expect(plainText(rest + "xy") == rest + "x")
        #expect(plainText(rest + "e\u{301}") == rest)
        #expect(plainText(rest + family) == rest)
        #expect(plainText(rest.dropLast(6) + family) == rest.dropLast(6) + family)
        // One character of a million marks.
        #expect(plainText("e" + String(repeating: "\u{301}", count: 1_000_000)) == nil)
    }

    @Test("is UTF-8, or ISO 8859-1 if it is not")
    func decoded() {
        #expect(decodedText([0x46, 0xC3, 0xA4]) == "Fä")
        #expect(decodedText([0x46, 0xE4, 0x68]) == "Fäh")
        #expect(decodedText([0x46, 0xC3, 0xA4, 0xC3], isUTF8: true) == "Fä")
        #expect(decodedText([0x46, 0xC3, 0xA4, 0xC3]) == "FÃ¤Ã")
    }
}
