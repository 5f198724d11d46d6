import SiteBuilder
import TestSupport
import Testing

/// Files beside Markdown files that give keys to them.
@Suite struct AnnexFileTests {
    @Test func keysFromBesideTheText() async throws {
        let site = try SampleSite(content: [
            "episodes/one/index.md": "---\nsubtitle: x\n---\nText",
            "episodes/one/index.yaml": "title: From beside\ndate: 2026-01-01\nnumbr: 7\n",
            "episodes/two.md": "---\nTITLE: Its own\ndate: 2026-01-02\n---\nText",
            "episodes/two.yml": "title: Not shown\nnumber: 9\n",
            "episodes/three/index.md": "---\ntitle: Three\ndate: 2026-01-03\n---\nText",
            "episodes/three/index.json": "{\"version\": \"1.2.0\", \"chapters\": []}",
            "episodes/four.yml": "title: Alone\n",
        ])
        let built = try await site.build()
        let paths = Set(built.paths)
        #expect(paths.isSuperset(of: ["episodes/one/index.html", "episodes/three/index.json", "episodes/four.yml"]))
        #expect(!paths.contains("episodes/one/index.yaml") && !paths.contains("episodes/two.yml"))
        let unknown = built.diagnostics.first { $0.message.contains("numbr") }
        #expect(unknown.map(site.shortPath) == "Content/episodes/one/index.yaml" && unknown?.position?.line == 3)
        #expect(!built.diagnostics.contains { $0.id == "frontmatter.same-meaning" })
    }
}
