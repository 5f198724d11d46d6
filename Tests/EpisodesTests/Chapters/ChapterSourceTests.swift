import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts
import Testing

@testable import SiteEpisodes

@Suite struct ChapterSourceTests {
    static let json = """
        {"version": "1.2.0", "chapters": [
          {"startTime": 61.4, "title": "From JSON 2", "url": "https://example.org/", "img": "https://example.org/a.png"},
          {"startTime": 0, "title": "From JSON"},
          {"startTime": 70, "toc": false}
        ]}
        """
    static let notes = "0:00 From notes\n1:00 From notes 2\n"

    @Test func frontMatterWins() throws {
        let read = try episode(
            "chapters: ['0:00 From front matter']", body: Self.notes, with: ["episodes/a.chapters.json": Self.json])
        #expect(read.episode?.chapters.map(\.title) == ["From front matter"])
        #expect(read.episode?.chapterFile == nil)
    }

    @Test(arguments: [
        ("", "episodes/a.md", "episodes/a.chapters.json"), ("", "episodes/a/index.md", "episodes/a/chapters.json"),
        ("chapters: x/my.json", "episodes/a.md", "episodes/x/my.json"),
        ("chapters: /media/my.json", "episodes/a.md", "media/my.json"),
    ])
    func thenAFile(line: String, path: String, file: String) throws {
        let read = try episode(line, body: Self.notes, at: path, with: [file: Self.json])
        let chapters = try #require(read.episode).chapters
        #expect(chapters.map(\.title) == ["From JSON", "From JSON 2", ""])
        #expect(chapters.map(\.start.seconds) == [0, 61, 70])
        #expect(chapters.map(\.isListed) == [true, true, false])
        #expect(chapters[1].link?.text == "https://example.org/")
        #expect(read.episode?.chapterFile == file)
        #expect(read.diagnostics.ids == [])
        #expect(read.episode?.chaptersAddress?.path == "/episodes/a/chapters.json")
    }

    @Test func thenNotes() throws {
        let read = try episode("", body: Self.notes)
        #expect(read.episode?.chapters.map(\.title) == ["From notes", "From notes 2"])
    }

    @Test func falseSaysNone() throws {
        let read = try episode("chapters: false", body: Self.notes)
        #expect(read.episode?.chapters == [])
        #expect(read.episode?.chaptersAddress == nil)
        #expect(read.diagnostics.ids == [])
    }

    /// The build publishes the content of the file, not the file itself.
    @Test func theFileItselfIsNotPublished() throws {
        let result = try interpreted([
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\nchapters: /media/my.json\n---\n",
            "media/my.json": Self.json,
            "media/other.json": "{}",
        ])
        #expect(result.catalog.isWithheld("media/my.json"))
        #expect(!result.catalog.isWithheld("media/other.json"))
    }

    static let wrong: [(String, String, [String])] = [
        ("chapters: my.json", "{", ["Content/episodes/my.json:1:2: warning: invalid JSON"]),
        (
            "chapters: my.json", "{\"version\": 1}",
            ["Content/episodes/my.json:1:1: warning: this file has no list 'chapters'"]
        ),
        (
            "chapters: my.json", "{\"chapters\": [\n {\"title\": \"x\"}, 7]}",
            [
                "Content/episodes/my.json:2:2: warning: this chapter is left out",
                "Content/episodes/my.json:2:18: warning: this chapter is left out",
            ]
        ),
        (
            "chapters: my.json",
            "{\"chapters\": [{\"startTime\": 1, \"title\": \"x\", \"url\": \"javascript:alert(1)\"}]}",
            ["Content/episodes/my.json:1:53: warning: "]
        ),
        ("chapters: gone.json", "{}", ["Content/episodes/a.md:4:11: warning: there is no file 'gone.json'"]),
        ("chapters: https://e.org/c.json", "{}", ["Content/episodes/a.md:4:11: hint: only feeds name the chapters at"]),
    ]

    @Test(arguments: wrong)
    func problemsHavePlaces(line: String, json: String, expected: [String]) throws {
        let read = try episode(line, with: ["episodes/my.json": json])
        #expect(read.episode != nil)
        #expect(read.diagnostics.count == expected.count, "\(read.diagnostics.lines)")
        for (line, start) in zip(read.diagnostics.lines, expected) { #expect(line.hasPrefix(start)) }
    }
}
