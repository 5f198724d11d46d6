import SeededRandom
import SiteDiagnostics
import SitePublication
import TestSupport
import Testing

@testable import SiteBuilder

/// After an edit, a live site equals a build from nothing.
@Suite struct LiveSiteTests {
    private static let files = [
        "Content/site.yml": """
        title: Show
        baseURL: https://example.com/show/
        pagination: 3
        showcase: [Two]
        menu: [{ title: Home, url: / }, { title: About, url: /about/ }, { title: Gone, url: /gone/ }]
        """,
        "Content/index.md":
            "---\ntitle: Show\nsections: [{ title: All, source: episodes, layout: feed }]\n---\nHello.\n",
        "Content/about.md": "---\ntitle: About\n---\n[One](episodes/one.md) and [nothing](nothing.md)\n",
        "Content/episodes/one.md": episode("One", "tags: [css]", "image: /media/a.svg", body: "First words."),
        "Content/episodes/two.md": episode(
            "Two", date: "2026-05-02", "tags: [css]", "summary: Short.", body: "![A](/media/a.svg) [bad](gone.md)"),
        "Content/episodes/three.md": episode(
            "Three", date: "2026-05-03", "collection: Basics", body: "00:00 Start\n\n[film](/media/b.svg)"),
        "Content/episodes/four.md":
            "---\ndate: 2026-05-04\nlang: de\nsections: [{ source: tags, more: /no/ }]\n---\n# Vier\n\nText.\n",
        "Content/episodes/five.md": episode("Five", date: "2026-05-05", body: "See [one](one.md#rows).\n\n## Rows"),
        "Content/episodes/seven.md": episode("Seven", date: "2026-05-07", "image: /media/bad.svg", body: "Words."),
        "Content/episodes/eight.md": episode("Eight", date: "2026-05-08", "aliases: [/old/]", body: "No words."),
        "Content/episodes/_six.md": episode("Six", body: "![B](/media/b.svg) ![C](/media/c.svg)"),
        "Content/media/a.svg": drawing, "Content/media/b.svg": drawing, "Content/media/c.svg": drawing,
        "Content/media/bad.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>",
        "Themes/Two/theme.yml": "name: Two\ndescription: The other look.\n",
    ]

    private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"

    /// Replaces a part of a file.
    private static func edit(
        _ sample: SampleSite, _ watched: WatchedSite, _ path: String, _ old: String, _ new: String
    ) async throws -> Int? {
        let text = try #require(files[path])
        #expect(text.contains(old))
        try sample.folder.add([path: text.replacing(old, with: new)])
        return try await watched.build(after: [path], "\(path): \(new)")
    }

    /// Only the affected pages are rendered again.
    @Test(arguments: [
        ("one", "First words.", "Other words.\n\nFirst words.", 3...3),
        ("one", "First words.", "First words.\n\nLast words.", 1...1),
        ("two", "gone.md", "one.md", 1...1),
        ("two", "gone.md", "lost.md", 1...1),
        ("two", "[bad]", "[worse]", 1...1),
        ("three", "[film]", "[the film]", 1...20),
        ("seven", "Words.", "Other words.", 2...20),
        ("five", "## Rows", "## Lines\n\n<aside>Beside.</aside>", 1...2),
        ("one", "title: One", "title: Uno", 3...20),
        ("two", "title: Two", "title: Other", 3...20),
        ("two", "summary: Short.", "summary: Shorter.\nsubtitle: Much shorter", 2...20),
        ("two", "summary: Short.", "subtitle: Short.", 2...20),
        ("three", "title: Three", "subtitle: In all\ntitle: Three", 2...20),
        ("five", "See [one](one.md#rows).", "```swift\nlet a = 1\n```\n\n| a |\n|---|\n| 1 |", 1...20),
    ])
    func aTextAloneIsRenderedAlone(name: String, old: String, new: String, count: ClosedRange<Int>) async throws {
        let sample = try SampleSite(Self.files)
        let watched = try await WatchedSite(sample)
        let made = try await Self.edit(sample, watched, "Content/episodes/\(name).md", old, new)
        #expect(made.map(count.contains) == true, "\(made ?? -1)")
    }

