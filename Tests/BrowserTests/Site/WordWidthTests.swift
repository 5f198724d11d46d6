import BrowserSupport
import SiteBuilder
import Testing

/// The browser's font of Arial's widths judges the estimated widths of words.
@Suite("Estimated widths of words", .anyBrowser)
struct WordWidthTests {
    private static let words = [
        "!\"#$%&'()*+,", ".0123456789:;<=>?@", "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`", "abcdefghijklmnopqrstuvwxyz{|}~",
        "Donaudampfschifffahrtsgesellschaft",
    ]

    @Test("are four fifths of Arial's") func widths() async throws {
        let engine = try #require(Engine.judging.first)
        let measured = try await engine.lend(area: VisibleArea(width: 500, height: 400)) { browser in
            try await PageServer.serving(.pages(["index.html": "<!doctype html><canvas></canvas>"])) { server in
                try await browser.navigate(to: server.address("index.html"))
                let list = Self.words.map { $0.debugDescription.replacing("\\'", with: "'") }.joined(separator: ", ")
                return try await browser.evaluate(
                    """
                    (() => { const c = document.querySelector("canvas").getContext("2d");
                    c.font = "1000px 'Liberation Sans'"; c.fontKerning = "none";
                    return [\(list)].map(w => c.measureText(w).width) })()
                    """, as: [Double].self)
            }
        }
        for (word, width) in zip(Self.words, measured) {
            let widest = try #require(WordWidth(size: 1000).widest(in: word))
            #expect(String(widest.word) == word)
            // Each letter is rounded to a thousandth.
            #expect(abs(widest.width / 0.8 - width) <= Double(word.count), "\(word)")
        }
    }

    @Test("end where lines break")
    func breaks() throws {
        for (text, word) in [
            ("a self-describing page", "describing"), ("und/oder", "oder"), ("Hyphe\u{AD}nation", "Hyphe"),
            ("\u{6F22}\u{5B57}\u{304B}", nil), ("", nil), (" ", nil), ("na\u{EF}vet\u{E9}", "na\u{EF}vet\u{E9}"),
            ("\u{1F600}", nil), ("e\u{301}e\u{301}", "e\u{301}e\u{301}"), ("x\u{2014}yyy", "yyy"),
        ] as [(String, String?)] {
            #expect(WordWidth(size: 16).widest(in: text).map { String($0.word) } == word, "\(text)")
        }
    }
}
