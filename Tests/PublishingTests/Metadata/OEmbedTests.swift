import Foundation
import SiteEpisodes
import Testing

@testable import SitePublishing

/// oEmbed 1.0, section 2.3: the required members of each type.
@Suite struct OEmbedTests {
    private struct Document: Decodable {
        let version, type, title: String
        let authorName, authorUrl, providerName, providerUrl, html: String?
        let width, height: Int?
    }

    private func document(_ files: [String: String], _ path: String) async throws -> Document {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Document.self, from: Data(#require(await published(files).texts[path]).utf8))
    }

    @Test(arguments: [
        (
            "one", "video",
            "<video src=\"https://reels.example/show/media/one.mp4\" poster=\"https://reels.example/show/media/one.jpg\""
        ),
        ("tube", "video", "<iframe src=\"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ\" title=\"Tube\""),
        ("vim", "video", "<iframe src=\"https://player.vimeo.com/video/76979871\""), ("words", "link", ""),
    ])
    func readsBack(name: String, type: String, markup: String) async throws {
        let document = try await document(films, "episodes/\(name)/oembed.json")
        let catalog = interpreted(films)
        let episode = try #require(catalog.episode("episodes/\(name).md"))
        #expect(document.version == "1.0" && document.type == type && document.title == episode.title)
        #expect(document.providerName == "Reels" && document.providerUrl == "https://reels.example/show/")
        #expect(document.authorName == "Nell")
        #expect(document.html?.hasPrefix(markup) ?? markup.isEmpty)
        // `video` and `rich` require all three.
        #expect(
            [document.html == nil, document.width == nil, document.height == nil]
                == Array(repeating: type == "link", count: 3))
    }

    @Test func soundIsRich() async throws {
        let document = try await document(FullShow.files, "episodes/002-two/oembed.json")
        #expect(document.type == "rich" && document.height == 54)
        #expect(
            document.html
                == "<audio src=\"https://trains.example/show/media/two.m4a\" controls preload=\"none\"></audio>")
        #expect(document.authorUrl == "https://trains.example/show/people/nell/")
    }

    @Test func thePageNamesIt() throws {
        let told = try ToldEpisode(films, path: "episodes/one.md")
        let address = "https://reels.example/show/episodes/one/oembed.json"
        #expect(told.tags.contains(.alternate(type: "application/json+oembed", address: address, title: "One <b>")))
        #expect(OEmbed.address(of: told.episode).outputPath == "episodes/one/oembed.json")
    }
}
