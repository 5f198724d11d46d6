import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import Testing

/// Addresses that would run code are refused or dropped wherever an author may write one, and no page contains them.
@Suite("Hostile addresses") struct HostileAddressTests {
    static let addresses = [
        "javascript:xss()", " JaVaScRiPt:xss()", "java\\tscript:xss()", "\\u0001javascript:xss()",
        "java\\nscript:xss()",
        "data:text/html,<script>xss()</script>", "vbscript:xss()", "javascript&colon;xss()", "javascript&#58;xss()",
        "\\u00a0javascript:xss()", "\\u2028javascript:xss()", "java\\u0000script:xss()", "file:///etc/passwd", "blob:x",
        "javascript\\u0301:xss()", "%6Aavascript:xss()", "\\\\javascript:xss()", "//e.com/\\\"onclick=\\\"xss()",
    ]

    /// Front matter in JSON with a marker for the address.
    static let fields = [
        #""links": [{"title": "a", "url": "@"}]"#, #""links": "@""#, #""links": {"a": "@"}"#,
        #""guests": [{"name": "Ann", "url": "@"}]"#, #""chapters": [{"start": "0:01", "title": "a", "url": "@"}]"#,
        #""chapters": [{"start": "0:01", "title": "a", "img": "@"}]"#, #""image": "@""#, #""image": {"src": "@"}"#,
        #""audio": "@""#, #""video": {"src": "@", "poster": "@"}"#, #""youtube": "@""#, #""vimeo": "@""#,
        #""transcript": "@""#, #""captions": "@""#, #""url": "@""#, #""aliases": ["@"]"#, #""slug": "@""#,
        #""sections": [{"title": "a", "source": "episodes", "more": "@"}]"#,
    ]

    @Test("in every field of an episode", arguments: fields)
    func episodes(field: String) async throws {
        var files = ["Content/episodes/open.md": episode("Open")]
        for (number, address) in Self.addresses.enumerated() {
            let line = field.replacing("@", with: address)
            files["Content/episodes/\(number).md"] = "{\"title\": \"T\", \"date\": \"2026-01-01\", \(line)}\n"
        }
        // A refused file would hide the results of the others, so the others are built without it.
        let refused = try await judge(files)
        if refused.isEmpty { return }
        #expect(refused.allSatisfy { files[$0] != nil })
        for path in refused { files[path] = nil }
        #expect(try await judge(files) == [])
    }

    @Test(
        "in every field of the site",
        arguments: [
            #"{"menu": [{"title": "a", "url": "@"}]}"#, #"{"baseURL": "@"}"#, #"{"podcast": {"image": "@"}}"#,
        ])
    func site(settings: String) async throws {
        for address in Self.addresses {
            let files = [
                "Content/site.yml": settings.replacing("@", with: address), "Content/episodes/open.md": episode("Open"),
            ]
            #expect(try await judge(files).isSubset(of: ["Content/site.yml"]))
        }
    }

    /// - Returns: The files that the build refuses. If none is refused, all pages have been checked.
    private func judge(_ files: [String: String]) async throws -> Set<String> {
        let sample = try SampleSite(files)
        let built: BuiltSite
        do { built = try await sample.build() } catch {
            #expect(error.diagnostics.filter(\.isError).allSatisfy { $0.position != nil })
            let paths = error.diagnostics.filter(\.isError).compactMap(\.path)
            return Set(paths.map { $0.replacing(sample.folder.path + "/", with: "") })
        }
        for file in built.output.files where file.path.text.hasSuffix(".html") {
            guard let bytes = file.contents.bytes else { continue }
            #expect(HTMLJudge(bytes, mayRefresh: true).problems == [], "\(file.path)")
        }
        return []
    }
}
