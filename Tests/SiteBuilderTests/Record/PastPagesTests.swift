import Diagnostics
import Episodes
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// A build after an edit keeps pages of the one before, where they are what it would make.
@Suite struct PastPagesTests {
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

    /// The first build of all does not note what pages are made of.
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

    /// What any page may depend on.
    @Test(arguments: [
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

    /// Ten episodes of which each looks like others: with one picture, so that no artwork is made of its address.
    private static func series() throws -> RememberedSite {
        var files = ["site.yml": "title: Show\nbaseURL: https://example.com/\npagination: 4\n"]
        files["media/a.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"
        for number in 1...10 { files["episodes/\(number).md"] = part(number) }
        return try RememberedSite(content: files)
    }

    private static func part(_ number: Int) -> String {
        episode(
            "Part \(number)", date: "2026-05-\(9 + number)", "tags: [t\(number % 2), u\(number % 3)]",
            "collection: Course \(number % 3)", "image: /media/a.svg",
            body: "See [the first](1.md).\n\nWords of \(number).")
    }

    private static func newPages(_ build: RememberedSite.Build) -> Set<String> {
        let pages = build.made.built.output.files.filter { $0.mediaType == .html }
        return Set(pages.filter { if case .kept = $0.contents { false } else { true } }.map(\.path.text))
    }

    /// Pages take from each other's texts: the lists that an episode comes to and goes from, its neighbours, its course.
    @Test(arguments: [
        ("tags: [t1, u2]", "tags: [t0, u2]"), ("tags: [t1, u2]", "tags: [t1]"),
        ("date: 2026-05-14", "date: 2026-05-17T12:00:00Z"), ("collection: Course 2", "collection: Course 0"),
        ("date: 2026-05-14", "date: 2026-05-14\nslug: five"), ("date: 2026-05-14", "date: 2026-05-14\ndraft: true"),
        ("title: Part 5", "title: Part of it"), ("See [the first](1.md)", "See [the last](10.md)"),
    ])
    func whateverATextSays(old: String, new: String) async throws {
        let site = try Self.series()
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/episodes/5.md", old, new)
        let build = try #require(try await site.build())
        #expect(build.keepsPages)
        // Of a course and of tags that have nothing to do with it, and far away.
        #expect(!Self.newPages(build).contains("episodes/1/index.html"))
        #expect(try await Self.isFaithful(site))
        try Self.edit(site, "Content/episodes/5.md", new, old)
        #expect(try await site.build()?.keepsPages == true)
        #expect(try await Self.isFaithful(site))
        #expect(try await site.isUnchanged())
    }

    @Test func textsThatComeAndGo() async throws {
        let site = try Self.series()
        try await Self.buildTwice(site)
        try site.sample.folder.add(["Content/episodes/11.md": Self.part(11)])
        let build = try #require(try await site.build())
        #expect(build.keepsPages)
        #expect(
            Self.newPages(build).isSuperset(of: ["episodes/11/index.html", "episodes/10/index.html", "index.html"]))
        #expect(!Self.newPages(build).contains("episodes/4/index.html"))
        #expect(try await Self.isFaithful(site))
        try site.sample.folder.remove("Content/episodes/11.md")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try await Self.isFaithful(site))
        try site.sample.folder.add(["Content/episodes/eight.md": Self.part(8)])
        try site.sample.folder.remove("Content/episodes/8.md")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try await Self.isFaithful(site))
    }

