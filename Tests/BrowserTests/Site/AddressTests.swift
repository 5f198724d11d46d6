import BrowserSupport
import SiteEpisodes
import Testing

/// A browser requests the same file for an address as people write it and for the encoded address in feeds and pages.
@Suite("Addresses of other hosts", .browser(.chromium))
struct AddressTests {
    struct Parts: Decodable, Sendable, Equatable {
        var host: String
        /// The path with percent-encoding decoded if possible.
        var path: String
        var query: String
    }

    private static let script = """
        (addresses) => addresses.map((address) => {
          const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
          const url = new URL(address);
          return { host: url.host, path: decoded(url.pathname), query: decoded(url.search) };
        })
        """

    static let written = [
        "https://c.example/ü.mp3", "https://c.example/日本/語.mp3?t=ö", "https://c.example/a b/c%20d/e%2ff",
        "https://c.example/a[1]|^`{}.mp3?x[]=\"<>", "https://c.example/e\u{301}/é", "https://c.example/😀?😀",
        "https://bücher.example/", "https://BÜCHER.example/", "https://bu\u{308}cher.example/",
        "https://b%C3%BCcher.example/", "https://faß.example/", "https://ΒΌΛΟΣ.example/", "https://βόλος.example/",
        "https://日本。jp/", "https://例え.テスト/", "https://שלום.example/", "https://مثال.إختبار/", "https://ＦＵＬＬ．example/",
        "https://☕.example/", "https://ü\u{AD}.example./", "https://क्\u{200D}ष.example/",
        "https://نامه\u{200C}ای.example/",
        "https://İstanbul.example/", "https://ﬁ.example/", "https://①.example/", "https://ñandú.example:8443/",
        "https://l·l.example/", "https://한국.example/", "https://ไทย.example/", "https://аррӏе.example/",
        "https://๕.example/",
        "https://１２７.0.0.1/", "http://[::1]:8080/ü", "https://xn--bcher-kva.example/", "https://b_ü.example/",
        "https://∑.example/",
    ]

    @Test("equal those that a browser makes from the written ones")
    func asBrowsersReadThem() async throws {
        let encoded = try Self.written.map { try WebAddress(checking: $0).text }
        let (expected, found) = try await SharedBrowser.chromium.lend { browser in
            (
                try await browser.call(Self.script, Self.written, as: [Parts].self),
                try await browser.call(Self.script, encoded, as: [Parts].self)
            )
        }
        for (written, parts) in zip(Self.written, zip(expected, found)) { #expect(parts.0 == parts.1, "\(written)") }
        #expect(encoded.allSatisfy { $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } })
    }
}
