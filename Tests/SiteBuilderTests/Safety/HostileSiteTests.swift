import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import TestSupport
import Testing

/// Every field of a site contains an attack, and every file of the build contains it only as text.
@Suite("A hostile site") struct HostileSiteTests {
    /// One output file, read by a parser for its format.
    private struct ReadFile: Sendable {
        var path: String
        var readable: [String]
        var problems: [String]
    }

    private static let files: Task<[ReadFile], any Error> = Task {
        var site = try SampleSite(HostileSite.files())
        site.makesCardsAndIcons = true
        let built = try await site.build()
        return built.output.files.flatMap { file -> [ReadFile] in
            guard let bytes = file.contents.bytes else { return [] }
            return [read(file.path.text, bytes)] + structuredData(file.path.text, bytes)
        }
    }

    /// The JSON in a page's head as a separate file.
    private static func structuredData(_ path: String, _ bytes: [UInt8]) -> [ReadFile] {
        guard path.hasSuffix(".html") else { return [] }
        return HTMLTokenizer(bytes).tags.filter { $0.attributes["type"] == "application/ld+json" }
            .map { read("\(path) structured data.json", Array($0.text.utf8)) }
    }

    private static func read(_ path: String, _ bytes: [UInt8]) -> ReadFile {
        let text = String(decoding: bytes, as: UTF8.self)
        switch path.split(separator: ".").last {
        case "html":
            let judge = HTMLJudge(bytes, mayRefresh: text.contains("http-equiv=\"refresh\"") && !text.contains("<main"))
            return ReadFile(path: path, readable: judge.readable, problems: judge.problems)
        case "xml":
            let reader = XMLReader(bytes)
            let notes = reader.readable.flatMap(problemsOfNotes)
            let markup = reader.elements.intersection(["script", "img", "svg", "iframe", "xss", "x"]).sorted()
            return ReadFile(
                path: path, readable: reader.readable, problems: [reader.problem].compactMap(\.self) + markup + notes)
        case "json", "webmanifest":
            do {
                let readable = texts(try JSONSerialization.jsonObject(with: Data(bytes)))
                return ReadFile(path: path, readable: readable, problems: readable.flatMap(problemsOfNotes))
            } catch {
                return ReadFile(path: path, readable: [], problems: ["\(error)"])
            }
        case "css", "js", "svg":
            return ReadFile(path: path, readable: [], problems: text.contains("xss") ? ["holds content"] : [])
        case "jpg", "png", "ico":
            return ReadFile(path: path, readable: [], problems: text.contains("xss") ? ["holds content"] : [])
        case "vtt":
            let tags = text.matches(of: /<\/?([a-z]+)/).map { String($0.1) }.filter {
                !["v", "c", "b", "i", "u", "lang"].contains($0)
            }
            return ReadFile(path: path, readable: [text], problems: tags)
        default:
            // `_redirects` and `robots.txt` consist of words between spaces. Content must not add words.
            let isRedirects = path == "_redirects"
            let wrong = text.split(separator: "\n").filter {
                $0.contains(where: { "<>\"'`".contains($0) }) || isRedirects && $0.split(separator: " ").count != 3
            }
            return ReadFile(path: path, readable: [text], problems: wrong.map(String.init))
        }
    }

    /// Feeds contain bodies as HTML in a text, and oEmbed files contain players.
    private static func problemsOfNotes(_ text: String) -> [String] {
        ["<p>", "<audio ", "<video ", "<iframe "].contains(where: text.hasPrefix)
            ? HTMLJudge(Array(text.utf8), mayRefresh: false).problems : []
    }

    private static func texts(_ value: Any) -> [String] {
        switch value {
        case let text as String: [text]
        case let list as [Any]: list.flatMap(texts)
        case let map as [String: Any]: Array(map.keys) + map.values.flatMap(texts)
        default: []
        }
    }

