import Foundation
import SiteEpisodes
import Testing

@testable import SitePublishing

@Suite struct StructuredDataTests {
    /// The properties without which search engines reject a type
    /// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), or without which
    /// schema.org makes no use of it.
    private static let required: [String: [String]] = [
        "VideoObject": ["name", "thumbnailUrl", "uploadDate"], "Clip": ["name", "startOffset", "url"],
        "BreadcrumbList": ["itemListElement"], "ItemList": ["itemListElement"], "ListItem": ["position", "name"],
        "WebSite": ["name", "url"], "ProfilePage": ["mainEntity"], "Person": ["name"], "Organization": ["name"],
        "Course": ["name", "description", "provider"], "PodcastEpisode": ["name", "url", "partOfSeries"],
        "Episode": ["name", "url", "partOfSeries"], "PodcastSeries": ["name", "url"],
        "CreativeWorkSeries": ["name", "url"], "PodcastSeason": ["name", "url"], "CreativeWorkSeason": ["name", "url"],
        "AudioObject": ["name", "contentUrl"], "MediaObject": ["name"],
        "InteractionCounter": ["interactionType", "userInteractionCount"], "WatchAction": [],
        "SeekToAction": ["target", "startOffset-input"], "ImageObject": ["contentUrl", "name", "url"],
    ]

    /// Every object in a document at any depth, with its missing properties.
    private func problems(_ value: Any) -> [String] {
        if let list = value as? [Any] { return list.flatMap(problems) }
        guard let node = value as? [String: Any] else { return [] }
        let inner = node.values.flatMap(problems)
        guard let type = node["@type"] as? String, let required = Self.required[type] else {
            return ["no type: \(node)"] + inner
        }
        let missing = required.filter { key in
            switch node[key] {
            case let text as String: text.isEmpty
            case let list as [Any]: list.isEmpty
            case nil: true
            default: false
            }
        }
        return missing.map { "\(type) lacks \($0)" } + inner
    }

    @Test(
        "has what is required of each type",
        arguments: [
            ("one", ["Episode", "BreadcrumbList"], "VideoObject"),
            ("tube", ["Episode", "BreadcrumbList"], "VideoObject"),
            ("vim", ["Episode", "BreadcrumbList"], "VideoObject"),
            // Without a date or a still picture it is not a film for a search engine.
            ("undated", ["Episode", "BreadcrumbList"], "MediaObject"),
            ("bare", ["Episode", "BreadcrumbList"], "MediaObject"), ("words", ["Episode", "BreadcrumbList"], nil),
        ] as [(String, [String], String?)])
    func types(name: String, types: [String], film: String?) throws {
        let nodes = try ToldEpisode(films, path: "episodes/\(name).md").nodes()
        #expect(nodes.compactMap { $0["@type"] as? String } == types)
        #expect(nodes.flatMap(problems) == [])
        #expect((nodes[0]["video"] as? [String: Any])?["@type"] as? String == film)
    }

