import Diagnostics
import Episodes
import Foundation
import SiteBuilder
import Testing

/// Every field of a site is an attack; in every file that the build makes each of them arrives as text.
@Suite("A hostile site") struct HostileSiteTests {
    /// One file of the output, read by a parser for its format.
    private struct ReadFile: Sendable {
        var path: String
        var readable: [String]
        var problems: [String]
    }

    private static let files: Task<[ReadFile], any Error> = Task {
        let built = try await SampleSite(HostileSite.files()).build()
        return built.output.files.compactMap { file in
            guard case .bytes(let bytes) = file.contents else { return nil }
            return read(file.path.text, bytes)
        }
    }

    private static func read(_ path: String, _ bytes: [UInt8]) -> ReadFile {
        let text = String(decoding: bytes, as: UTF8.self)
        switch path.split(separator: ".").last {
        case "html":
            let judge = HTMLJudge(bytes, mayRefresh: text.contains("http-equiv=\"refresh\"") && !text.contains("<main"))
            return ReadFile(path: path, readable: judge.readable, problems: judge.problems)
        case "xml":
            let reader = XMLReader(bytes)
            let markup = reader.elements.intersection(["script", "img", "svg", "iframe", "xss", "x"]).sorted()
            return ReadFile(
                path: path, readable: reader.readable, problems: [reader.problem].compactMap(\.self) + markup)
        case "json":
            do {
                return ReadFile(
                    path: path, readable: texts(try JSONSerialization.jsonObject(with: Data(bytes))), problems: [])
            } catch {
                return ReadFile(path: path, readable: [], problems: ["\(error)"])
            }
        case "css", "js", "svg":
            return ReadFile(path: path, readable: [], problems: text.contains("xss") ? ["holds content"] : [])
        case "vtt":
            let tags = text.matches(of: /<\/?([a-z]+)/).map { String($0.1) }.filter {
                !["v", "c", "b", "i", "u", "lang"].contains($0)
            }
            return ReadFile(path: path, readable: [text], problems: tags)
        default:
            // `_redirects`, `robots.txt`: words between blanks, of which content must not make more.
            let isRedirects = path == "_redirects"
            let wrong = text.split(separator: "\n").filter {
                $0.contains(where: { "<>\"'`".contains($0) }) || isRedirects && $0.split(separator: " ").count != 3
            }
            return ReadFile(path: path, readable: [text], problems: wrong.map(String.init))
        }
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

    /// Where each field is to be read, whole.
    @Test(
        "shows each vector as text",
        arguments: [
            (
                "title",
                [
                    episode, "index.html", "library/index.html", "feed.xml", "atom.xml", "feed.json",
                    "episodes/001-one/chapters.json",
                ]
            ),
            ("subtitle", [episode]), ("summary", [episode, "index.html", "feed.xml", "atom.xml", "feed.json"]),
            ("tag", [episode, "library/index.html"]), ("category", ["library/index.html"]),
            ("collection", [episode, "library/index.html"]), ("collectionsummary", ["library/index.html"]),
            ("host", [episode, "feed.xml"]), ("role", [episode]), ("guest", [episode, "feed.xml"]),
            ("alternative", [episode]), ("chapter", [episode, "episodes/001-one/chapters.json"]), ("link", [episode]),
            ("section", [episode]), ("site", [episode, "index.html", "feed.xml", "atom.xml", "feed.json", "404.html"]),
            ("description", ["index.html", "feed.xml"]), ("author", ["index.html", "feed.xml"]),
            ("menu", ["index.html", "404.html"]),
            ("owner", ["feed.xml"]), ("copyright", ["feed.xml"]), ("podcastcategory", ["feed.xml"]),
            ("guid", ["feed.xml"]),
            ("page", ["library/index.html"]), ("pagesubtitle", ["library/index.html"]),
            ("pagesection", ["library/index.html"]),
            ("lang", [episode]), ("number", [episode]),
        ] as [(String, [String])])
    func arrives(field: String, paths: [String]) async throws {
        let files = try await Self.files.value
        let vector = HostileSite.vector(field)
        for path in paths {
            let file = try #require(files.first { $0.path == path }, "\(path)")
            #expect(file.readable.contains { $0.contains(vector) }, "\(field) in \(path)")
        }
    }

    @Test("shows what stands in bodies and cues as text")
    func bodies() async throws {
        let files = try await Self.files.value
        let page = try #require(files.first { $0.path == Self.episode })
        for text in [
            "xss-body <script>xss(1)</script> <img src=x onerror=xss(2)> <svg/onload=xss(3)>", "xss(5)",
            "xss-heading \"'><img src=x onerror=xss(8)>", "</code></pre><script>xss(36)</script>",
            "xss-cell <script>xss(37)</script>", "xss-note <img src=x onerror=xss(39)>", "<script>xss(30)</script>",
        ] {
            #expect(page.readable.contains { $0.contains(text) }, "\(text)")
        }
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
