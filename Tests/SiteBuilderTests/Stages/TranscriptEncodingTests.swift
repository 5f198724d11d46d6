import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import Testing

/// Captions and transcripts in encodings other than UTF-8.
@Suite("Encodings of transcripts") struct TranscriptEncodingTests {
    private static let words = "Café — “naïve” £5"
    private static let subRip = "1\r\n00:00:01,000 --> 00:00:02,000\r\n\(words)\r\n"
    private static let webVTT = "WEBVTT\n\n00:01.000 --> 00:02.000\n\(words)\n"
    private static let json = "{\"segments\": [{\"startTime\": 1, \"endTime\": 2, \"body\": \"\(words)\"}]}"

    /// - Parameter transcript: The value in the front matter.
    private func sample(_ name: String, _ bytes: Data, _ transcript: String) throws -> SampleSite {
        let sample = try SampleSite(
            content: [
                "episodes/one.md": episode("One", "audio: https://cdn.example.org/a.mp3", "transcript: \(transcript)"),
                "episodes/\(name)": "",
            ])
        try bytes.write(to: URL(filePath: sample.folder("Content/episodes/\(name)")))
        return sample
    }

    private func build(_ name: String, _ bytes: Data, _ transcript: String) async throws -> BuiltSite {
        try await sample(name, bytes, transcript).build()
    }

    private static func data(_ text: String, _ encoding: String.Encoding, mark: [UInt8] = []) -> Data {
        Data(mark) + (text.data(using: encoding) ?? Data())
    }

