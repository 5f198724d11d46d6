import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import TestSupport
import Testing

/// Chapters, transcripts and the player, from the files of a site to its pages.
@Suite struct TranscribeTests {
    private static let captions =
        "1\n00:00:01,000 --> 00:00:02,000\nHello & welcome\n\n2\n00:01:05,000 --> 00:01:06,000\nBye\n"

    private func build(_ lines: String..., files: [String: String] = [:], isStrict: Bool = false) async throws
        -> BuiltSite
    {
        let text = (["---", "title: One", "date: 2026-05-01"] + lines + ["---", ""]).joined(separator: "\n")
        var site = try SampleSite(content: files.merging(["episodes/one.md": text]) { $1 })
        site.isStrict = isStrict
        return try await site.build()
    }

    @Test func chaptersAreLinksAndAFile() async throws {
        let built = try await build("audio: https://cdn.example.org/a.mp3", "chapters: ['0:00 Start', '1:05 <End>']")
        let page = try #require(built.text("episodes/one/index.html"))
        #expect(page.contains("<a href=\"https://cdn.example.org/a.mp3#t=65\" data-time=\"65\">"))
        #expect(page.contains("<span dir=\"auto\">&lt;End&gt;</span>"))
        #expect(page.contains("id=\"t=65\""))
        #expect(page.withoutAssetDigests.contains("theme/player.js\" defer"))
        let json = try #require(built.text("episodes/one/chapters.json"))
        #expect(json.contains("\"startTime\": 65") && json.contains("\"title\": \"<End>\""))
    }

    /// The page without the scripts that every page of a site with a search has, and without its data blocks, which are
    /// not programs and contain no markup.
    private static func withoutUsualScripts(_ page: String) -> String {
        page.withoutAssetDigests.replacing("<script src=\"../../theme/search.js\" defer></script>", with: "")
            .replacing(/<script type="application\/ld\+json">[^<]*<\/script>/, with: "")
    }

    @Test func pagesWithoutARecordingHaveNoPlayer() async throws {
        let built = try await build("chapters: ['0:00 Start', '1:05 End']", "youtube: dQw4w9WgXcQ")
        let page = try #require(built.text("episodes/one/index.html"))
        #expect(!Self.withoutUsualScripts(page).contains("<script"))
        #expect(page.contains("https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=65"))
    }

    @Test func transcriptsAreReadAndConverted() async throws {
        let built = try await build(
            "video: https://cdn.example.org/a.mp4", "transcript: talk.srt", "chapters: ['0:00 Start', '1:05 End']",
            files: ["episodes/talk.srt": Self.captions])
        let page = try #require(built.text("episodes/one/index.html"))
        #expect(page.contains("<track kind=\"captions\" src=\"../../episodes/talk.srt.vtt\" srclang=\"en\""))
        #expect(page.contains("<h3 dir=\"auto\">End</h3>"))
        #expect(page.contains("<p id=\"t=1\"><a class=\"transcript-time\" href=\"https://cdn.example.org/a.mp4#t=1\""))
        #expect(page.contains("<span dir=\"auto\">Hello &amp; welcome</span>"))
        #expect(page.contains("href=\"../../episodes/talk.srt\""))
        #expect(
            built.text("episodes/talk.srt.vtt")?.hasPrefix(
                "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello &amp; welcome\n") == true)
    }

    @Test func badCuesAreWarnings() async throws {
        let built = try await build(
            "audio: https://cdn.example.org/a.mp3", "transcript: talk.vtt",
            files: ["episodes/talk.vtt": "WEBVTT\n\n00:0x --> 00:02.000\nlost\n\n00:03.000 --> 00:04.000\nkept\n"])
        let problem = try #require(built.diagnostics.first)
        #expect(problem.id == "transcript.bad-time")
        #expect(problem.position == SourcePosition(line: 3, column: 1))
        let page = try #require(built.text("episodes/one/index.html"))
        #expect(page.contains("kept") && !page.contains("lost"))
    }

    @Test func drafts() async throws {
        let built = try await build(
            files: [
                "episodes/two.md":
                    "---\ntitle: Two\ndate: 2026-05-02\ndraft: true\ntranscript: /media/secret.srt\nchapters: /media/secret.json\n---\n",
                "media/secret.srt": "1\n00:00:01,000 --> 00:00:02,000\nSecret words\n",
                "media/secret.json": "{\"chapters\": [{\"startTime\": 0, \"title\": \"Secret words\"}]}",
            ])
        #expect(!built.paths.contains("media/secret.srt.vtt"))
        #expect(!built.paths.contains("media/secret.json"))
    }

    static let attacks = [
        "<script>alert(1)</script>", "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)",
        "</title><script>alert(1)//",
        "<img src=x onerror=alert(1)>", "&lt;script&gt;alert(1)&lt;/script&gt;", "&#60;script&#62;alert(1)", "]]>",
        "-->",
        "javascript:alert(1)", "{{site.title}}{{{root}}}", "\u{202E}evil",
    ]

    /// Attacks in a chapter's title, in the words of a cue and in a speaker's name, on the page, in chapters and in
    /// WebVTT.
    @Test(arguments: attacks)
    func nothingBecomesMarkup(attack: String) async throws {
        let string = attack.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let built = try await build(
            "audio: https://cdn.example.org/a.mp3", "transcript: [talk.json, talk.srt]", "chapters: c.json",
            files: [
                "episodes/c.json":
                    "{\"chapters\": [{\"startTime\": 0, \"title\": \"\(string)\", \"url\": \"\(string)\", \"img\": \"\(string)\"}]}",
                "episodes/talk.json":
                    "{\"segments\": [{\"speaker\": \"\(string)\", \"startTime\": 1, \"endTime\": 2, \"body\": \"\(string)\"}]}",
                "episodes/talk.srt": "1\n00:00:01,000 --> 00:00:02,000\n<v \(attack)>\(attack)</v>\n",
            ])
        let page = Self.withoutUsualScripts(try #require(built.text("episodes/one/index.html")))
            .replacing(/<script src="..\/..\/theme\/player\.js" defer( data-[a-z-]+="[^"<>]*")*><\/script>/, with: "")
        #expect(!page.contains("<script") && !page.contains("<img src=x"))
        #expect(!page.contains("=\"javascript:"))
        #expect(page.firstMatch(of: /<[a-z][^<>"]*("[^"]*"[^<>"]*)*\son[a-z]+=/) == nil)
        let chapters = try #require(built.text("episodes/one/chapters.json"))
        #expect(!chapters.contains("\"url\": \"javascript"))
        for path in ["episodes/talk.json.vtt", "episodes/talk.srt.vtt"] {
            let vtt = try #require(built.text(path))
            #expect(!vtt.contains("<script") && !vtt.contains("<img"))
            #expect(vtt.split(separator: "-->").count <= 2)
        }
    }
}