    @Test func anEpisodeReadsBack() throws {
        for path in ["episodes/002-two.md", "episodes/teaser.md", "episodes/lost.md"] {
            let told = try ToldEpisode(FullShow.files, path: path)
            let (episode, catalog) = (told.episode, told.catalog)
            let base = try #require(catalog.site.base)
            let nodes = try told.nodes()
            #expect(nodes.flatMap(problems) == [])
            let node = nodes[0]
            #expect(node["@type"] as? String == "PodcastEpisode")
            #expect(
                node["name"] as? String == episode.title && node["url"] as? String == base.absolute(episode.address))
            #expect(node["description"] as? String == episode.summary)
            #expect(node["inLanguage"] as? String == episode.language)
            let dates = try ["datePublished", "dateModified"].map { key in
                try (node[key] as? String).map { try CalendarDate(parsing: $0).resolved(in: .utc).instant }
            }
            #expect(dates == [episode.date?.instant, episode.updated?.instant])
            #expect(node["duration"] as? String == episode.duration?.iso8601)
            #expect(node["image"] as? String == episode.image.map { base.absolute($0.location) })
            #expect((node["keywords"] as? [String] ?? []) == (episode.categories + episode.tags).map(\.name))
            #expect(
                (node["author"] as? [[String: Any]] ?? []).map { $0["name"] as? String }
                    == episode.hosts.map(\.person.name))
            #expect(
                (node["contributor"] as? [[String: Any]] ?? []).map { $0["name"] as? String }
                    == episode.guests.map(\.person.name))
            #expect((node["isFamilyFriendly"] as? Bool) == episode.isExplicit.map { !$0 })
            let sound = try #require(node["audio"] as? [String: Any])
            let media = try #require(episode.media.first)
            #expect(sound["contentUrl"] as? String == media.file.map { base.absolute($0) })
            #expect((sound["contentSize"] as? String).flatMap { Int($0) } == media.bytes)
            let clips = node["hasPart"] as? [[String: Any]] ?? []
            #expect(clips.map { $0["startOffset"] as? Int } == episode.chapters.map(\.start.seconds))
            #expect(clips.map { $0["name"] as? String } == episode.chapters.map(\.title))
            let series = try #require(node["partOfSeries"] as? [String: Any])
            #expect(series["@type"] as? String == "PodcastSeries" && series["url"] as? String == base.text)
            let season = node["partOfSeason"] as? [String: Any]
            #expect(season?["seasonNumber"] as? Int == episode.season.flatMap { Int($0.slug.text) })
        }
    }

    @Test func chaptersBecomeClips() throws {
        let nodes = try ToldEpisode(films, path: "episodes/one.md").nodes()
        let film = try #require(nodes[0]["video"] as? [String: Any])
        let clips = try #require(film["hasPart"] as? [[String: Any]])
        #expect(clips.compactMap { $0["name"] as? String } == ["Start", "Middle"])
        #expect(clips.compactMap { $0["startOffset"] as? Int } == [0, 60])
        #expect(clips.compactMap { $0["endOffset"] as? Int } == [60, 600])
        #expect(
            clips.compactMap { $0["url"] as? String }
                == [0, 60].map { "https://reels.example/show/episodes/one/?t=\($0)" })
        let seeking = try #require(film["potentialAction"] as? [String: Any])
        #expect(
            seeking["target"] as? String == "https://reels.example/show/episodes/one/?t={seek_to_second_number}")
        #expect(seeking["startOffset-input"] as? String == "required name=seek_to_second_number")
        // The page cannot start the embedded player of another site at a moment.
        let elsewhere = try ToldEpisode(films, path: "episodes/tube.md").nodes()
        let embedded = try #require(elsewhere[0]["video"] as? [String: Any])
        #expect(embedded["hasPart"] == nil && embedded["potentialAction"] == nil)
    }

    @Test func theTrailEndsAtThePage() throws {
        let nodes = try ToldEpisode(films, path: "episodes/one.md").nodes()
        let steps = try #require(nodes[1]["itemListElement"] as? [[String: Any]])
        #expect(steps.compactMap { $0["position"] as? Int } == [1, 2])
        #expect(steps.compactMap { $0["name"] as? String } == ["Reels", "One <b>"])
        #expect(
            steps.compactMap { $0["item"] as? String }
                == ["https://reels.example/show/", "https://reels.example/show/episodes/one/"])
    }

    @Test(
        "lists collections, seasons and people",
        arguments: [
            (TermKind.collections, "course", ["Course", "ItemList"]), (.collections, "plain", ["ItemList"]),
            (.seasons, "1", ["PodcastSeason", "ItemList"]), (.people, "nell", ["ProfilePage"]), (.tags, "css", []),
        ] as [(TermKind, String, [String])])
    func listings(kind: TermKind, slug: String, types: [String]) throws {
        let catalog = interpreted([
            "site.yml": "title: T\nbaseURL: https://e.com/\npodcast: { medium: podcast }\n",
            "collections/course.yml": "description: Learn it.\ncourse: yes",
            "collections/plain.yml": "description: A few.", "people/nell.yml": "url: https://nell.example/",
            "episodes/a.md":
                "---\ntitle: A\nnumber: 1\ncollection: [course, plain]\nseason: 1\nhosts: nell\ntags: css\n---\n",
            "episodes/b.md": "---\ntitle: B\nnumber: 2\ncollection: [course, plain]\nseason: 1\nhosts: nell\n---\n",
        ])
        let listing = try #require(catalog.listing(kind, Slug(slug)))
        let episodes = catalog.episodes(of: listing)
        let page = PageDescription(
            .listing(listing, episodes: episodes, first: 1), address: listing.address, title: listing.name,
            summary: listing.details.summary, language: "en")
        let nodes = try ToldEpisode.nodes(ToldEpisode.tags(of: page, in: catalog))
        #expect(nodes.compactMap { $0["@type"] as? String } == types)
        #expect(nodes.flatMap(problems) == [])
        for list in nodes where list["@type"] as? String == "ItemList" {
            let items = try #require(list["itemListElement"] as? [[String: Any]])
            #expect(items.map { $0["position"] as? Int } == [1, 2] && list["numberOfItems"] as? Int == 2)
            #expect(items.map { $0["name"] as? String } == episodes.map(\.title))
            #expect(items.map { $0["url"] as? String } == episodes.map { "https://e.com" + $0.address.encodedPath })
        }
    }

    @Test func theHomePageTellsOfTheSite() throws {
        let catalog = interpreted(FullShow.files)
        let page = PageDescription(.home, address: .home, title: "Home", language: "en")
        let nodes = try ToldEpisode.nodes(ToldEpisode.tags(of: page, in: catalog))
        #expect(nodes.compactMap { $0["@type"] as? String } == ["WebSite", "PodcastSeries"])
        #expect(nodes.flatMap(problems) == [])
        for node in nodes {
            #expect(node["name"] as? String == catalog.site.title && node["url"] as? String == catalog.site.base?.text)
            #expect(node["description"] as? String == catalog.site.summary)
        }
        #expect(nodes[1]["webFeed"] as? String == "https://trains.example/show/feed.xml")
        #expect(nodes[1]["image"] as? String == "https://trains.example/show/media/cover.png")
    }

    @Test func nothingEndsTheScript() throws {
        let told = try ToldEpisode(films, path: "episodes/one.md")
        let scripts = told.tags.compactMap { if case .structuredData(let bytes) = $0 { bytes } else { nil } }
        #expect(scripts.count == 1)
        for byte in "<>&\n".utf8 { #expect(!scripts[0].contains(byte)) }
    }
}