    static let readable: [(name: String, bytes: Data, transcript: String)] = [
        ("a.srt", data(subRip, .utf8), "a.srt"), ("a.srt", data(subRip, .utf8, mark: [0xEF, 0xBB, 0xBF]), "a.srt"),
        ("a.srt", data(subRip, .utf16LittleEndian, mark: [0xFF, 0xFE]), "a.srt"),
        ("a.srt", data(subRip, .utf16BigEndian, mark: [0xFE, 0xFF]), "a.srt"),
        ("a.srt", data(subRip, .utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0]), "a.srt"),
        ("a.srt", data(subRip, .utf32BigEndian, mark: [0, 0, 0xFE, 0xFF]), "a.srt"),
        ("a.vtt", data(webVTT, .utf16LittleEndian, mark: [0xFF, 0xFE]), "a.vtt"),
        ("a.json", data(json, .utf16BigEndian, mark: [0xFE, 0xFF]), "a.json"),
        ("a.srt", data(subRip, .windowsCP1252), "{ src: a.srt, charset: windows-1252 }"),
        ("a.srt", data(subRip, .windowsCP1252), "{ src: a.srt, type: 'application/srt; charset=ISO-8859-1' }"),
        ("a.vtt", data(webVTT, .windowsCP1252), "{ src: a.vtt, encoding: latin1 }"),
        ("a.json", data(json, .windowsCP1252), "{ src: a.json, charset: CP1252 }"),
        ("a.txt", data(subRip, .windowsCP1252), "{ src: a.txt, type: srt, charset: latin-1 }"),
        // A file with a wrong declaration that is valid UTF-8.
        ("a.srt", data(subRip, .utf8), "{ src: a.srt, charset: latin1 }"),
    ]

    /// Spaces replace forbidden characters in published files, and a warning reports them.
    @Test(arguments: [
        "\u{8}", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{FFFE}", "\u{1FFFF}", "\u{B}", "\u{C}", "\u{1}\u{2}",
    ])
    func controlCharacters(character: String) async throws {
        for name in ["a.vtt", "a.srt"] {
            let text = (name == "a.vtt" ? Self.webVTT : Self.subRip).replacing("Café", with: "Ca\(character)fé")
            let built = try await build(name, Data(text.utf8), name)
            #expect(built.diagnostics.map(\.id) == ["source.control-character"])
            #expect(built.diagnostics.first?.path?.hasSuffix("Content/episodes/\(name)") ?? false)
            for path in ["episodes/one/index.html", "episodes/\(name)", name == "a.vtt" ? nil : "episodes/a.srt.vtt"] {
                guard let path else { continue }
                let text = try #require(built.text(path), "\(path)")
                #expect(!text.contains(character) && text.contains("Ca") && text.contains("fé — "), "\(path)")
            }
        }
    }

    @Test("a mark or a label names the speaker", arguments: readable)
    func read(name: String, bytes: Data, transcript: String) async throws {
        let built = try await build(name, bytes, transcript)
        #expect(built.diagnostics == [])
        #expect(built.text("episodes/one/index.html")?.contains(Self.words) == true)
        // Captions and the published file itself are UTF-8.
        let path = name.hasSuffix(".vtt") ? "episodes/a.vtt" : "episodes/\(name).vtt"
        #expect(built.text(path)?.contains(Self.words) == true)
        let file = try #require(built.output.files.first { $0.path.text == "episodes/\(name)" })
        if let bytes = file.contents.bytes {
            #expect(String(validating: bytes, as: UTF8.self)?.contains(Self.words) == true)
        } else {
            #expect(String(validating: bytes, as: UTF8.self) != nil)
        }
    }

    static let labels: [(String, String.Encoding, String)] = [
        ("windows-1251", .windowsCP1251, "Привет"), ("cp1250", .windowsCP1250, "Łódź"),
        ("iso-8859-2", .isoLatin2, "Žluť"),
        ("Windows-1253", .windowsCP1253, "Καλημέρα"), ("iso-8859-9", .windowsCP1254, "ışık"),
        ("shift_jis", .shiftJIS, "こんにちは"), ("utf-16le", .utf16LittleEndian, "Grüße"),
        // Each of these bytes alone is valid UTF-8.
        ("utf-16be", .utf16BigEndian, "Hello there"), ("UTF-16", .utf16LittleEndian, "Hello there"),
    ]

    @Test("of many kinds", arguments: labels)
    func label(name: String, encoding: String.Encoding, words: String) async throws {
        let bytes = Self.data("1\n00:00:01,000 --> 00:00:02,000\n\(words)\n", encoding)
        #expect(!bytes.isEmpty)
        let built = try await build("a.srt", bytes, "{ src: a.srt, charset: '\(name)' }")
        #expect(built.text("episodes/one/index.html")?.contains(words) == true)
    }

    static let unreadable: [(name: String, bytes: Data, transcript: String, place: String)] = [
        ("a.srt", data(subRip, .windowsCP1252), "a.srt", "3:4"),
        ("a.vtt", data(webVTT, .windowsCP1252), "a.vtt", "4:4"),
        ("a.srt", data(subRip, .windowsCP1252), "{ src: a.srt, charset: klingon }", "3:4"),
        ("a.srt", data(subRip, .windowsCP1252, mark: [0xEF, 0xBB, 0xBF]), "a.srt", "3:4"),
        ("a.json", data(json, .windowsCP1252), "a.json", "1:58"),
        ("a.txt", data("Café", .windowsCP1252), "a.txt", "1:4"),
        ("a.html", data("<p>Café</p>", .windowsCP1252), "a.html", "1:7"),
        // A wrong byte order mark, and an incomplete character.
        ("a.srt", Data([0xFF, 0xFE, 0x41]), "a.srt", "1:1"), ("a.srt", Data([0xFE, 0xFF, 0xD8, 0x00]), "a.srt", "1:1"),
    ]

    @Test("files without a type are reported like Markdown", arguments: unreadable)
    func reported(name: String, bytes: Data, transcript: String, place: String) async throws {
        let sample = try sample(name, bytes, transcript)
        let failure = await #expect(throws: BuildFailure.self) { try await sample.build() }
        #expect(
            failure?.diagnostics.map {
                "\($0.severity) \(sample.shortPath($0)) \($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.id)"
            } == ["error Content/episodes/\(name) \(place) source.invalid-utf8"])
    }

    @Test(
        "a page says it in its head, and is published with a mark that browsers believe first",
        arguments: [
            "<meta charset=windows-1252>", "<META CHARSET='latin1'>",
            "<meta name=x><meta http-equiv=\"Content-Type\" content=\"text/html; charset=iso-8859-1\">",
        ])
    func page(head: String) async throws {
        let built = try await build("a.html", Self.data("\(head)<p>Café</p>", .windowsCP1252), "a.html")
        let bytes = try #require(built.output.files.first { $0.path.text == "episodes/a.html" }?.contents.bytes)
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(String(validating: bytes, as: UTF8.self)?.contains("<p>Café</p>") == true)
    }

    @Test("files other than texts are not read", arguments: ["a.pdf", "a.docx", "a.zip"])
    func foreign(name: String) async throws {
        let built = try await build(name, Data([0xFF, 0x00, 0xE9]), name)
        #expect(built.diagnostics == [])
    }

    @Test("drafts do not prevent publishing")
    func drafts() async throws {
        let sample = try SampleSite(content: [
            "episodes/one.md": episode("One"), "episodes/two.md": episode("Two", "draft: true", "transcript: a.srt"),
            "episodes/a.srt": "",
        ])
        try Self.data(Self.subRip, .windowsCP1252).write(to: URL(filePath: sample.folder("Content/episodes/a.srt")))
        #expect(try await sample.build().diagnostics == [])
    }
}
