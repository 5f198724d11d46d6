import SiteMarkup
import Testing

@Suite struct PlainTextTests {
    @Test(
        "U+FFFD replaces forbidden characters",
        arguments: [
            0x00, 0x01, 0x08, 0x0B, 0x0C, 0x0E, 0x1A, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE,
            0xFFFF,
            0x1FFFE, 0x2FFFF, 0x8FFFE, 0xFFFFF, 0x10FFFE, 0x10FFFF,
        ])
    func forbidden(number: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(number))
        // In a short text, in a text that is checked in large steps, and at both ends.
        let letters = String(repeating: "x", count: 200)
        for (before, after) in [
            ("", ""), ("a", ""), ("", "b"), ("é", "日"), (letters, letters), ("\(scalar)", "\(scalar)"),
        ] {
            let cleaned = { (text: String) in text.replacing("\(scalar)", with: "\u{FFFD}") }
            let text = PlainText("\(before)\(scalar)\(after)").string
            #expect(Array(text.utf8) == Array("\(cleaned(before))\u{FFFD}\(cleaned(after))".utf8))
        }
        #expect(!scalar.isWritable)
    }

    @Test(
        "Similar names stay",
        arguments: [
            "tab\tline\nreturn\r", "", "\u{FFFD}", "\u{A0}«»ÿ", "ﷲ ﷺ", "，！？：", "\u{FDCF}\u{FDF0}", "濿俿忾", "🚀👩\u{200D}💻",
            "\u{FEFF}", "\u{202E}\u{200B}\u{AD}", "\u{D7FF}\u{E000}", "\u{FFFC}", "\u{1FFFD}\u{20000}\u{10FFFD}",
            "\u{40}~",
            "\"'&<>\\",
        ])
    func allowed(text: String) {
        #expect(Array(PlainText(text).string.utf8) == Array(text.utf8))
        #expect(text.unicodeScalars.allSatisfy { $0.isWritable })
    }

    /// A run of marks, and the marks that stay.
    @Test(
        "U+FFFD replaces the marks after the hundredth on one letter",
        arguments: [
            ("\u{301}", 100, 100), ("\u{301}", 101, 100), ("\u{301}\u{323}", 50, 50), ("\u{301}\u{323}", 51, 50),
            ("\u{301}\u{323}", 5_000, 50), ("\u{5B0}", 150, 100), ("\u{3099}", 150, 100), ("\u{1D165}", 150, 100),
            ("\u{1D165}\u{301}", 75, 50), ("\u{20D0}\u{327}\u{F71}\u{E38}", 30, 25),
            // Normalisation does not sort these.
            ("\u{903}", 5_000, 5_000), ("\u{200D}", 300, 300), ("\u{FE0F}", 300, 300), ("\u{11A8}", 300, 300),
            ("é\u{323}", 300, 300), ("日", 5_000, 5_000), ("ü", 5_000, 5_000), ("🚀", 300, 300),
        ])
    func marks(piece: String, count: Int, kept: Int) {
        let end = kept == count ? "" : "\u{FFFD}"
        for (before, after) in [("", ""), ("a", "b"), ("日", "é"), (String(repeating: "x", count: 137), "🚀")] {
            let text = before + String(repeating: piece, count: count) + after
            let expected = before + String(repeating: piece, count: kept) + end + after
            #expect(Array(PlainText(text).string.utf8) == Array(expected.utf8))
            if !before.isEmpty {
                #expect(Array(PlainText(text + text).string.utf8) == Array((expected + expected).utf8))
            }
            #expect(Array(text.withoutSurplusMarks.utf8) == Array(expected.utf8))
        }
    }

    @Test(
        "Bytes that are not UTF-8 are U+FFFD",
        arguments: [
            ([0xFE], "\u{FFFD}"), ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC3], "\u{FFFD}"),
            ([0x80, 0x61], "\u{FFFD}a"),
            ([0xEF, 0xBF, 0xBE, 0xFE], "\u{FFFD}\u{FFFD}"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xE2, 0x82], "\u{FFFD}"), ([0x08, 0xF0, 0x9F], "\u{FFFD}\u{FFFD}"), ([0x61], "a"),
        ] as [([UInt8], String)])
    func bytes(bytes: [UInt8], text: String) {
        #expect(PlainText(decoding: bytes).string == text)
        #expect(HTMLText(markup: bytes).bytes == Array(text.utf8))
    }
}

@Suite struct HTMLTextTests {
    /// Plain text that has the same meaning in HTML stays unchanged; other text is escaped.
    @Test(arguments: [
        ("plain", "plain"), ("Munich & Verona", "Munich & Verona"), ("a > b", "a > b"), ("\"it's\"", "\"it's\""),
        ("1 < 2", "1 &lt; 2"), ("use <b>", "use &lt;b&gt;"), ("&lt;b&gt;", "&amp;lt;b&amp;gt;"), ("&amp;", "&amp;amp;"),
        ("Q&A", "Q&amp;A"), ("&#65;", "&amp;#65;"), ("&copy 2026", "&amp;copy 2026"), ("a &", "a &"), ("&& x", "&& x"),
        ("</p><!-- & -->", "&lt;/p&gt;&lt;!-- &amp; --&gt;"), ("]]>", "]]>"), ("é&日", "é&日"), ("<", "&lt;"),
    ])
    func plainText(text: String, html: String) {
        #expect(String(decoding: HTMLText(PlainText(text)).bytes, as: UTF8.self) == html)
    }
}

@Suite struct CharacterReferenceNumberTests {
    @Test(
        arguments: [
            (65, "A"), (0, "\u{FFFD}"), (8, "\u{FFFD}"), (9, "\t"), (10, "\n"), (11, "\u{FFFD}"), (31, "\u{FFFD}"),
            (127, "\u{FFFD}"), (128, "€"), (129, "\u{FFFD}"), (130, "‚"), (133, "…"), (141, "\u{FFFD}"), (145, "‘"),
            (146, "’"),
            (150, "–"), (151, "—"), (153, "™"), (157, "\u{FFFD}"), (159, "Ÿ"), (160, "\u{A0}"), (0xD800, "\u{FFFD}"),
            (0xFDD0, "\u{FFFD}"), (0xFFFD, "\u{FFFD}"), (0xFFFE, "\u{FFFD}"), (0xFFFF, "\u{FFFD}"), (0x1F680, "🚀"),
            (0x1FFFE, "\u{FFFD}"), (0x10FFFF, "\u{FFFD}"), (0x110000, "\u{FFFD}"), (UInt32.max, "\u{FFFD}"),
        ] as [(UInt32, String)])
    func character(number: UInt32, text: String) {
        #expect(String(HTMLEntities.character(number)) == text)
        #expect(HTMLEntities.decoded("[&#\(number);&#x\(String(number, radix: 16));]") == "[\(text)\(text)]")
    }
}
