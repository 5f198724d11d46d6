import Foundation
import SiteDiagnostics
import SiteEpisodes
import Testing

@testable import SitePublishing

/// The output is compared with the limits of its host.
@Suite struct HostLimitTests {
    private static func found(
        _ settings: String, _ files: [(path: String, size: Int)], _ texts: [String: String] = [:]
    ) -> [String] {
        let catalog = interpreted(["site.yml": "baseURL: https://e.com/\n\(settings)\n"])
        return HostReview(catalog.site, settings: nil, files: files) { texts[$0] }.problems.map(\.message)
    }

    private static func many(_ count: Int, in folder: String = "images") -> [(path: String, size: Int)] {
        (0..<count).map { (path: "\(folder)/\($0).webp", size: 1) }
    }

    @Test(arguments: [
        ("cloudflare", 25 << 20, 0), ("cloudflare", 25 << 20 + 1, 1), ("cloudflare", 31_000_000, 1),
        ("github-pages", 31_000_000, 0), ("netlify", 31_000_000, 0), ("s3", 31_000_000, 0), ("rsync", 31_000_000, 0),
        ("github-pages", 1 << 30 + 1, 1),
    ])
    func sizeOfAFile(host: String, size: Int, count: Int) {
        #expect(Self.found("publish: \(host)", [("a.mp3", size)]).count == count)
    }

    @Test func manyLargeFilesAreOneProblem() {
        let files = (1...5).map { (path: "media/\($0).mp3", size: 31_000_000) }
        #expect(
            Self.found("publish: cloudflare", files) == [
                "5 files are too large: 'media/1.mp3' (29.6 MiB), 'media/2.mp3' (29.6 MiB), "
                    + "'media/3.mp3' (29.6 MiB) and 2 more; Cloudflare Pages takes at most 25 MiB"
            ])
    }

    @Test(
        arguments: [
            ("publish: cloudflare", 20_000, nil), ("publish: cloudflare", 22_873, "20,000"),
            ("publish: { host: cloudflare, files: 100000 }", 22_873, nil),
            ("publish: { host: cloudflare, files: 22000 }", 22_873, "22,000"), ("publish: netlify", 22_873, nil),
            ("publish: github-pages", 22_873, nil), ("title: T", 22_873, nil),
        ] as [(String, Int, String?)])
    func numberOfFiles(settings: String, count: Int, most: String?) {
        let expected = most.map { "the site has \(grouped(count)) files; Cloudflare Pages takes at most \($0)" }
        #expect(Self.found(settings, Self.many(count)) == [expected].compactMap(\.self))
    }

    @Test func filesOfAFolder() {
        let files = Self.many(54_000) + Self.many(10, in: "images/more")
        #expect(Self.found("publish: netlify", files) == [])
        #expect(
            Self.found("publish: netlify", files + [("images/x", 1)]) == [
                "a folder has too many files: 'images' (54,001); Netlify takes at most 54,000"
            ])
    }

    @Test(
        arguments: [
            (String(repeating: "/old /new 301\n", count: 2_000), nil),
            (String(repeating: "/old/* /new 301\n", count: 2_001), nil),
            (
                String(repeating: "/old /new 301\n", count: 2_001),
                "'_redirects' has 2,001 rules; Cloudflare Pages takes at most 2,000"
            ),
            (
                "/" + String(repeating: "x", count: 1_000) + " /new 301",
                "a line of '_redirects' has 1,010 characters; Cloudflare Pages takes at most 1,000"
            ),
        ] as [(String, String?)])
    func redirects(text: String, expected: String?) {
        let found = Self.found("publish: cloudflare", [], ["_redirects": text])
        #expect(found == [expected].compactMap(\.self))
        #expect(Self.found("publish: netlify", [], ["_redirects": text]) == [])
    }

    @Test(
        arguments: [
            (String(repeating: "/a\n  A: b\n  C: d\n", count: 100), nil),
            (
                String(repeating: "/a\n  A: b\n", count: 101),
                "'_headers' has 101 rules; Cloudflare Pages takes at most 100"
            ),
            (
                "/a\n  A: " + String(repeating: "x", count: 2_000),
                "a line of '_headers' has 2,005 characters; Cloudflare Pages takes at most 2,000"
            ),
        ] as [(String, String?)])
    func headers(text: String, expected: String?) {
        #expect(Self.found("publish: cloudflare", [], ["_headers": text]) == [expected].compactMap(\.self))
    }

    @Test(arguments: [
        ("publish: s3", 1_024, 0), ("publish: s3", 1_025, 1),
        ("publish: s3\ndeploy: { a: { s3: b, prefix: show } }", 1_020, 1),
        ("publish: s3\ndeploy: { a: { s3: b, prefix: show } }", 1_019, 0), ("publish: rsync", 1_025, 0),
    ])
    func lengthOfAPath(settings: String, length: Int, count: Int) {
        #expect(Self.found(settings, [(String(repeating: "x", count: length), 1)]).count == count)
    }

    /// Some limits are only those of one way to the host.
    @Test(arguments: [
        ("publish: github-pages", 101 << 20, 0),
        ("publish: github-pages\ndeploy: { a: { git: 'git@example.com:me/show.git' } }", 101 << 20, 1),
        ("publish: s3", 6 << 30, 0), ("publish: s3\ndeploy: { a: { s3: b } }", 6 << 30, 1),
        ("publish: cloudflare", 26 << 20, 1), ("publish: cloudflare\nmedia: https://media.example/", 26 << 20, 0),
        (
            "publish: s3\nmedia: https://media.example/\ndeploy: { a: { s3: b, holds: recordings }, c: { rsync: d } }",
            6 << 30, 1
        ),
    ])
    func limitsOfDeployments(settings: String, size: Int, count: Int) {
        #expect(Self.found(settings, [("a.mp4", size)]).count == count)
    }

    @Test func specialCharacters() {
        #expect(
            Self.found("publish: netlify", [("media/a#1.mp3", 1), ("b.html", 1)]) == [
                "a path has the character # or ?: 'media/a#1.mp3'; Netlify takes none"
            ])
    }

    /// The manual has the same table.
    @Test func manual() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Content/manual/publishing.md").standardized
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let rows = HostLimit.all.map { limit in
            let paid = limit.paid.map { ", on paid plans \(grouped($0))" } ?? ""
            let scope = limit.scope == .always ? "" : ", with \(limit.scope.rawValue)"
            return "| `\(limit.host.rawValue)` | \(limit.measure.rawValue)\(scope) | \(limit.figure)\(paid) | "
                + "<\(limit.source)>, \(limit.date) |"
        }
        let start = try #require(lines.firstIndex { $0.hasPrefix("| `publish` | limit |") })
        #expect(Array(lines[(start + 2)...].prefix { $0.hasPrefix("|") }) == rows)
    }
}
