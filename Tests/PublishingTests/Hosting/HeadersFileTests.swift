import SiteEpisodes
import Testing

@testable import SitePublishing

@Suite struct HeadersFileTests {
    private func text(_ html: String, _ paths: [String] = [], _ sources: ContentSources = ContentSources()) -> String {
        HeadersFile(policy: ContentPolicy(sources, of: [Array(html.utf8)]), paths: paths).text
    }

    /// The directives of the policy by name.
    private func policy(_ html: String, _ sources: ContentSources = ContentSources()) throws -> [String: String] {
        let line = try #require(
            text(html, [], sources).split(separator: "\n").first { $0.hasPrefix("  Content-Security-Policy: ") })
        let parts = line.dropFirst("  Content-Security-Policy: ".count).split(separator: "; ").map {
            $0.split(separator: " ", maxSplits: 1).map(String.init)
        }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0[1]) })
    }

    @Test(arguments: [
        ("<img src=\"../a.png\"> <a href=\"https://a.example/\">https://b.example/</a>", "", ""),
        ("<audio><source src=\"https://cdn.example:8443/a.mp3?x=1&amp;y=2\"></audio>", "", " https:"),
        ("<audio src=\"http://cdn.example/a.mp3\"></audio>", "", " http:"),
        (
            "<img srcset=\"a.png 1x, HTTPS://A.example/2.png 2x\"><img src=\"http://b.example/1.png\">",
            " https: http:", ""
        ),
        ("<video poster=\"//p.example/a.jpg\" src=\"a.mp4\"></video>", " https:", ""),
        ("<picture><source srcset=\"https://b.example/1.webp 100w\"></picture>", " https:", ""),
        ("<video><track src=\"https://b.example/a.vtt\"></video>", "", " https:"),
        ("<link rel=\"apple-touch-icon\" href=\"https://b.example/a.png\">", " https:", ""),
        ("<link rel=\"canonical\" href=\"https://b.example/a\">", "", ""),
        ("<template><img src=\"https://b.example/a.png\"></template>", " https:", ""),
        (
            "<p title=\" src=\" data-src=\"https://x.example/\"><img alt=\"src=\" src=\"http://y.example\">", " http:",
            ""
        ),
        ("<script src=\"https://x.example/a.js\"></script><iframe src=\"https://x.example\"></iframe>", "", ""),
        ("<img title='a src=\"https://z.example/\"' src=a.png>", "", ""), ("<img src=\"https://", " https:", ""),
        ("<img src=\"https://x.example; script-src *\">", " https:", ""),
        ("<img src=\"https.png\"><audio src=\"a?https://x.example\"></audio>", "", ""),
    ])
    func picturesAndRecordingsElsewhere(html: String, pictures: String, recordings: String) throws {
        let policy = try policy(html)
        #expect(policy["img-src"] == "'self' data:" + pictures)
        #expect(policy["media-src"] == "'self'" + recordings)
        #expect(policy["default-src"] == "'self'" && policy["object-src"] == "'none'" && policy["script-src"] == nil)
    }

    /// Only players that a frame of the page's own offers are allowed, each once.
    @Test(arguments: [
        (
            "<iframe srcdoc=\"<a href=&quot;https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&quot;>\">",
            "https://www.youtube-nocookie.com"
        ),
        (
            "<iframe srcdoc=\"<a href=&quot;https://player.vimeo.com/video/1?h=a&amp;amp;dnt=1&quot;>x</a><a href='https://player.vimeo.com/video/2'>\">",
            "https://player.vimeo.com"
        ),
        (
            "<iframe srcdoc=\"<a href='https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk'>\"><iframe srcdoc=\"<a href='https://embed.acast.com/a/b'>\">",
            "https://embed.acast.com https://open.spotify.com"
        ),
        ("<iframe srcdoc=\"<a href='https://x.example/'><img src='https://player.vimeo.com/video/1'>\">", nil),
        ("<iframe src=\"https://player.vimeo.com/video/1\"></iframe>", nil),
        ("<a href=\"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ\">x</a>", nil),
        ("<iframe srcdoc=\"\"></iframe>", nil),
    ])
    func players(html: String, origins: String?) throws {
        #expect(try policy(html)["frame-src"] == origins.map { "'self' " + $0 })
        var sources = ContentSources()
        (sources.images, sources.media) = ([], [])
        #expect(try policy(html, sources)["frame-src"] == origins.map { "'self' " + $0 })
    }

    /// The author's settings count, whatever pages contain.
    @Test func settings() throws {
        var sources = ContentSources()
        sources.images = []
        let html = "<img src=\"https://a.example/a.png\"><audio src=\"https://a.example/a.mp3\"></audio>"
        #expect(try policy(html, sources)["img-src"] == "'self' data:")
        #expect(try policy(html, sources)["media-src"] == "'self' https:")
        sources.media = ["https://cdn.example", "https://count.example"]
        #expect(try policy(html, sources)["media-src"] == "'self' https://cdn.example https://count.example")
    }

    @Test(arguments: [
        ("variants/cover-640w.3f9c2b7a1d.webp", true), ("a/3F9C2B7A1D55.avif", true), ("a/cover.webp", false),
        ("a/deadbeefde.png", false), ("a/2026090210.mp3", false), ("3f9c2b7a1d/cover.webp", false),
        ("a/3f9c2b7.js", false), ("theme/c03f9c2b7a1d/search/find.js", true), ("theme/search/find.js", false),
        ("themes/two/theme/c03f9c2b7a1d/own.txt", true), ("theme", false), ("media/theme/cover.webp", false),
    ])
    func digests(path: String, isDigested: Bool) {
        #expect(hasDigest(path) == isDigested)
    }

    @Test func namesOfFoldersAreEncoded() {
        #expect(text("", ["bühne 1/a.3f9c2b7a1d.webp"]).contains("\n/b%C3%BChne%201/*\n"))
    }

    /// A file never has two lines about its age, because hosts would join them.
    @Test(arguments: [
        (["c0/player.js", "c0/search/find.js", "c0/styles.c03f9c2b7a1d.css"], ["/theme/* 31536000"]),
        (["c0/player.js", "own.js"], ["/theme/c03f9c2b7a1e/* 31536000"]),
        (["c0/a b.js", "a/b.3f9c2b7a1d.woff2", "own.js"], ["/theme/a/* 31536000", "/theme/c03f9c2b7a1e/* 31536000"]),
        (["own.js", "styles.css"], []),
    ])
    func filesOfThemes(names: [String], ages: [String]) {
        let headers = text("", names.map { "theme/" + $0.replacing("c0/", with: "c03f9c2b7a1e/") })
        let found = headers.matches(of: #/(\/theme\/.*)\n  Cache-Control: public, max-age=(\d+)/#)
        #expect(found.map { "\($0.1) \($0.2)" } == ages)
        #expect(headers.ranges(of: "Cache-Control").count == ages.count)
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
        #expect(blocks == ["/*", "/pictures/*", "/*.xml"])
        #expect(headers.contains("/pictures/*\n  Cache-Control: public, max-age=31536000, immutable\n"))
        #expect(headers.ranges(of: "Cache-Control").count == 1)
    }
}
