import Testing

@testable import SitePublishing

@Suite struct RedirectTests {
    private static let files = [
        "site.yml": "baseURL: https://example.com/sub",
        "episodes/a.md":
            "---\ntitle: '<b>\"A\" & Co</b>'\ndate: 2026-01-01\naliases: [/34, /old/näme.html, '/a \"b\"/']\n---\n",
        "about.md": "---\ntitle: About\nredirect_from: /me/\nlang: nl\n---\n",
    ]

    @Test func pages() async throws {
        let texts = try await published(Self.files).texts
        #expect(
            texts["34/index.html"] == """
                <!doctype html>
                <html lang="en">
                <meta charset="utf-8">
                <title>&lt;b&gt;"A" &amp; Co&lt;/b&gt;</title>
                <meta name="robots" content="noindex">
                <link rel="canonical" href="https://example.com/sub/episodes/a/">
                <meta http-equiv="refresh" content="0; url=../episodes/a/index.html">
                <p><a href="../episodes/a/index.html">&lt;b&gt;"A" &amp; Co&lt;/b&gt;</a></p>
                </html>

                """)
        #expect(texts["old/näme.html"]?.contains("url=../episodes/a/index.html\"") == true)
        #expect(texts["me/index.html"]?.contains("<html lang=\"nl\">") == true)
    }

    @Test func theFileForHosts() async throws {
        #expect(
            try await published(Self.files).texts["_redirects"] == """
                /34/ /episodes/a/ 301
                /a%20%22b%22/ /episodes/a/ 301
                /me/ /about/ 301
                /old/n%C3%A4me.html /episodes/a/ 301

                """)
    }

    @Test func withoutAliasesThereIsNone() async throws {
        let texts = try await published(["episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n"]).texts
        #expect(texts["_redirects"] == nil)
    }
}