    /// Changes on which more depends than the pages that show a text.
    @Test(arguments: [
        ("episodes/one.md", "title: One", "title: One\nduration: 12:00"),
        ("episodes/one.md", "title: One", "title: One\ndraft: true"),
        ("episodes/one.md", "tags: [css]", "tags: [grid]"),
        ("episodes/two.md", "summary: Short.", "summary: media/c.svg"),
        ("episodes/eight.md", "title: Eight", "title: Acht"),
        ("about.md", "title: About", "title: Us\ndate: 2026-05-01"),
        // The position of a layout's diagnostic has changed.
        ("episodes/four.md", "lang: de", "summary: Kurz.\nlang: de"),
        ("episodes/one.md", "First words.", "![B](/media/b.svg)"),
        ("episodes/one.md", "First words.", "[C](/media/c.svg)"),
        ("episodes/one.md", "First words.", "![X](/media/bad.svg)"),
        ("episodes/two.md", "![A](/media/a.svg)", "None."),
        ("episodes/three.md", "00:00 Start", "00:00 Start\n01:00 End"),
        // A diagnostic contains the title.
        ("episodes/four.md", "# Vier", "# Viere"),
        ("episodes/_six.md", "![B]", "![BB]"),
        ("site.yml", "title: Show", "title: Shows"),
    ])
    func anythingElseMakesEverything(path: String, old: String, new: String) async throws {
        let sample = try SampleSite(Self.files)
        let watched = try await WatchedSite(sample)
        #expect(try await Self.edit(sample, watched, "Content/" + path, old, new) == nil)
    }

    /// A change of more than a text rebuilds the whole site.
    @Test func whateverATextSays() async throws {
        func part(_ number: Int, tag: String = "all") -> String {
            episode(
                "Part \(number)", date: "2026-05-\(9 + number)", "tags: [\(tag)]", "image: /media/a.svg", body: "Words."
            )
        }
        var files = ["site.yml": "title: Show\npagination: 4\n", "media/a.svg": Self.drawing]
        for number in 1...10 { files["episodes/\(number).md"] = part(number, tag: number < 4 ? "few" : "all") }
        let sample = try SampleSite(content: files)
        let watched = try await WatchedSite(sample)
        func edit(_ name: String, _ text: String?) async throws {
            let path = "Content/episodes/\(name).md"
            if let text { try sample.folder.add([path: text]) } else { try sample.folder.remove(path) }
            #expect(try await watched.build(after: [path], "\(name): \(text ?? "gone")") == nil)
        }
        try await edit("5", part(5, tag: "few"))
        try await edit("11", part(11))
        try await edit("11", nil)
        let path = "Content/episodes/7.md"
        try sample.folder.add([path: part(7).replacing("Words.", with: "Other words.")])
        #expect(try await watched.build(after: [path], "words") != nil)
        try await edit("7", part(7, tag: "few"))
        try sample.folder.add(["Content/site.yml": "title: Shows\npagination: 4\n"])
        #expect(try await watched.build(after: ["Content/site.yml"], "title") == nil)
    }

    @Test func aPageOfTheAuthorsIsATextToo() async throws {
        let sample = try SampleSite(Self.files)
        let watched = try await WatchedSite(sample)
        #expect(try await Self.edit(sample, watched, "Content/about.md", "nothing.md", "index.md") == 1)
        #expect(try await Self.edit(sample, watched, "Content/index.md", "Hello.", "Hi.") == 1)
        #expect(try await Self.edit(sample, watched, "Content/about.md", "title: About", "title: Us") == 1)
        let summary = "summary: All of it.\n---\nHello."
        #expect(try await Self.edit(sample, watched, "Content/index.md", "---\nHello.", summary) == 1)
    }

