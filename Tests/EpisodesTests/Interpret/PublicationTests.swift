import Testing

@testable import SiteEpisodes

@Suite struct PublicationTests {
    /// At 2026-09-02T00:00:00Z.
    @Test(arguments: [
        ("date: 2026-09-02", "published", "", true),
        ("date: 2026-09-03", "future", "F", false),
        ("date: 2026-09-02 00:00:01", "future", "F", false),
        ("date: 2026-09-03\npublish: 2026-09-01", "published", "", true),
        ("date: 2026-01-01\npublish: 2026-09-03", "future", "F", false),
        ("date: 2026-01-01\nexpires: 2026-09-02", "expired", "E", false),
        ("date: 2026-01-01\nexpires: 2026-09-03", "published", "", true),
        ("date: 2026-01-01\ndraft: true", "draft", "D", false),
        ("date: 2026-01-01\ndraft: no", "published", "", true),
        ("date: 2026-09-03\ndraft: true", "draft", "DF", false),
        ("draft: true\ndate: 2026-01-01\nexpires: 2026-02-01", "draft", "DE", false),
    ])
    func decision(frontMatter: String, state: String, flags: String, isPublished: Bool) throws {
        for drafts in [false, true] {
            for future in [false, true] {
                for expired in [false, true] {
                    let (catalog, _) = try interpreted(
                        ["episodes/a.md": "---\ntitle: T\n\(frontMatter)\n---\n"], drafts: drafts, future: future,
                        expired: expired)
                    let waived = (drafts ? "D" : "") + (future ? "F" : "") + (expired ? "E" : "")
                    let isListed = flags.allSatisfy { waived.contains($0) }
                    #expect(catalog.episodes.isEmpty == !isListed)
                    let episode = try #require((catalog.episodes + catalog.withheld).first)
                    #expect(episode.publication.isListed == isListed)
                    if isPublished { #expect(episode.publication.state == .published) }
                    if waived.isEmpty { #expect(name(of: episode.publication.state) == state) }
                }
            }
        }
    }

    private func name(of state: PublicationDecision.State) -> String {
        switch state {
        case .published: "published"
        case .draft: "draft"
        case .future: "future"
        case .expired: "expired"
        }
    }

    @Test func whatIsWithheldIsInNoList() throws {
        let (catalog, diagnostics) = try interpreted([
            "collections/secret.yml": "title: Secret",
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [open]\n---\n",
            "episodes/_b.md":
                "---\ntitle: B\ndate: 2026-01-02\ntags: [hidden, open]\ncollection: secret\nguests: Ann\nseason: 3\n---\n",
            "_page.md": "---\ntitle: P\n---\n",
            "episodes/_drafts/c.md": "---\ntitle: C\ndate: 2026-01-03\n---\n",
        ])
        #expect(catalog.episodes.map(\.title) == ["A"])
        #expect(catalog.withheld.map(\.title) == ["C", "B"])
        #expect(catalog.pages.map(\.id) == ["index.md"])
        #expect(TermKind.allCases.flatMap { catalog.listings($0).map(\.name) } == ["open"])
        #expect(catalog.listing(.tags, Slug("open"))?.episodeCount == 1)
        #expect(catalog.next(of: catalog.episodes[0]) == nil)
        #expect(catalog.target(ofLink: "_b.md", in: "episodes/a.md") == .withheld(path: "episodes/_b.md"))
        #expect(diagnostics.isEmpty)
    }
}
