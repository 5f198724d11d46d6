import Episodes
import Testing

@testable import Publishing

@Suite struct HeadersFileTests {
    private func text(_ html: String, _ paths: [String] = []) -> String {
        HeadersFile(pages: [Array(html.utf8)], paths: paths).text
    }

    /// The parts of the policy, by name.
    private func policy(_ html: String) throws -> [String: String] {
        let line = try #require(
            text(html).split(separator: "\n").first { $0.hasPrefix("  Content-Security-Policy: ") })
        #expect(line.utf8.count <= HeadersFile.longestLine)
        let parts = line.dropFirst("  Content-Security-Policy: ".count).split(separator: "; ").map {
            $0.split(separator: " ", maxSplits: 1).map(String.init)
        }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0[1]) })
    }

    @Test(arguments: [
        ("<img src=\"../a.png\"> <a href=\"https://a.example/\">https://b.example/</a>", ""),
        ("<audio><source src=\"https://cdn.example:8443/a.mp3?x=1&amp;y=2\"></audio>", " https://cdn.example:8443"),
        (
            "<img src=\"a.png\" srcset=\"https://b.example/1.png 100w, HTTPS://A.example/2.png 200w\">",
            " https://a.example https://b.example"
        ),
        ("<video poster=\"//p.example/a.jpg\"></video>", " https://p.example"),
        (
            "<p title=\" src=\" data-src=\"https://x.example/\"><img alt=\"src=\" src=\"http://y.example\">",
            " http://y.example"
        ),
        ("<img title=\"a src=\" src=\"https://z.example/\">", " https://z.example"), ("<img src=\"https://", ""),
        ("<img src=\"https://x.example; script-src *\">", " https://x.example"),
    ])
    func picturesAndRecordingsElsewhere(html: String, origins: String) throws {
        let policy = try policy(html)
        #expect(policy["img-src"] == "'self' data:" + origins)
        #expect(policy["media-src"] == "'self'" + origins)
        #expect(policy["default-src"] == "'self'" && policy["object-src"] == "'none'" && policy["script-src"] == nil)
    }

    /// Cloudflare passes over what is longer.
    @Test func tooManyOriginsBecomeAny() throws {
        let html = (0..<200).map { "<img src=\"https://host-\($0).example/a.png\">" }.joined()
        #expect(try policy(html)["img-src"] == "'self' data: https:")
    }

    @Test(arguments: [
        ("variants/cover-640w.3f9c2b7a1d.webp", true), ("a/3F9C2B7A1D55.avif", true), ("a/cover.webp", false),
        ("a/deadbeefde.png", false), ("a/2026090210.mp3", false), ("3f9c2b7a1d/cover.webp", false),
        ("a/3f9c2b7.js", false),
    ])
    func digests(path: String, isDigested: Bool) {
        #expect(HeadersFile.hasDigest(path) == isDigested)
    }

    @Test func whatNeverChangesIsKept() {
        let headers = text(
            "",
            [
                "index.html", "theme/theme.css", "feed.xml", "pictures/a.3f9c2b7a1d.webp",
                "pictures/b/c.3f9c2b7a1e.webp",
                "media/a.3f9c2b7a1d.webp", "media/b.mp3",
            ])
        let blocks = headers.split(separator: "\n\n").map { $0.split(separator: "\n").first ?? "" }
        #expect(blocks == ["/*", "/theme/*", "/pictures/*", "/*.xml"])
        #expect(headers.contains("/pictures/*\n  Cache-Control: public, max-age=31536000, immutable\n"))
        #expect(headers.ranges(of: "Cache-Control").count == 2)
    }
}