    /// The pages that name an episode are those of its neighbours, its course and its related episodes.
    @Test func aTitleStandsOnOtherPagesToo() async throws {
        func course(_ title: String, day: Int, _ lines: String...) -> String {
            let all = ["---", "title: \(title)", "date: 2026-05-\(10 + day)"] + lines + ["---", "Words."]
            return all.joined(separator: "\n")
        }
        let sample = try SampleSite(content: [
            "episodes/a.md": course("Alpha", day: 1, "collection: Basics", "tags: [rare]"),
            "episodes/b.md": course("Beta", day: 2), "episodes/c.md": course("Gamma", day: 3, "tags: [other]"),
            "episodes/d.md": course("Delta", day: 4, "collection: Basics"), "episodes/e.md": course("Epsilon", day: 5),
            "episodes/f.md": course("Zeta", day: 6, "tags: [rare]"), "episodes/g.md": course("Eta", day: 7),
        ])
        let live = LiveSite(sample.site)
        _ = try await live.build(after: .anything)
        try sample.folder.add(["Content/episodes/a.md": course("Omega", day: 1, "collection: Basics", "tags: [rare]")])
        let build = try await live.build(after: .contents([sample.folder("Content/episodes/a.md")]))
        let pages = (build.changed ?? []).map(\.text).filter { $0.hasPrefix("episodes/") }
        #expect(pages.sorted() == ["a", "b", "d", "f"].map { "episodes/\($0)/index.html" })
        for page in pages { #expect(build.site.text(page)?.contains("Omega") == true, "\(page)") }
    }

    /// If a section is sorted by title, a title affects the section.
    @Test func titlesMayOrder() async throws {
        let sample = try SampleSite(content: [
            "index.md": "---\nsections: [{ source: episodes, sort: title }]\n---\n",
            "episodes/a.md": episode("Alpha"), "episodes/b.md": episode("Beta", date: "2026-05-02"),
        ])
        let watched = try await WatchedSite(sample)
        try sample.folder.add(["Content/episodes/a.md": episode("Gamma")])
        #expect(try await watched.build(after: ["Content/episodes/a.md"], "title") == nil)
        try sample.folder.add(["Content/episodes/a.md": episode("Gamma", "summary: Last.")])
        #expect(try await watched.build(after: ["Content/episodes/a.md"], "summary") != nil)
    }

    @Test func severalTextsAtOnce() async throws {
        let sample = try SampleSite(Self.files)
        let watched = try await WatchedSite(sample)
        let paths = ["one", "two", "five"].map { "Content/episodes/\($0).md" }
        for path in paths { try sample.folder.add([path: try #require(Self.files[path]) + "\nMore.\n"]) }
        #expect(try await watched.build(after: paths, "three texts") == 3)
    }

    /// Edit after edit: mostly texts, sometimes anything else.
    @Test(arguments: [UInt64(1), 2, 3, 4]) func manyEdits(seed: UInt64) async throws {
        var sample = try SampleSite(content: [:])
        sample.makesCardsAndIcons = false
        var author = RandomAuthor(sample.folder, seed: seed)
        try author.begin()
        let watched = try await WatchedSite(sample)
        var random = SplitMix64(seed: seed)
        var partial = 0
        for number in 1...12 {
            let isText = !random.once(in: 4)
            let edit = isText ? try author.retell() : try author.edit()
            if try await watched.build(after: edit.paths, "edit \(number), \(edit)") != nil { partial += 1 }
        }
        #expect(partial > 3)
    }

    /// A strict build stops at a warning, and continues after it is fixed.
    @Test func aFaultIsToldAsEver() async throws {
        var sample = try SampleSite(content: ["episodes/one.md": episode("One", body: "Words.")])
        sample.isStrict = true
        let live = LiveSite(sample.site)
        _ = try await live.build(after: .anything)
        let path = "Content/episodes/one.md"
        try sample.folder.add([path: episode("One", body: "[Words](gone.md).")])
        await #expect(throws: BuildFailure.self) { try await live.build(after: .contents([sample.folder(path)])) }
        try sample.folder.add([path: episode("One", body: "Other words.")])
        let build = try await live.build(after: .contents([sample.folder(path)]))
        #expect(build.site.text("episodes/one/index.html")?.contains("Other words.") == true)
    }
}
