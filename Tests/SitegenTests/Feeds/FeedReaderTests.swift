import Foundation
import TestSupport
import Testing

/// Feeds of a built site, read by `feedparser`, an independent reader.
@Suite(.pythonReaders) struct FeedReaderTests {
    private static let files = [
        "Content/site.yml": """
        title: Night Trains & Co
        description: Sleeping through Europe
        author: Nell
        baseURL: https://trains.example/show/
        language: en
        podcast:
          category: [Society & Culture > Places & Travel, Leisure]
          owner: { name: Nell, email: nell@trains.example }
          explicit: no
          image: media/cover.jpg
          locked: yes
          copyright: 2026 Nell
        feeds: { hub: "https://hub.example/" }
        """,
        "Content/episodes/002-two.md": """
        ---
        title: Over the <Brenner>
        subtitle: With snow
        description: A night between Munich & Verona.
        date: 2026-02-02 06:00
        updated: 2026-02-03
        number: 2
        season: 1
        audio: https://cdn.example/two.mp3
        bytes: 7
        duration: 42:10
        tags: [snow, "sleepers & cars"]
        guid: tag-2
        hosts: Nell
        image: media/cover.jpg
        explicit: yes
        ---
        *Snow* at [the first](001-one.md).
        """,
        "Content/episodes/001-one.md":
            "---\ntitle: One\ndate: 2026-01-01\naudio: https://cdn.example/one.m4a\nbytes: 99\n---\nText.\n",
    ]

    private static func site() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add(files)
        try folder.add(["Content/media/": ""])
        try Data(#require(SamplePictures.artwork())).write(to: URL(filePath: folder("Content/media/cover.jpg")))
        return folder
    }

    @Test func everyField() async throws {
        let folder = try Self.site()
        let run = try await Sitegen.run(["build", "--strict"], in: folder.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        let feeds = try await FeedReader.read(folder("Output"))
        let rss = try #require(feeds["feed.xml"])
        #expect(rss["bozo"] as? Int == 0 && rss["version"] as? String == "rss20")
        let texts = [
            "title": "Night Trains & Co", "link": "https://trains.example/show/", "subtitle": "Sleeping through Europe",
            "language": "en", "rights": "2026 Nell", "author": "Nell", "owner": "nell@trains.example",
            "image": "https://trains.example/show/media/cover.jpg",
        ]
        for (key, text) in texts { #expect(rss[key] as? String == text, "\(key)") }
        #expect(rss["tags"] as? [String] == ["Society & Culture", "Places & Travel", "Leisure"])
        #expect((rss["guid"] as? String)?.count == 36)
        // It keeps only the attributes of unknown elements.
        #expect(rss["locked"] as? [String: String] == ["owner": "nell@trains.example"])
        let links = try #require(rss["links"] as? [[String]])
        #expect(links.contains(["self", "https://trains.example/show/feed.xml"]))
        #expect(links.contains(["hub", "https://hub.example/"]))

        let entries = try #require(rss["entries"] as? [[String: Any]])
        try #require(entries.count == 2)
        #expect(entries.map { $0["id"] as? String } == ["tag-2", "https://trains.example/show/episodes/001-one/"])
        let fields = [
            "title": "Over the <Brenner>", "link": "https://trains.example/show/episodes/002-two/",
            "published": "Mon, 02 Feb 2026 06:00:00 +0000", "summary": "A night between Munich & Verona.",
            "itunes_duration": "2530", "itunes_episode": "2", "itunes_season": "1", "itunes_episodetype": "full",
            "image": "https://trains.example/show/media/cover.jpg",
        ]
        for (key, text) in fields { #expect(entries[0][key] as? String == text, "\(key)") }
        #expect(entries[0]["tags"] as? [String] == ["snow", "sleepers & cars"])
        #expect(
            entries.map { $0["enclosures"] as? [[String]] } == [
                [["https://cdn.example/two.mp3", "7", "audio/mpeg"]],
                [["https://cdn.example/one.m4a", "99", "audio/x-m4a"]],
            ])
        let content = try #require((entries[0]["content"] as? [String])?.first)
        #expect(content.contains("<em>Snow</em>") && content.contains("https://trains.example/show/episodes/001-one/"))
        #expect(entries.allSatisfy { $0["dated"] as? Bool == true })
    }

    @Test func atom() async throws {
        let folder = try Self.site()
        #expect(try await Sitegen.run(["build"], in: folder.path).exitCode == 0)
        let atom = try #require(try await FeedReader.read(folder("Output"))["atom.xml"])
        #expect(atom["bozo"] as? Int == 0 && atom["version"] as? String == "atom10")
        #expect(atom["title"] as? String == "Night Trains & Co" && atom["author"] as? String == "Nell")
        #expect(atom["id"] as? String == "https://trains.example/show/")
        let entries = try #require(atom["entries"] as? [[String: Any]])
        #expect(
            entries.map { $0["id"] as? String } == [
                "tag:trains.example,2026-02-02:tag-2", "https://trains.example/show/episodes/001-one/",
            ])
        #expect(entries[0]["updated"] as? String == "2026-02-03T00:00:00Z")
        #expect(entries[0]["title"] as? String == "Over the <Brenner>")
    }

    /// The unchanged demo: every feed can be read, and every entry has a date.
    @Test func theDemo() async throws {
        let output = try TemporaryFolder()
        let project = URL(filePath: #filePath).appending(path: "../../../..").standardized.path()
        let run = try await Sitegen.run(
            ["build", project, "--output", output("demo"), "--strict", "--now", "2030-01-01"], in: output.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        for feed in try await FeedReader.read(output("demo")).values {
            #expect(feed["bozo"] as? Int == 0)
            let entries = try #require(feed["entries"] as? [[String: Any]])
            #expect(entries.count >= 30)
            #expect(entries.allSatisfy { $0["dated"] as? Bool == true })
        }
    }
}

enum FeedReader {
    /// Feeds by name, with the fields that the script prints.
    static func read(_ folder: String) async throws -> [String: [String: Any]] {
        let answer = try await PythonTool.output(of: "read-feeds.py", [folder])
        return try #require(try JSONSerialization.jsonObject(with: answer) as? [String: [String: Any]])
    }
}
