import SiteBuilder
import TestSupport
import Testing

/// The markup for scripts on pages that record or show watched episodes. Other pages do not contain it.
@Suite struct HistoryMarkupTests {
    private func built(_ source: String) async throws -> BuiltSite {
        try await SampleSite(content: [
            "library.md": """
            ---
            title: Library
            boundary: [{ kind: jump-bar, size: 1w x 52 }]
            sections:
              - { title: "Watched & more", otherwise: "<New>", source: \(source), layout: grid }
              - { title: Rest, layout: grid }
            ---

            """,
            "episodes/a.md": episode("A <b>", "number: 4"),
        ]).build()
    }

    @Test func onPagesThatTakePart() async throws {
        let built = try await built("history")
        let library = try #require(built.text("library/index.html")).withoutAssetDigests
        for expected in [
            "data-history=\"Watched &amp; more\"", ">&lt;New&gt;</h2>", "data-history-clear>Forget</button>",
            "<template data-card>", "<script src=\"../theme/history.js\" defer></script>",
        ] {
            #expect(library.ranges(of: expected).count == 1, "\(expected)")
        }
        // Its title depends on the visitor, so the bar leaves it out.
        #expect(library.ranges(of: "class=\"jump-link\"").count == 1)
        let page = try #require(built.text("episodes/a/index.html"))
        #expect(page.contains("<template data-watched><article") && page.contains("/history.js"))
        let home = try #require(built.text("index.html"))
        #expect(!home.contains("history.js"))
    }

    @Test func onNoOther() async throws {
        let built = try await built("episodes")
        for path in ["library/index.html", "episodes/a/index.html", "index.html"] {
            let page = try #require(built.text(path))
            #expect(!page.contains("history") && !page.contains("<template"), "\(path)")
        }
    }
}
