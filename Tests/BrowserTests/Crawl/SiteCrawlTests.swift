import BrowserSupport
import Foundation
import Testing

@Suite("A crawl")
struct SiteCrawlTests {
    @Test("reaches all files that pages and stylesheets name", arguments: Mount.allCases)
    func reach(mount: Mount) async throws {
        try await withSite(Self.sound) { folder in
            let crawl = try await SiteCrawl.crawl(folder, mounted: mount)
            #expect(crawl.broken == [])
            #expect(crawl.reached == Set(Self.sound.keys.map { $0.replacing(" ", with: "%20") }))
        }
    }

    /// Pages with one fault each, the mounts in which it shows, and the expected report.
    static let faults: [(html: String, mounts: Set<Mount>, report: String)] = [
        ("<a href=gone.html>", Set(Mount.allCases), #"a href "gone.html""#),
        ("<A HREF = 'gone.html' class=x>", Set(Mount.allCases), #"a href "gone.html""#),
        ("<img alt='a > b' src=\"gone.png\">", Set(Mount.allCases), #"img src "gone.png""#),
        ("<img srcset='here.css 1x, gone-2.png 2x'>", Set(Mount.allCases), #"img srcset "gone-2.png""#),
        ("<video poster=gone.jpg>", Set(Mount.allCases), #"video poster "gone.jpg""#),
        ("<p style='background: url(gone.png)'>", Set(Mount.allCases), #"url() "gone.png""#),
        ("<style>/* url(no) */ a { b: url( 'gone.png' ) }</style>", Set(Mount.allCases), #"url() "gone.png""#),
        ("<style>@import \"gone.css\";</style>", Set(Mount.allCases), #"@import "gone.css""#),
        ("<meta http-equiv=refresh content='0; url=gone.html'>", Set(Mount.allCases), #"meta content "gone.html""#),
        ("<a href=here.css/>", Set(Mount.allCases), #"a href "here.css/""#),
        ("<a href=?x=1&amp;y=gone#nowhere>", Set(Mount.allCases), ##"a href "?x=1&y=gone#nowhere": no such id"##),
        ("<a href=/here.css>", [.subfolder, .files], #"a href "/here.css": outside the site"#),
        ("<a href=../../here.css>", [.subfolder, .files], #"a href "../../here.css": outside the site"#),
        ("<a href=folder/>", [.files], #"a href "folder/": a folder, not a file"#),
        ("<a href=folder>", Set(Mount.allCases), #"a href "folder""#),
    ]

    @Test("reports broken references", arguments: Mount.allCases, faults)
    func report(mount: Mount, fault: (html: String, mounts: Set<Mount>, report: String)) async throws {
        let site = ["index.html": fault.html, "here.css": "", "folder/index.html": ""]
        try await withSite(site) { folder in
            let crawl = try await SiteCrawl.crawl(folder, mounted: mount)
            let report = crawl.broken.map(\.description)
            #expect(report.count == (fault.mounts.contains(mount) ? 1 : 0), "\(report)")
            #expect(report.allSatisfy { $0.hasPrefix("index.html: \(fault.report)") }, "\(report)")
        }
    }

    @Test(
        "keeps text that is not a reference",
        arguments: [
            "<!-- <a href=gone.html> -->", "<script>'<a href=gone.html>'</script>", "<title><a href=gone.html></title>",
            "1 < 2 <a href=#>", "<a href=#top>", "<a href=mailto:gone@example.com>", "<a href=//example.com/gone>",
            "<a href=https://example.com/gone>", "<img src='data:image/png;base64,gone'>", "<a", "<a href='",
            "<p = / a=/>",
        ])
    func noReference(html: String) async throws {
        try await withSite(["index.html": html]) { folder in
            let crawl = try await SiteCrawl.crawl(folder, mounted: .root)
            #expect(crawl.broken == [])
        }
    }

    @Test("starts from pages without links to them")
    func starts() async throws {
        try await withSite(["index.html": "", "404.html": "<a href=gone.html>"]) { folder in
            let crawl = try await SiteCrawl.crawl(folder, mounted: .root, from: ["index.html", "404.html", "500.html"])
            #expect(
                crawl.broken.map(\.description) == [
                    #": start "500.html": status 404"#, #"404.html: a href "gone.html": status 404"#,
                ])
        }
    }

    private static let sound = [
        "index.html": """
        <!doctype html><link rel="stylesheet" href="styles/site.css?v=1"><a href="episodes/one/index.html#notes">One</a>
        <img src="art/a.png" srcset="art/a,1.png 320w,art/b.png 640w">
        """,
        "styles/site.css": "@import url(more.css); body { background: url(../art/back%20ground.png) }",
        "styles/more.css": "@import 'last.css';",
        "styles/last.css": "",
        "art/a.png": "", "art/a,1.png": "", "art/b.png": "", "art/back ground.png": "",
        "episodes/one/index.html": """
        <h2 id=notes><a href="../../index.html">Home</a> <a href="./index.html#notes">Notes</a> <a href=#notes>Here</a>
        <video src=media.mp4 poster="../../art/b.png"></video><a href="mailto:someone@example.com">Mail</a>
        """,
        "episodes/one/media.mp4": "",
    ]

    private func withSite(_ files: [String: String], _ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sitegen-crawl-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try await body(folder.path)
    }
}
