import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import Testing

@testable import SitePublishing

@Suite struct HostFileTests {
    @Test(arguments: [
        ("publish: github-pages", "https://example.com/", [".nojekyll": "", "CNAME": "example.com\n"]),
        (
            "publish: GitHub-Pages", "https://show.example.com:8080/x/",
            [".nojekyll": "", "CNAME": "show.example.com\n"]
        ),
        ("publish: github-pages", "https://me.github.io/show/", [".nojekyll": ""]),
        ("publish: s3", "https://example.com/", [:]), ("publish: gitlab", "https://example.com/", [:]),
        ("publish: rsync", "https://example.com/", [:]),
        ("", "https://example.com/", [:]),
    ])
    func files(setting: String, base: String, expected: [String: String]) throws {
        let catalog = interpreted([
            "site.yml": "baseURL: \(base)\n\(setting)\n", "episodes/a.md": "---\ntitle: A\n---\n",
        ])
        let files = hostFiles(for: catalog.site, pages: [], paths: [])
        let texts = files.map { ($0.address.outputPath, String(decoding: $0.bytes, as: UTF8.self)) }
        #expect(Dictionary(uniqueKeysWithValues: texts) == expected)
    }

    @Test(arguments: ["netlify", "cloudflare"])
    func headers(host: String) throws {
        let catalog = interpreted(["site.yml": "publish: \(host)\n", "episodes/a.md": "---\ntitle: A\n---\n"])
        let files = hostFiles(for: catalog.site, pages: [], paths: ["index.html"])
        #expect(files.map(\.address.outputPath) == ["_headers"])
    }

    @Test func anUnknownHost() {
        let settings = SourceText(path: "Content/site.yml", text: "publish: netlfy\n")
        let content = SiteContent(documents: [:], data: ["site.yml": settings])
        let diagnostics = interpret(content, rules: PublicationRules(now: Instant(secondsSince1970: 0))).diagnostics
        let unknown = diagnostics.first { $0.id == "frontmatter.unknown-word" }
        #expect(unknown?.message == "'publish' cannot be 'netlfy' (did you mean 'netlify'?)")
    }
}
