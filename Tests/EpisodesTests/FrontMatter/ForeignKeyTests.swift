import SiteDiagnostics
import SiteMarkup
import Testing

@testable import SiteEpisodes

/// `keys:` in `site.yml`, and recordings under keys that have no meaning.
@Suite struct ForeignKeyTests {
    private func episode(
        _ frontMatter: String, keys: String, with files: [String: String] = [:]
    ) throws -> (episode: Episode?, diagnostics: [Diagnostic]) {
        var files = files
        files["site.yml"] = "keys:\n\(keys)"
        return try EpisodesTests.episode(frontMatter, with: files)
    }

    @Test(arguments: [
        ("  file: audio", "file: https://a.example/1.mp3"), ("  cast: audio", "CAST: https://a.example/1.mp3"),
        ("  audio_file_path: audio", "audioFilePath: https://a.example/1.mp3"),
        ("  file: audioUrl", "file: https://a.example/1.mp3"),
        ("  media: { prefix: 'https://a.example/', key: audio }", "media: 1.mp3"),
        ("  media: { prefix: 'https://a.example/', key: audio }", "media: /1.mp3"),
        ("  media: { prefix: 'https://a.example/' }", "media: 1.mp3"),
        ("  audio: { prefix: 'https://a.example/' }", "audio: 1.mp3"),
        ("  media: { prefix: 'https://b.example/', key: audio }", "media: https://a.example/1.mp3"),
        ("  media: { prefix: 'https://a.example/', key: audio }", "media: { url: 1.mp3 }"),
        ("  enclosure: audio", "enclosure: { url: 'https://a.example/1.mp3', length: 7, type: audio/mpeg }"),
        ("  url: audio", "url: https://a.example/1.mp3"),
        ("  file: audio\n  mp3: audio", "mp3: https://a.example/1.mp3\nfile: https://b.example/1.mp3"),
        ("  file: audio", "file: https://b.example/1.mp3\naudio: https://a.example/1.mp3"),
    ])
    func mapsRecordings(keys: String, line: String) throws {
        let (episode, diagnostics) = try episode(line, keys: keys)
        #expect(diagnostics.isEmpty)
        let media = try #require(episode?.media.first)
        guard case .asset(.remote(let address)) = media.source else { throw Missing.address }
        #expect(address.text == "https://a.example/1.mp3")
        #expect(episode?.media.count == 1)
        #expect(episode?.address.path == "/episodes/a/")
    }

    private enum Missing: Error { case address }

    @Test func mapsOtherKinds() throws {
        let (episode, diagnostics) = try episode(
            "headline: H\nlabels: [a]\ntags: [b]\nclip: https://youtu.be/aaaaaaaaaaa\npic: one.jpg\nno: 7",
            keys:
                "  headline: subtitle\n  labels: tags\n  clip: video\n  pic: { key: image, prefix: /img/ }\n  no: number",
            with: ["img/one.jpg": "x"])
        #expect(diagnostics.isEmpty)
        #expect(episode?.subtitle == "H")
        #expect(episode?.tags.map(\.name) == ["b", "a"])
        #expect(episode?.media.first?.source == Embed(video: "youtube:aaaaaaaaaaa").map { .player($0) })
        #expect(episode?.image?.location == .file(path: "img/one.jpg"))
        #expect(episode?.number?.text == "7")
    }

    @Test func checksFindThePlaceOfAForeignKey() throws {
        let (episode, _) = try episode("file: https://a.example/1.mp3", keys: "  file: audio")
        let body = try #require(episode?.body)
        #expect(WrittenKeys.position(["audio"], inFrontMatterOf: body) == .init(line: 4, column: 7))
        #expect(WrittenKeys.namesRecording(.audio, inFrontMatterOf: body))
    }

    @Test(arguments: [
        ("  file: audoi", "2:9: error: front matter has no key 'audoi' for 'file' (did you mean 'audio'?)"),
        ("  file: { key: qzxv }", "2:16: error: front matter has no key 'qzxv' for 'file'"),
        ("  file: [audio]", "2:9: error: 'file' must be the name of a key, not a list"),
    ])
    func reports(keys: String, message: String) throws {
        let (_, diagnostics) = try episode("", keys: keys)
        #expect(diagnostics.lines.count == 1)
        #expect(diagnostics.lines.first?.hasPrefix("Content/site.yml:\(message)") == true, "\(diagnostics.lines)")
    }

    @Test(arguments: [
        ("file: https://a.example/1.mp3", "file: audio"), ("file: HTTPS://a.example/1.MP3?x=1#t", "file: audio"),
        ("cast: 1.ogg", "cast: { key: audio, prefix: https://… }"), ("cast: a.opus", "cast: audio"),
        ("video_file: https://a.example/1.mp4", "video_file: video"),
        ("clip: https://youtu.be/aaaaaaaaaaa", "clip: video"),
        ("clip: 'https://www.youtube.com/watch?v=aaaaaaaaaaa'", "clip: video"),
        ("enclosure: { url: 'https://a.example/1.m4a' }", "enclosure: audio"),
        ("files: [https://a.example/1.mp3, https://a.example/1.ogg]", "files: audio"),
    ])
    func namesTheLineForARecording(line: String, wanted: String) throws {
        let (_, diagnostics) = try EpisodesTests.episode(line, with: ["episodes/a.opus": "x"])
        #expect(diagnostics.ids == ["frontmatter.unread-recording"])
        #expect(diagnostics.first?.hint == "write '\(wanted)' under 'keys:' in site.yml")
        #expect(diagnostics.first?.position == .init(line: 4, column: 1))
    }

    @Test(arguments: [
        "note: index.ts", "note: https://a.example/", "note: one.mp3.zip", "note: 3", "note: { a: 1.mp3 }",
    ])
    func leavesOtherValues(line: String) throws {
        #expect(try EpisodesTests.episode(line).diagnostics.ids == ["frontmatter.unknown-key"])
    }

    @Test func reportsAKeyOnceForTheSite() throws {
        var files: [String: String] = [:]
        for number in 1...30 {
            files["episodes/\(number).md"] =
                "---\ntitle: T\ndate: 2026-01-01\nfile: https://a.example/\(number).mp3\nmp3: \(number == 3 ? "a.mp3" : "")\n---\n"
        }
        let (_, diagnostics) = try interpreted(files)
        #expect(diagnostics.ids == ["frontmatter.unread-recording", "frontmatter.unread-recording"])
        #expect(diagnostics.first?.message.contains("in 29 more") == true)
    }
}
