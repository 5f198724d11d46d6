import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// A build after an edit keeps pages of the one before, where they are what it would make.
@Suite struct EditedTextsTests {
    private static func site() throws -> RememberedSite {
        try RememberedSite(content: [
            "site.yml": "title: Show\n",
            "episodes/a.md": episode("Alpha", "tags: [css]", body: "One.\n\nSee [beta](b.md)."),
            "episodes/b.md": episode("Beta", date: "2026-05-02", "summary: Short.", body: "Two."),
            "about.md": "---\ntitle: About\n---\nAbout [alpha](episodes/a.md).\n",
            "media/note.txt": "Hello\n",
        ])
    }

    private static func edit(_ site: RememberedSite, _ path: String, _ old: String, _ new: String) throws {
        let text = try site.text(path)
        try #require(text.contains(old))
        try site.sample.folder.add([path: text.replacing(old, with: new)])
    }

    /// The first build of all keeps no texts.
    private static func buildTwice(_ site: RememberedSite) async throws {
        try await site.build()
        try edit(site, "Content/site.yml", "Show", "Show")
        try #require(try await site.build() != nil)
    }

    private static func isFaithful(_ site: RememberedSite) async throws -> Bool {
        try await site.site.verify(site.output()).isEmpty
    }

    /// The pages that show a text are written, and no other is put together.
    @Test(arguments: [
        ("episodes/b.md", "Two.", "Other words.", ["episodes/b/index.html"]),
        ("episodes/a.md", "See [beta]", "Look at [beta]", ["episodes/a/index.html"]),
        ("about.md", "About [", "All about [", ["about/index.html"]),
    ])
    func aTextAlone(path: String, old: String, new: String, written: [String]) async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/" + path, old, new)
        let build = try #require(try await site.build())
        #expect(build.keepsPages)
        let pages = build.made.built.output.files.filter { $0.mediaType == .html }
        let new = pages.filter { if case .kept = $0.contents { false } else { true } }
        #expect(new.map(\.path.text) == written)
        #expect(try await Self.isFaithful(site))
        #expect(try await site.isUnchanged())
    }

    /// Cards begin as the text does.
    @Test func aTextThatCardsShow() async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/episodes/a.md", "One.", "Eins.")
        let build = try #require(try await site.build())
        #expect(build.keepsPages && build.publication.written > 1)
        #expect(try await Self.isFaithful(site))
    }

    /// Pages that link to an episode, as its neighbour's does, call it by its title.
    @Test(arguments: [
        ("episodes/a.md", "title: Alpha", "title: Alphabet"), ("episodes/b.md", "Short.", "Shorter."),
    ])
    func aTitleOrASummary(path: String, old: String, new: String) async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/" + path, old, new)
        let build = try #require(try await site.build())
        #expect(build.keepsPages)
        let files = Dictionary(uniqueKeysWithValues: build.made.built.output.files.map { ($0.path.text, $0.contents) })
        if case .kept = files["episodes/b/index.html"] { Issue.record("the page of Beta") }
        guard case .kept = files["about/index.html"] else {
            Issue.record("the page about the show")
            return
        }
        #expect(try await Self.isFaithful(site))
        #expect(try await site.isUnchanged())
    }

    /// Its id is no stylesheet's business.
    @Test func oneHeadingMore() async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/episodes/a.md", "One.", "One.\n\n## Rows\n\nWords.")
        _ = try await site.build()
        try Self.edit(site, "Content/episodes/a.md", "Words.", "Words.\n\n## Columns\n\nMore.")
        let build = try #require(try await site.build())
        #expect(build.keepsPages)
        #expect(try await Self.isFaithful(site))
    }

    /// What more depends on than the pages that show a text.
    @Test(arguments: [
        ("Content/episodes/a.md", "title: Alpha", "title: Alpha\nduration: 12:00"),
        ("Content/episodes/a.md", "One.", "## One\n\n| a |\n|---|\n| 1 |"),
        ("Content/episodes/a.md", "One.", "[Hello](/media/note.txt)"),
        ("Content/site.yml", "title: Show", "title: Shows"),
        ("Content/media/note.txt", "Hello", "Hallo"),
    ])
    func anythingElse(path: String, old: String, new: String) async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try Self.edit(site, path, old, new)
        #expect(try await site.build()?.keepsPages == false)
        #expect(try await Self.isFaithful(site))
    }

    @Test func filesThatComeAndGo() async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try site.sample.folder.add(["Content/episodes/c.md": episode("Gamma")])
        #expect(try await site.build()?.keepsPages == false)
        #expect(try await Self.isFaithful(site))
        try site.sample.folder.remove("Content/episodes/b.md")
        #expect(try await site.build()?.keepsPages == false)
        #expect(try await Self.isFaithful(site))
    }

    /// Pages whose bytes are what they were are not written, whatever was edited.
    @Test func pagesThatStayAsTheyAre() async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/episodes/a.md", "tags: [css]", "tags: [grid]")
        let build = try #require(try await site.build())
        let about = try #require(build.made.built.output.files.first { $0.path.text == "about/index.html" })
        guard case .kept(let file) = about.contents else {
            Issue.record("\(about.contents)")
            return
        }
        #expect(try file.bytes == Array(site.text("Output/about/index.html").utf8))
    }

    @Test(arguments: ["Output/about/index.html", "Output/theme/episode.css"])
    func whatSomebodyHasTouchedIsMadeAgain(path: String) async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        let text = try site.text(path)
        try site.sample.folder.add([path: text.replacing("a", with: "b")])
        try Self.edit(site, "Content/episodes/b.md", "Two.", "Other words.")
        #expect(try await site.build()?.keepsPages == false)
        #expect(try await Self.isFaithful(site))
    }

    @Test func whatSomebodyTouchesMeanwhileIsAnError() async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/episodes/b.md", "Two.", "Other words.")
        let page = try site.text("Output/episodes/b/index.html")
        let failure = await #expect(throws: BuildFailure.self) {
            try await site.build { try site.sample.folder.add(["Output/about/index.html": "mine"]) }
        }
        #expect(failure?.diagnostics.map(\.id) == ["output.touched"])
        #expect(try site.text("Output/episodes/b/index.html") == page)
        try await site.build()
        #expect(try await Self.isFaithful(site))
    }

    /// Whatever becomes of what was remembered, the site is what it is to be.
    @Test(arguments: [".outputs", ".texts"], [0, 1, 20, 100, -1]) func whatIsRememberedMayBeDamaged(
        ending: String, place: Int
    ) async throws {
        let site = try Self.site()
        try await Self.buildTwice(site)
        let folder = site.sample.folder(".sitegen/builds")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let name = try #require(names.first { $0.hasSuffix(ending) })
        var bytes = try fileBytes(folder + "/" + name)
        if place < 0 { bytes.removeLast() } else { bytes[place] ^= 1 }
        try writeWhole(bytes, to: folder + "/" + name)
        try Self.edit(site, "Content/episodes/b.md", "Two.", "Other words.")
        _ = try await site.build()
        #expect(try await Self.isFaithful(site))
    }
}

extension RememberedSite {
    fileprivate func text(_ path: String) throws -> String {
        try String(contentsOfFile: sample.folder(path), encoding: .utf8)
    }
}
