import Testing

@testable import SiteEpisodes

@Suite struct ContentRoleTests {
    private static let paths = [
        "index.md", "library.md", "library.fa.md", "index.pt_BR.md", "library.2.md", "README.md", "docs/readme.md",
        "docs/index.md", "episodes/a.md", "episodes/B.MD",
        "episodes/c.markdown", "episodes/socket.io.md", "episodes/deep/er/d.md", "episodes/042-bundle/index.md",
        "episodes/show/index.md", "episodes/show/1.md", "episodes/index.md", "episodes/_template.md",
        "episodes/_index.md", "episodes/LICENSE.md", "episodes/license.md", "episodes/_draft.md",
        "episodes/show/bundle/index.md", "episodes/solo/index.md", "episodes/solo/README.md",
    ]

    @Test(
        arguments: [
            ("index.md", .page()), ("library.md", .page()), ("docs/index.md", .page()),
            ("library.fa.md", .page(language: "fa")), ("index.pt_BR.md", .page(language: "pt-BR")),
            ("library.2.md", .page()),
            ("episodes/a.md", .episode(EpisodeFile(folders: [], name: "a"))),
            ("episodes/B.MD", .episode(EpisodeFile(folders: [], name: "B"))),
            ("episodes/c.markdown", .episode(EpisodeFile(folders: [], name: "c"))),
            ("episodes/socket.io.md", .episode(EpisodeFile(folders: [], name: "socket.io"))),
            ("episodes/deep/er/d.md", .episode(EpisodeFile(folders: ["deep", "er"], name: "d"))),
            ("episodes/042-bundle/index.md", .episode(EpisodeFile(folders: [], name: "042-bundle"))),
            ("episodes/show/bundle/index.md", .episode(EpisodeFile(folders: ["show"], name: "bundle"))),
            ("episodes/solo/index.md", .episode(EpisodeFile(folders: [], name: "solo"))),
            ("episodes/show/index.md", .page()), ("episodes/index.md", .page()),
            ("episodes/license.md", .episode(EpisodeFile(folders: [], name: "license"))),
            ("episodes/_draft.md", .episode(EpisodeFile(folders: [], name: "_draft"))),
        ] as [(String, ContentRole)])
    func role(path: String, role: ContentRole) {
        #expect(ContentRoles(Self.paths.map { PathParts($0) }).role(of: PathParts(path)) == role)
    }

    @Test(arguments: [
        "README.md", "docs/readme.md", "episodes/_template.md", "episodes/_index.md", "episodes/LICENSE.md",
        "episodes/solo/README.md",
    ])
    func refused(path: String) {
        guard case .refused = ContentRoles(Self.paths.map { PathParts($0) }).role(of: PathParts(path)) else {
            Issue.record("\(path) is taken for content")
            return
        }
    }

    @Test func whatIsRefusedCannotStopABuild() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
            "episodes/_template.md": "---\nimage: {{ image }}\n---\n",
            "episodes/empty.md": " \n", "episodes/fences.md": "---\n---\n",
        ])
        #expect(catalog.episodes.map(\.title) == ["A"])
        #expect(
            diagnostics.lines == [
                "Content/episodes/_template.md: hint: this file is left out: its name marks it as a template "
                    + "or a file of a different tool [content.not-an-episode]",
                "Content/episodes/empty.md: warning: this file is left out: it is empty [content.empty-file]",
                "Content/episodes/fences.md: warning: this file is left out: it is empty [content.empty-file]",
            ])
    }

    @Test func unreadableFrontMatterIsReportedOnce() throws {
        let (_, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
            "episodes/b.md": "---\nimage: {{ image }}\n---\n",
        ])
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.isError == true)
        #expect(diagnostics.first?.path == "Content/episodes/b.md")
    }

    @Test func noEpisodes() throws {
        #expect(try interpreted(["index.md": "---\ntitle: A\n---\n"]).diagnostics.ids == ["content.no-episodes"])
        #expect(try interpreted([:]).diagnostics.ids == ["content.no-episodes"])
        let album = "---\ntitle: A\nsections: [{ source: pictures, layout: photos, pictures: [a.svg] }]\n---\n"
        #expect(try interpreted(["albums/a.md": album, "albums/a.svg": "x"]).diagnostics.ids == [])
    }
}