    /// Places in a course are counted on pages far from where one comes or goes.
    @Test func aLongCourse() async throws {
        func part(_ number: Int) -> String {
            episode(
                "Part \(number)", date: "2026-05-\(9 + number)", "collection: Basics", "image: /media/a.svg",
                body: "Words.")
        }
        var files = ["media/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"]
        for number in 1...12 { files["episodes/\(number).md"] = part(number) }
        let site = try RememberedSite(content: files)
        try await site.build()
        try site.sample.folder.add(["Content/episodes/13.md": part(13)])
        try await site.build()
        #expect(try site.text("Output/episodes/2/index.html").contains("2 of 13"))
        try site.sample.folder.remove("Content/episodes/13.md")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try site.text("Output/episodes/2/index.html").contains("2 of 12"))
        #expect(try await Self.isFaithful(site))
        // As many, in another order.
        try Self.edit(site, "Content/episodes/1.md", "date: 2026-05-10", "date: 2026-05-30")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try site.text("Output/episodes/7/index.html").contains("6 of 12"))
        #expect(try await Self.isFaithful(site))
        try site.sample.folder.remove("Content/episodes/1.md")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try site.text("Output/episodes/12/index.html").contains("11 of 11"))
        #expect(try await Self.isFaithful(site))
    }

    /// The first page tells search engines who is behind the show, and leads to their page where they have one.
    @Test func hostsThatComeAndGo() async throws {
        let site = try Self.series()
        let settings = "title: Show\nbaseURL: https://example.com/\npagination: 4\npodcast: { hosts: [Ann] }\n"
        try site.sample.folder.add(["Content/site.yml": settings])
        // Another name, so that the list of names is there all the time.
        try Self.edit(site, "Content/episodes/2.md", "tags: [t0, u2]", "tags: [t0, u2]\nguests: [Bob]")
        try await Self.buildTwice(site)
        try Self.edit(site, "Content/episodes/1.md", "tags: [t1, u1]", "tags: [t1, u1]\nguests: [Ann]")
        try await site.build()
        #expect(try site.text("Output/index.html").contains("https://example.com/people/ann/"))
        #expect(try await Self.isFaithful(site))
        try Self.edit(site, "Content/episodes/1.md", "\nguests: [Ann]", "")
        try await site.build()
        #expect(try !site.text("Output/index.html").contains("https://example.com/people/ann/"))
        #expect(try await Self.isFaithful(site))
    }

    /// A picture is a matter of the pages that show it, be it new, another, in other widths, or gone.
    @Test func picturesThatComeAndGo() async throws {
        func drawing(_ width: Int) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"8\"/>"
        }
        let site = try Self.series()
        try await Self.buildTwice(site)
        let text = Self.part(11).replacing("a.svg", with: "b.svg") + "\n![C](/media/c.svg)\n"
        try site.sample.folder.add([
            "Content/episodes/11.md": text, "Content/media/b.svg": drawing(9), "Content/media/c.svg": drawing(10),
        ])
        let build = try #require(try await site.build())
        #expect(build.keepsPages && !Self.newPages(build).contains("episodes/4/index.html"))
        #expect(try await Self.isFaithful(site))
        for edit in [
            ["Content/media/b.svg": drawing(11)], ["Content/media/c.svg": drawing(12)],
            ["Content/media/b@480w.svg": drawing(480)], ["Content/media/d.svg": drawing(13)],
        ] {
            try site.sample.folder.add(edit)
            let build = try #require(try await site.build())
            #expect(build.keepsPages && !Self.newPages(build).contains("episodes/4/index.html"))
            #expect(try await Self.isFaithful(site))
        }
        try site.sample.folder.remove("Content/media/b@480w.svg")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try await Self.isFaithful(site))
        try site.sample.folder.add(["Content/media/a.svg": drawing(20)])
        let all = try #require(try await site.build())
        #expect(Self.newPages(all).contains("episodes/4/index.html"))
        #expect(try await Self.isFaithful(site))
    }

    /// What nobody edits changes too: an episode comes out by itself.
    @Test func timeThatPasses() async throws {
        var site = try Self.series()
        // 2026-05-18T12:00Z: the last is not out before the next day.
        site.sample.rules.now = Instant(secondsSince1970: 1_779_105_600)
        try await Self.buildTwice(site)
        site.sample.rules.now = Instant(secondsSince1970: 1_779_192_000)
        let build = try #require(try await site.build())
        #expect(build.keepsPages)
        #expect(Self.newPages(build).contains("episodes/10/index.html"))
        #expect(try await Self.isFaithful(site))
    }

    /// Only the stylesheet of pages that have an element has rules for it, as long as one has it.
    @Test func elementsThatComeAndGo() async throws {
        let site = try Self.series()
        try await Self.buildTwice(site)
        let table = "| a |\n|---|\n| 1 |\n\nWords of 5"
        try Self.edit(site, "Content/episodes/5.md", "Words of 5", table)
        let plain = try site.text("Output/theme/episode.css")
        #expect(try await site.build()?.keepsPages == true)
        let styles = try site.text("Output/theme/episode.css")
        #expect(styles != plain)
        #expect(try await Self.isFaithful(site))
        try Self.edit(site, "Content/episodes/6.md", "Words of 6", table)
        #expect(try await site.build()?.keepsPages == true)
        try Self.edit(site, "Content/episodes/6.md", table, "Words of 6")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try site.text("Output/theme/episode.css") == styles)
        try Self.edit(site, "Content/episodes/5.md", table, "Words of 5")
        #expect(try await site.build()?.keepsPages == true)
        #expect(try site.text("Output/theme/episode.css") == plain)
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
    @Test(arguments: [".outputs", ".pages"], [0, 1, 20, 100, -1]) func whatIsRememberedMayBeDamaged(
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
