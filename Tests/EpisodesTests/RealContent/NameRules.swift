import Testing

@testable import SiteEpisodes

/// Names of files and folders on real sites. The numbers are those of the survey from which the rules come.
@Suite("Real content: names and folders") struct NameRules {
    /// The only episode of a site whose file has this name.
    private func episode(named name: String) throws -> Episode? {
        try interpreted(["episodes/\(name)": "---\ndate: 2026-01-01\n---\nText\n"]).catalog.episodes.first
    }

    @Test(
        "rules 1 to 7: a file's name gives title, number and address",
        arguments: [
            ("1 blanks", "042 - Blanks in names.md", "Blanks in names", "42", "/episodes/042-blanks-in-names/"),
            ("1 two blanks", "042 -  Two  blanks.md", "Two blanks", "42", "/episodes/042-two-blanks/"),
            ("1 blank at the end", "042 - Supper .md", "Supper", "42", "/episodes/042-supper/"),
            ("2 brackets", "7 - getMedia().md", "GetMedia()", "7", "/episodes/7-getmedia/"),
            ("2 ampersand, comma", "Cats & dogs, mice.md", "Cats & dogs, mice", nil, "/episodes/cats-dogs-mice/"),
            ("2 apostrophe", "what's-new.md", "What's new", nil, "/episodes/whats-new/"),
            ("2 plus", "c++ and friends.md", "c++ and friends", nil, "/episodes/c-plus-plus-and-friends/"),
            ("2 quotes", "inside-the-\"kernel\".md", "Inside the \"kernel\"", nil, "/episodes/inside-the-kernel/"),
            ("2 percent", "100% sure.md", "100% sure", nil, "/episodes/100-sure/"),
            ("3 typographic apostrophe", "It’s 2026.md", "It’s 2026", nil, "/episodes/its-2026/"),
            ("3 times", "Hook × Hook.md", "Hook × Hook", nil, "/episodes/hook-hook/"),
            ("3 dash", "042 – Dash.md", "Dash", "42", "/episodes/042-dash/"),
            ("3 letters", "Größe.md", "Größe", nil, "/episodes/grösse/"),
            ("4 a dot that is no ending", "socket.io.md", "Socket.io", nil, "/episodes/socket-io/"),
            ("4 a dot in the number", "010.1-maze.md", "Maze", "10.1", "/episodes/010-1-maze/"),
            ("4 dots at the end", "hiring-….md", "Hiring …", nil, "/episodes/hiring/"),
            ("5 upper case", "DevTools.MD", "DevTools", nil, "/episodes/devtools/"),
            ("6 another ending", "bot.markdown", "Bot", nil, "/episodes/bot/"),
        ] as [(String, String, String, String?, String)])
    func name(rule: String, file: String, title: String, number: String?, address: String) throws {
        let episode = try #require(try episode(named: file))
        #expect(episode.title == title)
        #expect(episode.number?.text == number)
        #expect(episode.address.path == address)
        // A link needs no escapes in any context.
        #expect(episode.address.encodedPath.utf8.allSatisfy { $0 != 0x22 && $0 != 0x26 && $0 != 0x27 && $0 > 0x20 })
    }

    @Test("rule 7: names longer than a file system's stay apart and short")
    func longNames() throws {
        let long = String(repeating: "many words ", count: 20)
        let (catalog, _) = try interpreted([
            "episodes/\(long)one.md": "---\ndate: 2026-01-01\n---\nText\n",
            "episodes/\(long)two.md": "---\ndate: 2026-01-01\n---\nText\n",
        ])
        let names = catalog.episodes.map { $0.address.components.last ?? "" }
        #expect(Set(names).count == 2)
        #expect(names.allSatisfy { $0.utf8.count <= 200 })
    }

