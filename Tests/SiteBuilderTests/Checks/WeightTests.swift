import SiteEpisodes
import SitePublication
import Testing

@testable import SiteBuilder
@testable import SiteChecks

struct WeightTests {
    @Test(
        arguments: [
            ("15000", 15_000), ("15 kB", 15_000), ("1.5MB", 1_500_000), ("1 KiB", 1024), ("0.05 kB", 50),
            ("100_000 b", 100_000), ("lots", nil),
            ("", nil), ("15 kg", nil), ("-3", nil), ("1e400 kb", nil),
        ] as [(String, Int?)])
    func sizes(text: String, bytes: Int?) { #expect(ByteCount(text)?.bytes == bytes) }

    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 kB"), (14_249, "14.2 kB"), (999_949, "999.9 kB"),
        (999_950, "1.0 MB"), (1_500_000, "1.5 MB"),
    ])
    func sizesInWords(bytes: Int, text: String) { #expect(ByteCount(bytes: bytes).text == text) }

    /// Every byte counts once: a picture that a page contains twice is loaded once.
    @Test func partsOfAPage() throws {
        func file(_ path: String, _ text: String) throws -> OutputFile {
            OutputFile(try #require(OutputPath(path)), .bytes(Array(text.utf8)), from: OutputSource(name: "a test"))
        }
        let page = """
            <!doctype html><link rel=stylesheet href="../a.css?v=1"><style>b{}</style><script src='/a.js'></script><script>1</script>
            <script type="application/ld+json">{"<img src=x>": 1}</script><!-- <img src="../no.png"> -->
            <img src="../a.png" alt="A &quot;b&quot;"><img src="../a.png"><img src="https://example.com/b.png"><h1 id="one">T</h1>
            <template data-a><h3 id="no">A</h3><template><img src="../no.png"></template><a href="no">x</a></template>
            <a href="#one">x</a><textarea><h2></textarea><video poster="../a.png"><source src="v.mp4"></video>
            """
        let output = try OutputSet([
            file("x/index.html", page), file("a.css", "12345"), file("a.js", "123"), file("a.png", "1234567"),
            file("no.png", "123456789"),
        ])
        let index = OutputIndex(output, base: nil)
        let scan = PageScan(Array(page.utf8))
        let weight = PageWeight(scan, of: "x/index.html", html: page.utf8.count, in: index)
        #expect(weight.css == 5 + 3 && weight.js == 3 + 1 && weight.images == 7)
        #expect(weight.total == page.utf8.count + 5 + 3 + 7)
        #expect(scan.images.map(\.alternative) == ["A \"b\"", nil, nil, ""])
        #expect(
            scan.ids == ["one"] && scan.headings.map(\.level) == [1] && scan.links == ["#one"]
                && scan.media == ["v.mp4"])
    }

    /// One page of each kind, with each stylesheet counted once.
    @Test(arguments: [("1 MB", false), ("2 kB", true)]) func stylesheetsOfAVisit(limit: String, isOver: Bool)
        async throws
    {
        let sample = try SampleSite(content: [
            "site.yml": "title: T\nbudgets: { visitCSS: \(limit) }\n", "about.md": "---\ntitle: About\n---\nWords.\n",
            "episodes/a.md": episode("A", "tags: [css]"), "episodes/b.md": episode("B", date: "2026-05-02"),
        ])
        let checked = try await sample.site.check()
        let visit = checked.weights.visit
        #expect(visit.pages.map(\.path) == ["/", "/episodes/b/", "/tags/css/", "/about/"])
        let links = try ["index.html", "episodes/b/index.html", "tags/css/index.html", "about/index.html"].flatMap {
            try #require(checked.built.text($0)).matches(of: #/href="[.\/]*(theme\/[^"\/]*\/styles[^"]*)"/#).map {
                String($0.1)
            }
        }
        #expect(visit.css == Set(links).compactMap { checked.built.text($0)?.utf8.count }.reduce(0, +))
        #expect(visit.compressedCSS > visit.css / 8 && visit.compressedCSS < visit.css / 2)
        let said = checked.findings.filter { $0.id == "check.over-budget" }.map(\.message)
        #expect(said.count == (isOver ? 1 : 0))
        #expect(said.allSatisfy { $0.hasPrefix("a visit of /, /episodes/b/, /tags/css/, /about/ loads ") })
    }

    @Test(
        arguments: [
            ("../a.css", "a.css", nil), ("/a.css?x#y", "a.css", "y"), ("#z", "x/y/index.html", "z"),
            ("../", "x/index.html", nil), ("..", "x/index.html", nil),
            ("./", "x/y/index.html", nil), ("/", "index.html", nil), ("/sub/a.css", "a.css", nil),
            ("https://example.com/sub/a%20b.css", "a b.css", nil),
            ("../../../../a.css", "a.css", nil), ("", "x/y/index.html", nil),
        ] as [(String, String, String?)])
    func addressesAreFollowed(written: String, path: String, fragment: String?) throws {
        let css = OutputFile(try #require(OutputPath("a.css")), .bytes([]), from: OutputSource(name: "a test"))
        let index = OutputIndex(try OutputSet([css]), base: try BaseAddress(parsing: "https://example.com/sub/"))
        let expected = written == "../a.css" ? "x/a.css" : path
        #expect(index.target(of: written, from: "x/y/index.html") == .file(expected, fragment: fragment))
    }

    @Test(arguments: [
        "https://example.org/", "//example.org/x", "mailto:a@example.com", "data:image/png;base64,x",
        "HTTPS://example.org",
    ])
    func addressesElsewhere(written: String) throws {
        #expect(OutputIndex(try OutputSet([]), base: nil).target(of: written, from: "index.html") == .elsewhere)
    }
}
