import SiteDiagnostics
import Testing

@testable import SiteBuilder
@testable import SiteChecks

/// Headings keep the IDs that links use, whatever else is on the page, and every ID is unique.
struct PageIDTests {
    /// IDs that a page's frame, sections, lists and scripts use or might use.
    private static let names = [
        "Main", "Transcript", "Latest", "Search", "Indexes", "Search options", "Latest title", "Section 1", "Section 2",
        "Chapters", "Footnotes", "fn 1", "Letter A", "Latest", "Latest 2", "Page main", "Top", "T 3", "Übung", "🦒",
        "Section",
    ]

    private static let body = names.map { "## \($0)\n\nText.[^1]\n" }.joined(separator: "\n") + "\n[^1]: Note.\n"

    private static let sections = """
        sections:
          - { title: Latest, layout: feed }
          - { title: Latest, layout: feed }
          - { layout: feed }
          - { title: Main, layout: feed }
          - { title: Latest title, layout: feed }
          - { title: "Übung", layout: feed }
        """

    @Test(arguments: ["Default", "Airtime", "Lightbox"])
    func everyPage(theme: String) async throws {
        let sample = try SampleSite(content: [
            "site.yml": "title: T\nbaseURL: https://example.com/\ntheme: \(theme)\n",
            "index.md": "---\ntitle: Home\n\(Self.sections)\n---\n\n\(Self.body)",
            "episodes/one.md": episode(
                "One", "audio: one.mp3", "transcript: one.vtt", "chapters: ['0:00 Main', '0:03 Transcript']",
                "tags: [main]",
                Self.sections, body: Self.body),
            "episodes/one.mp3": "x",
            "episodes/one.vtt": "WEBVTT\n\n00:03.000 --> 00:05.000\nWords.\n\n00:03.500 --> 00:06.000\nMore.\n",
            "episodes/two.md": episode("Two", body: "## Main\n\n## Transcript\n\n## Latest\n"),
        ])
        let built = try await sample.build()
        for path in built.paths where path.hasSuffix(".html") {
            let scan = PageScan(Array(try #require(built.text(path)).utf8))
            #expect(scan.doubledIDs == [], "\(path)")
        }
        for (path, names) in [
            (
                "index.html",
                ["main", "transcript", "latest", "latest-1", "latest-title", "section-1", "übung", "section"]
            ),
            (
                "episodes/one/index.html",
                ["main", "transcript", "latest", "latest-1", "latest-title", "section-1", "übung"]
            ),
            ("episodes/two/index.html", ["main", "transcript", "latest"]),
        ] {
            let html = try #require(built.text(path))
            for name in names {
                #expect(html.matches(of: #/<h[2-6] id="([^"]*)"/#).contains { $0.1 == name }, "\(path): \(name)")
            }
        }
        // Sections get the IDs that headings leave, and so do the labels of their headers.
        let home = try #require(built.text("index.html"))
        for id in ["latest-3", "latest-4", "section-3-2", "main-2", "latest-title-2", "übung-2"] {
            #expect(home.contains("id=\"\(id)\" data-cell"), "\(id)")
            if id != "section-3-2" { #expect(home.contains("id=\"\(id).title\""), "\(id)") }
        }
        #expect(home.contains("href=\"#page.main\"") && home.contains("id=\"page.main\""))
        let findings = try await sample.site.check().findings
        #expect(findings.filter { ["check.doubled-id", "check.missing-fragment"].contains($0.id) } == [])
    }

    /// On later pages of a list, the section has the same ID as on the first page.
    @Test func laterPages() async throws {
        var files = [
            "site.yml": "title: T\npagination: 2\n",
            "index.md": "---\ntitle: Home\nsections: [{ title: All, layout: feed, paginate: true }]\n---\n## All\n",
        ]
        for number in 1...6 { files["episodes/\(number).md"] = episode("E\(number)") }
        let built = try await SampleSite(content: files).build()
        for path in ["index.html", "page/2/index.html", "page/1/index.html"] {
            #expect(try #require(built.text(path)).contains("id=\"all-2\" data-cell"), "\(path)")
        }
    }
}