    @Test("rule 8: a slug is unique in its folder only")
    func slugsOfFolders() throws {
        let file = "---\ntitle: T\ndate: 2026-01-01\nslug: \"100\"\n---\n"
        let (catalog, diagnostics) = try interpreted([
            "episodes/show/one/0100.md": file, "episodes/show/two/0100.md": file,
            "episodes/show/two/0101.md":
                "---\ntitle: T\ndate: 2026-01-01\n---\n",
        ])
        #expect(
            catalog.episodes.map(\.address.path).sorted() == [
                "/episodes/0101/", "/episodes/show/one/100/", "/episodes/show/two/100/",
            ])
        #expect(diagnostics.isEmpty)
    }

    @Test("rule 9: folders need no index, however deep")
    func folders() throws {
        let (catalog, _) = try interpreted([
            "episodes/a/b/c/d/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\n",
            "episodes/only/two.md": "---\ntitle: Two\ndate: 2026-01-01\n---\n",
        ])
        #expect(catalog.episodes.map(\.address.path).sorted() == ["/episodes/one/", "/episodes/two/"])
    }

    @Test(
        "rule 10: a file that is not an episode is left out and named",
        arguments: [
            ("_index.md", "---\ntitle: Section\n---\n"), ("README.md", "# Read me\n"), ("readme.md", "# Read me\n"),
            ("LICENSE.md", "MIT\n"), ("STYLE.md", "Write well.\n"), ("_template.md", "---\nimage: {{ image }}\n---\n"),
            ("empty.md", ""), ("blank.md", "\n\n"), ("fences.md", "---\n---"),
        ])
    func noEpisodes(name: String, text: String) throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\n", "episodes/\(name)": text,
        ])
        #expect(catalog.episodes.map(\.title) == ["One"])
        #expect(catalog.withheld.isEmpty)
        #expect(!diagnostics.containsErrors)
        #expect(diagnostics.map(\.path) == ["Content/episodes/\(name)"])
        #expect(diagnostics.first?.message.hasPrefix("this file is left out") == true)
    }

    @Test("rule 10: an index beside episodes is a page")
    func index() throws {
        let (catalog, _) = try interpreted([
            "episodes/index.md": "---\ntitle: All\n---\n",
            "episodes/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\n",
        ])
        #expect(catalog.episodes.map(\.title) == ["One"])
        #expect(catalog.pages.contains { $0.title == "All" && $0.address.path == "/episodes/" })
    }

    @Test(
        "rule 11: a leading underscore holds back",
        arguments: ["_s12e08.md", "_drafts/one.md", "show/_later/one.md", "_bundle/index.md"])
    func underscores(path: String) throws {
        let files = [
            "episodes/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\n",
            "episodes/\(path)": "---\ntitle: Secret\ndate: 2026-01-01\n---\n",
        ]
        let (catalog, diagnostics) = try interpreted(files)
        #expect(catalog.episodes.map(\.title) == ["One"])
        #expect(catalog.withheld.map(\.publication.state) == [.draft])
        #expect(diagnostics.isEmpty)
        #expect(try interpreted(files, drafts: true).catalog.episodes.count == 2)
    }

    @Test("rule 11: a file without front matter is an episode by its heading and name")
    func noFrontMatter() throws {
        let (catalog, diagnostics) = try interpreted(["episodes/2026-03-04-grids.md": "# All about grids\n\nText.\n"])
        #expect(catalog.episodes.map(\.title) == ["All about grids"])
        #expect(catalog.episodes.map(\.date?.dayText) == ["2026-03-04"])
        #expect(diagnostics.ids == ["frontmatter.missing-title"])
    }

    @Test("rules 11, 29: an unpublished note that cannot be read stops no build")
    func unreadableNotes() throws {
        let files = [
            "episodes/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\n",
            "episodes/_new.md": "---\nimage: {{ image }}\n---\n",
            "episodes/_later.md": "---\ntitle: T\ndate: soon\n---\n",
        ]
        let (catalog, diagnostics) = try interpreted(files)
        #expect(catalog.episodes.map(\.title) == ["One"])
        #expect(!diagnostics.containsErrors)
        #expect(diagnostics.map(\.path) == ["Content/episodes/_later.md", "Content/episodes/_new.md"])
        #expect(diagnostics.last?.position?.line == 2)
        // With drafts, the errors are reported.
        #expect(try interpreted(files, drafts: true).diagnostics.count(where: \.isError) == 2)
    }
}
