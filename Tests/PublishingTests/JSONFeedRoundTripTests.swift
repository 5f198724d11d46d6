import Foundation
import SiteEpisodes
import Testing

/// A JSON Feed that is read back equals the catalog.
@Suite struct JSONFeedRoundTripTests {
    private struct Feed: Decodable {
        let version, title, homePageUrl, feedUrl, description, icon, language: String?
        let expired: Bool?
        let authors: [Author]?
        let hubs: [[String: String]]?
        let items: [Item]
    }

    private struct Author: Decodable { let name, url, avatar: String? }

    private struct Item: Decodable {
        let id, url, title, summary, image, language, datePublished, dateModified, contentHtml, contentText: String?
        let tags: [String]?
        let authors: [Author]?
        let attachments: [Attachment]?
    }

    private struct Attachment: Decodable {
        let url, mimeType: String
        let sizeInBytes, durationInSeconds: Int?
    }

    @Test func everyField() async throws {
        let (texts, catalog, _, _) = try await published(FullShow.files)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let feed = try decoder.decode(Feed.self, from: Data(#require(texts["feed.json"]).utf8))
        let site = catalog.site
        let base = try #require(site.base)
        #expect(feed.title == site.title && feed.description == site.summary && feed.language == site.language)
        #expect(feed.homePageUrl == base.text && feed.feedUrl == base.text + "feed.json")
        #expect(feed.expired == true && feed.authors?.first?.name == site.author)
        #expect(feed.hubs == [["type": "WebSub", "url": "https://hub.example/"]])
        #expect(feed.items.count == catalog.episodes.count)
        for (item, episode) in zip(feed.items, catalog.episodes) {
            #expect(item.title == episode.title && item.url == base.absolute(episode.address))
            #expect(item.id == episode.guid ?? item.url)
            #expect(episode.summary == nil || item.summary == episode.summary)
            #expect(item.language == (episode.language == "en" ? nil : episode.language))
            let dates = try [item.datePublished, item.dateModified].map { text in
                try text.map { try CalendarDate(parsing: $0).resolved(in: .utc).instant }
            }
            #expect(dates == [episode.date?.instant, episode.updated?.instant])
            #expect((item.tags ?? []) == (episode.categories + episode.tags).map(\.name))
            #expect((item.authors ?? []).map(\.name) == (episode.hosts + episode.guests).map(\.person.name))
            #expect(item.attachments?.first?.sizeInBytes == episode.media.first?.bytes)
            #expect(item.attachments?.first?.durationInSeconds == episode.duration?.seconds)
            #expect(item.contentHtml != nil || item.contentText != nil)
        }
        #expect(
            feed.items.first { $0.title == "Over the Brenner" }?.authors?.first?.avatar?.hasSuffix("nell.jpg") == true)
    }
}
