import Testing

@testable import SiteEpisodes

/// Tests `grid.zh.md` beside `grid.md`.
@Suite("Real content: translations") struct TranslationRules {
    private static let original = "---\ntitle: Grid\ndate: 2026-01-01\n---\n"
    private static let translation = "---\ntitle: 网格\ndate: 2026-01-01\n---\n"

    @Test(
        "rule 4: a translation beside its original has its language and its own address",
        arguments: [
            ("episodes/042-grid.md", "episodes/042-grid.zh.md", "zh", "/episodes/042-grid-zh/", "42"),
            ("episodes/042-grid.md", "episodes/042-grid.pt-BR.md", "pt-BR", "/episodes/042-grid-pt-br/", "42"),
            (
                "episodes/042-grid.md", "episodes/042-grid.zh_Hans.markdown", "zh-Hans", "/episodes/042-grid-zh-hans/",
                "42"
            ),
            ("episodes/2026-01-01-grid.md", "episodes/2026-01-01-grid.de.md", "de", "/episodes/grid-de/", nil),
            ("episodes/42-grid/index.md", "episodes/42-grid/index.fr.md", "fr", "/episodes/42-grid-fr/", "42"),
        ] as [(String, String, String, String, String?)])
    func translation(original: String, path: String, language: String, address: String, number: String?) throws {
        let (catalog, diagnostics) = try interpreted([original: Self.original, path: Self.translation])
        #expect(diagnostics.isEmpty)
        #expect(catalog.episode(original)?.language == "en")
        let found = try #require(catalog.episode(path))
        #expect(found.language == language)
        #expect(found.address.path == address)
        #expect(found.number?.text == number)
        #expect(found.title == "网格")
    }

    @Test("rule 4: a translation with the slug of its original gives way")
    func sameSlug() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nslug: grid\n---\n",
            "episodes/a.es.md": "---\ntitle: B\ndate: 2026-01-01\nslug: grid\nlang: es-MX\n---\n",
        ])
        #expect(diagnostics.isEmpty)
        #expect(catalog.episode("episodes/a.md")?.address.path == "/episodes/grid/")
        #expect(catalog.episode("episodes/a.es.md")?.address.path == "/episodes/grid-es/")
        #expect(catalog.episode("episodes/a.es.md")?.language == "es-MX")
    }

    @Test(
        "rule 4: other dots are part of the name",
        arguments: ["socket.io", "hiring.vs.firing", "a.ZH", "a.chinese", "a.2", "a.b", "a.zh-", "a.zh-x1"])
    func noTranslation(stem: String) throws {
        let (catalog, _) = try interpreted(["episodes/a.md": Self.original, "episodes/\(stem).md": Self.translation])
        #expect(catalog.episode("episodes/\(stem).md")?.language == "en")
    }
}
