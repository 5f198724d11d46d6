import Testing

@testable import SiteEpisodes

@Suite struct TranslationTests {
    private func file(_ language: String?, _ lines: String..., date: String = "2026-01-01") -> String {
        (["---", "title: T", "date: \(date)"] + [language.map { "lang: \($0)" }].compactMap(\.self) + lines + [
            "---", "",
        ])
        .joined(separator: "\n")
    }

    /// `a.md: en a.md, fa a.fa.md` for every file with translations.
    private func groups(_ catalog: Catalog) -> [String] {
        let groups =
            catalog.episodes.map { ($0.id, catalog.versions(of: $0)) }
            + catalog.pages.map { ($0.id, catalog.versions(of: $0)) }
        return groups.filter { !$0.1.isEmpty }.sorted { $0.0 < $1.0 }.map { id, versions in
            "\(id): " + versions.map { "\($0.language) \($0.id)" }.joined(separator: ", ")
        }
    }

    @Test func filesNamedAfterTheirLanguage() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": file(nil), "episodes/a.fa.md": file(nil), "episodes/a.pt_BR.markdown": file("pt-BR"),
            "episodes/b.fa.md": file("fa"), "socket.io.md": file(nil), "about.md": file(nil),
            "about.fa.md": file("fa-IR"), "index.md": file(nil), "index.de.md": file(nil), "index.fr.md": file("de"),
        ])
        let all = "en episodes/a.md, fa episodes/a.fa.md, pt-BR episodes/a.pt_BR.markdown"
        #expect(
            groups(catalog) == [
                "about.fa.md: en about.md, fa-IR about.fa.md", "about.md: en about.md, fa-IR about.fa.md",
                "episodes/a.fa.md: \(all)", "episodes/a.md: \(all)", "episodes/a.pt_BR.markdown: \(all)",
                "index.de.md: en index.md, de index.de.md", "index.md: en index.md, de index.de.md",
            ])
        #expect(
            catalog.pages.map(\.address.path).sorted() == [
                "/", "/about-fa/", "/about/", "/de/", "/fr/", "/socket-io/",
            ])
        #expect(diagnostics.ids == [])
    }

    @Test(arguments: [
        ("grid.md", true), ("grid", true), ("/episodes/grid.md", true), ("episodes/grid", true), ("../grid.md", false),
        ("gird.md", false),
    ])
    func translationOf(path: String, isFound: Bool) throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/grid.md": file(nil), "episodes/shabake.md": file("fa", "translationOf: \(path)"),
        ])
        #expect(groups(catalog).count == (isFound ? 2 : 0))
        #expect(diagnostics.ids == (isFound ? [] : ["translation.unknown-original"]))
        if !isFound { #expect(diagnostics[0].position?.line == 5) }
    }

    /// A translation that is not published yet is no mistake and is not linked.
    @Test func anOriginalThatWaits() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/grid.md": file(nil, "draft: true"), "episodes/grid.fa.md": file("fa"),
            "episodes/other.md": file("fa", "translationOf: grid.md"),
        ])
        #expect(groups(catalog) == [])
        #expect(diagnostics.ids == [])
    }

    @Test func oneIdentityInTwoLanguages() throws {
        let (catalog, _) = try interpreted([
            "episodes/a.md": file(nil, "guid: x"), "episodes/b.md": file("fa", "guid: x"),
            "episodes/c.md": file(nil, "guid: x"), "episodes/d.md": file("fa", "guid: y"),
        ])
        let both = "en episodes/a.md, fa episodes/b.md"
        #expect(groups(catalog) == ["episodes/a.md: \(both)", "episodes/b.md: \(both)"])
    }

    @Test func twoVersionsInOneLanguage() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": file(nil), "episodes/b.md": file("fa", "translationOf: a"),
            "episodes/c.md": file("fa", "translationOf: a"),
        ])
        #expect(diagnostics.lines.map { $0.prefix(21) } == ["Content/episodes/c.md"])
        #expect(diagnostics.ids == ["translation.same-language"])
        #expect(groups(catalog).count == 2)
    }

    /// The page's language, or else the site's, or else the first by path.
    @Test(arguments: [
        ("en", ["a.md", "b.md", "c.de.md"]), ("fa", ["a.fa.md", "b.md", "c.fa.md"]),
        ("de", ["a.md", "b.md", "c.de.md"]),
    ])
    func listsShowEachOnce(language: String, expected: [String]) throws {
        let catalog = try interpreted([
            "episodes/a.md": file(nil, date: "2026-03-01"), "episodes/a.fa.md": file("fa", date: "2026-03-01"),
            "episodes/b.md": file(nil, date: "2026-02-01"),
            "episodes/c.de.md": file("de", "translationOf: c.fa.md", date: "2026-01-01"),
            "episodes/c.fa.md": file("fa", date: "2026-01-01"),
        ]).catalog
        let plan = try #require(catalog.pages.first?.sections.first)
        let shown = catalog.select(plan, in: language).compactMap { entry in
            if case .episode(let episode) = entry { String(episode.id.dropFirst(9)) } else { nil as String? }
        }
        #expect(shown == expected)
    }

    /// A tag of one translation lists that translation. Tags count each episode once.
    @Test func tags() throws {
        let catalog = try interpreted([
            "episodes/a.md": file(nil, "tags: [x]"), "episodes/a.fa.md": file("fa", "tags: [x, y]"),
        ]).catalog
        func ids(_ slug: String) -> [String] {
            catalog.listing(.tags, Slug(slug)).map { catalog.episodes(of: $0).map(\.id) } ?? []
        }
        #expect(ids("x") == ["episodes/a.md"])
        #expect(ids("y") == ["episodes/a.fa.md"])
        #expect(catalog.listing(.tags, Slug("x"))?.episodeCount == 1)
        #expect(catalog.listedEpisodes.map(\.id) == ["episodes/a.md"])
    }

    /// The previous and the next episode are in the same language if possible, and never the same episode.
    @Test func neighbours() throws {
        let catalog = try interpreted([
            "episodes/a.md": file(nil, date: "2026-01-01"), "episodes/b.md": file(nil, date: "2026-02-01"),
            "episodes/b.fa.md": file("fa", date: "2026-02-01"), "episodes/c.md": file(nil, date: "2026-03-01"),
            "episodes/c.fa.md": file("fa", date: "2026-03-01"),
        ]).catalog
        func around(_ id: String) -> [String?] {
            let episode = catalog.episode("episodes/\(id)")
            return [episode.flatMap(catalog.previous)?.id, episode.flatMap(catalog.next)?.id]
        }
        #expect(around("b.md") == ["episodes/a.md", "episodes/c.md"])
        #expect(around("b.fa.md") == ["episodes/a.md", "episodes/c.fa.md"])
        #expect(around("c.fa.md") == ["episodes/b.fa.md", nil])
        #expect(around("a.md") == [nil, "episodes/b.md"])
    }
}
