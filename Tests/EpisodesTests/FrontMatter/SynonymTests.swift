import Testing

@testable import SiteEpisodes

/// Every spelling of a key means the same as the documented one.
@Suite struct SynonymTests {
    @Test(arguments: [
        ("date", "pubDate"), ("date", "published"), ("date", "publishedAt"), ("date", "PubDate"),
        ("date", "published_at"),
        ("updated", "lastmod"), ("updated", "modified"), ("publish", "publishDate"), ("publish", "PublishDate"),
        ("expires", "expiryDate"), ("expires", "expiry_date"), ("url", "permalink"), ("aliases", "redirect_from"),
        ("description", "summary"), ("description", "blurb"), ("description", "Description"), ("tags", "keywords"),
        ("tags", "topics"), ("collection", "series"), ("number", "episode"), ("number", "sequence"), ("image", "cover"),
        ("image", "episode_image"), ("image", "header_image"), ("duration", "podcast_duration"),
        ("bytes", "podcast_bytes"), ("bytes", "length"), ("guid", "episode_guid"), ("hosts", "Hosts"),
        ("hosts", "host"), ("guests", "guest"), ("youtube", "youtube_url"), ("title", "TITLE"), ("lang", "language"),
    ])
    func synonym(taught: String, written: String) {
        let key = FrontMatterKey(rawValue: taught)
        let found = FrontMatterKey.names.key(for: written)
        // `published` may be a date or a boolean, so it has its own key.
        #expect(found == (written == "published" ? .published : key))
    }

    @Test func keysAreDistinct() {
        var spellings: [String: FrontMatterKey] = [:]
        for key in FrontMatterKey.allCases {
            for spelling in [key.rawValue] + key.synonyms {
                #expect(FrontMatterKey.names.key(for: spelling) == key, "\(spelling)")
                #expect(spellings.updateValue(key, forKey: spelling) == nil, "\(spelling)")
            }
        }
    }

    @Test func publishedAsDateAndAsBoolean() throws {
        let dated = try interpreted(["episodes/a.md": "---\ntitle: T\npublished: 2026-03-04\n---\n"])
        #expect(dated.catalog.episodes.first?.date?.dayText == "2026-03-04")
        let hidden = try interpreted(["episodes/a.md": "---\ntitle: T\ndate: 2026-03-04\npublished: false\n---\n"])
        #expect(hidden.catalog.episodes.isEmpty)
        #expect(hidden.catalog.withheld.map(\.publication.state) == [.draft])
        #expect(hidden.diagnostics.ids == ["content.nothing-published"])
        let shown = try interpreted(["episodes/a.md": "---\ntitle: T\ndate: 2026-03-04\npublished: true\n---\n"])
        #expect(shown.catalog.episodes.map(\.publication.state) == [.published])
    }

    @Test func theTaughtKeyWinsAndTheOtherIsReported() throws {
        let (episode, diagnostics) = try episode("summary: one\ndescription: two\nblurb: ''")
        #expect(episode?.summary == "two")
        #expect(
            diagnostics.lines == [
                "Content/episodes/a.md:4:1: warning: 'summary' means the same as 'description', so it is ignored "
                    + "[frontmatter.same-meaning]"
            ])
    }

    @Test func listsAreJoined() throws {
        let (episode, diagnostics) = try episode("tags: [a, b]\nkeywords: b, c d\ntopics: [{ name: e }]")
        #expect(episode?.tags.map(\.name) == ["a", "b", "c d", "e"])
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("epsiode: 4", "unknown key 'epsiode' (did you mean 'episode'?)"),
        ("colection: x", "unknown key 'colection' (did you mean 'collection'?)"),
        ("podcast_byts: 4", "unknown key 'podcast_byts' (did you mean 'podcastBytes'?)"),
        ("qzxv: 4", "unknown key 'qzxv'"),
        ("image: { src: 'https://e.com/a.png', atl: x }", "unknown key 'atl' (did you mean 'alt'?)"),
        ("sections: [{ sorce: tags }]", "unknown key 'sorce' (did you mean 'source'?)"),
    ])
    func unknownKeys(line: String, message: String) throws {
        let (_, diagnostics) = try episode(line)
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.ids == ["frontmatter.unknown-key"])
        #expect(diagnostics.first?.position?.line == 4)
    }
}
