import Foundation
import Testing

@testable import SiteMarkup

/// Long texts are normalised in pieces. The result is the one that Foundation gives for the whole text.
@Suite struct NormalizationTests {
    private static let characters = [
        "é", "e\u{301}", "İ", "각", "\u{1100}\u{1161}\u{11A8}", "\u{9C7}\u{9BE}", "\u{B47}\u{B3E}", "\u{DD9}\u{DCF}",
        "\u{1025}\u{102E}", "\u{1B05}\u{1B35}", "\u{114B9}\u{114BA}", "ﬁ", "Å", "q\u{323}\u{307}", "q\u{307}\u{323}",
        "👩‍👩‍👧", "\r\n", "ก\u{E33}", "ｶﾞ", "ﾡￂ", "ㄱㅏ", "か\u{3099}", "a", "\u{200D}",
    ]

    @Test(arguments: characters) func pieces(character: String) {
        for text in [String(repeating: character, count: 3_001), String(repeating: "x" + character, count: 2_500)] {
            #expect(Array(text.composed.utf8) == Array(text.precomposedStringWithCanonicalMapping.utf8))
            #expect(Array(text.decomposed.utf8) == Array(text.decomposedStringWithCanonicalMapping.utf8))
            #expect(Array(text.compatiblyComposed.utf8) == Array(text.precomposedStringWithCompatibilityMapping.utf8))
            #expect(Array(text.compatiblyDecomposed.utf8) == Array(text.decomposedStringWithCompatibilityMapping.utf8))
        }
    }

    @Test func marksAtTheEndOfAPiece() {
        // The first piece could end at any of these places.
        for filler in 990...1_010 {
            let text =
                String(repeating: "ж", count: filler) + String(repeating: "e\u{323}\u{301}\u{1100}\u{1161}", count: 700)
            #expect(Array(text.composed.utf8) == Array(text.precomposedStringWithCanonicalMapping.utf8))
        }
    }

    @Test func marksWithoutAnEnd() {
        let marks = String(repeating: "\u{301}\u{323}", count: 200_000)

        #expect(("a" + marks).decomposed.unicodeScalars.count == 400_001)
    }
}