    @Test("builds, and no file of it does anything")
    func nothingRuns() async throws {
        let files = try await Self.files.value
        #expect(files.count > 15)
        for file in files { #expect(file.problems == [], "\(file.path)") }
    }

    private static let episode = "episodes/001-one/index.html"
    private static let data = "episodes/001-one/index.html structured data.json"
    private static let embedding = "episodes/001-one/oembed.json"

    /// The places where each field must be visible.
    @Test(
        "shows each vector as text",
        arguments: [
            (
                "title",
                [
                    episode, "index.html", "library/index.html", "feed.xml", "atom.xml", "feed.json",
                    "episodes/001-one/chapters.json", "search/episodes-0.json", data, embedding,
                ]
            ),
            ("subtitle", [episode]),
            ("summary", [episode, "index.html", "feed.xml", "atom.xml", "feed.json", "search/texts-0.json", data]),
            ("tag", [episode, "library/index.html", "tags/index.html", data]),
            ("category", ["library/index.html", "categories/index.html", data]),
            ("season", [data]), ("film", ["sitemap.xml"]),
            ("collection", [episode, "library/index.html", "collections/index.html", data]),
            ("collectionsummary", ["library/index.html"]),
            ("host", [episode, "feed.xml", "people/index.html", data, embedding]), ("role", [episode]),
            ("guest", [episode, "feed.xml", "people/index.html", data]),
            ("alternative", [episode]), ("chapter", [episode, "episodes/001-one/chapters.json", data]),
            ("link", [episode]),
            ("section", [episode]),
            (
                "site",
                [
                    episode, "index.html", "feed.xml", "atom.xml", "feed.json", "404.html", data, embedding,
                    "site.webmanifest", "index.html structured data.json",
                ]
            ),
            ("description", ["index.html", "feed.xml", "site.webmanifest", "index.html structured data.json"]),
            ("author", ["index.html", "feed.xml", "index.html structured data.json"]),
            ("menu", ["index.html", "404.html"]),
            ("owner", ["feed.xml"]), ("copyright", ["feed.xml"]),
            ("guid", ["feed.xml"]),
            ("page", ["library/index.html"]), ("pagesubtitle", ["library/index.html"]),
            ("pagesection", ["library/index.html"]),
            ("lang", [episode, data]), ("number", [episode, data]),
        ] as [(String, [String])])
    func arrives(field: String, paths: [String]) async throws {
        let files = try await Self.files.value
        // Cards and feeds shorten long texts after a word. The first element of each attack stays complete.
        let vector = HostileSite.vector(field)
        let start = vector[..<(try #require(vector.firstRange(of: "</script>")).upperBound)]
        for path in paths {
            let file = try #require(files.first { $0.path == path }, "\(path)")
            // A description in RSS is read as HTML, which must give the same text.
            let isThere = file.readable.contains { text in
                text.contains(start) || HTMLTokenizer(Array(text.utf8)).texts.joined().contains(start)
            }
            #expect(isThere, "\(field) in \(path)")
        }
    }

    @Test("shows bodies and cues as text")
    func bodies() async throws {
        let files = try await Self.files.value
        let page = try #require(files.first { $0.path == Self.episode })
        for text in [
            "xss-body <script>self.xss=1</script> <img src=x onerror=self.xss=2> <svg/onload=self.xss=3>",
            "xss-heading \"'><img src=x onerror=self.xss=8>", "</code></pre><script>self.xss=36</script>",
            "xss-cell <script>self.xss=37</script>", "xss-note <img src=x onerror=self.xss=39>",
            "<script>self.xss=30</script>",
        ] {
            #expect(page.readable.contains { $0.contains(text) }, "\(text)")
        }
        // Scripts of their own are left out.
        #expect(!page.readable.contains { $0.contains("self.xss=5") })
        #expect(page.readable.contains { $0.contains("xss-cue") })
        #expect(page.readable.contains { $0.contains("xss-voice") })
    }

    @Test("copies hostile names of files under safe links")
    func names() async throws {
        let built = try await SampleSite(HostileSite.files()).build()
        let copy = "episodes/" + HostileSite.hostileFile
        #expect(built.paths.contains(copy))
        #expect(built.text(Self.episode)?.contains("a%22%27%3E%3Cimg%20src%3Dx%20onerror%3Dxss%28%29%3E") == true)
    }
}
