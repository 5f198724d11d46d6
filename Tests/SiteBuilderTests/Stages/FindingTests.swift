import SiteBuilder
import SiteDiagnostics
import TestSupport
import Testing

@Suite struct FindingTests {
    private static let content = [
        "episodes/one.md": episode(
            "One", date: "2026-05-01", "tags: [css, grid]", "collection: Course", "season: 1", "hosts: Ada",
            "duration: 10:00", body: "Words."),
        "episodes/two.md": episode(
            "Two", date: "2026-05-02", "tags: css", "collection: Course", "guests: Grace", "duration: 20:00"),
        "episodes/three.md": episode("Three", date: "2026-05-03", "tags: grid", "collection: Course"),
        "people/grace.yml": """
        name: Grace
        description: Writes compilers.
        image: /media/grace.svg
        url: https://grace.example
        """,
        "media/grace.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ]

    @Test func everyKindThatIsThereHasAPage() async throws {
        let built = try await SampleSite(content: Self.content).build()
        for kind in ["tags", "collections", "seasons", "people"] {
            #expect(built.paths.contains("\(kind)/index.html"), "\(kind)")
        }
        #expect(!built.paths.contains("categories/index.html"))
        let tags = try #require(built.text("tags/index.html"))
        #expect(tags.contains("<a href=\"../tags/css/index.html\" dir=\"auto\">css</a> <span class=\"soft\">2</span>"))
        #expect(!tags.contains("#letter-"))
        let people = try #require(built.text("people/index.html"))
        #expect(people.contains("../media/grace.svg") && people.contains("../people/ada/index.html"))
        let css = try #require(built.text("tags/css/index.html"))
        #expect(css.contains("<a href=\"../../tags/index.html\" dir=\"auto\">Tags</a>"))
        let map = try #require(built.text("sitemap.xml"))
        #expect(map.contains("/tags/</loc>") && !map.contains("/search/"))
    }

    @Test func aPersonHasWordsPictureAndLink() async throws {
        let page = try #require(try await SampleSite(content: Self.content).build().text("people/grace/index.html"))
        #expect(page.contains("Writes compilers."))
        #expect(page.contains("src=\"../../media/grace.svg\""))
        #expect(page.contains("href=\"https://grace.example\""))
    }

    @Test func aCourseHasSteps() async throws {
        let built = try await SampleSite(content: Self.content).build()
        let two = try #require(built.text("episodes/two/index.html"))
        #expect(two.contains("2 of 3"))
        let steps = try #require(two.firstRange(of: "membership-steps").map { two[$0.lowerBound...].prefix(600) })
        #expect(steps.contains("episodes/one/index.html") && steps.contains("episodes/three/index.html"))
        #expect(try #require(built.text("collections/course/index.html")).contains("3 episodes · 30 min"))
    }

    @Test func relatedEpisodesAreNamed() async throws {
        let built = try await SampleSite(content: Self.content).build()
        let one = try #require(built.text("episodes/one/index.html"))
        let related = try #require(one.firstRange(of: "class=\"related\"").map { one[$0.lowerBound...] })
        #expect(related.contains("episodes/three/index.html"))
    }

    /// Links lead to the translation in the page's language if it exists.
    @Test func inAnotherLanguage() async throws {
        let german = [
            "episodes/one.de.md": episode(
                "Eins", date: "2026-05-01", "lang: de", "tags: [css, grid]", "collection: Course", "slug: eins"),
            "episodes/three.de.md": episode(
                "Drei", date: "2026-05-03", "lang: de", "tags: grid", "collection: Course", "slug: drei"),
        ]
        let built = try await SampleSite(content: Self.content.merging(german) { $1 }).build()
        let page = try #require(built.text("episodes/eins/index.html"))
        let related = try #require(page.firstRange(of: "class=\"related\"").map { page[$0.lowerBound...].prefix(500) })
        #expect(related.contains("Ähnliche Folgen") && related.contains("../../episodes/drei/index.html"))
        #expect(!related.contains("episodes/three/") && !related.contains("episodes/one/"))
        let steps = try #require(page.firstRange(of: "membership-steps").map { page[$0.lowerBound...].prefix(400) })
        #expect(steps.contains("../../episodes/two/index.html\"") && steps.contains("lang=\"en\">Two"))
        #expect(page.contains("aria-label=\"Suche\"") && page.contains("data-count=\"Ergebnisse: {n}\""))
        let two = try #require(built.text("episodes/two/index.html"))
        #expect(two.contains("episodes/three/index.html") && !two.contains("episodes/drei/"))
    }

    @Test func anAuthorsOwnPageStays() async throws {
        let own = ["tags.md": "---\ntitle: My tags\n---\n", "search.md": "---\ntitle: My search\n---\n"]
        let built = try await SampleSite(content: Self.content.merging(own) { $1 }).build()
        #expect(try #require(built.text("tags/index.html")).contains("My tags"))
        #expect(try #require(built.text("search/index.html")).contains("My search"))
        #expect(try #require(built.text("index.html")).contains("/search.js") == false)
    }

    @Test func theSearchIsThere() async throws {
        let built = try await SampleSite(content: Self.content).build()
        #expect(Set(built.paths.map(\.withoutAssetDigests)).isSuperset(of: ["search/index.json", "theme/search.js"]))
        let page = try #require(built.text("search/index.html"))
        #expect(page.contains("data-search=\"page\"") && page.contains("noindex"))
        #expect(page.contains("<noscript>") && page.contains("../people/index.html"))
        #expect(try #require(built.text("episodes/one/index.html")).contains("action=\"../../search/index.html\""))
    }

    @Test func pagesAreFoundAndDraftsAreNot() async throws {
        let pages = [
            "guides/ledger.md": "---\ntitle: The ledger\n---\nA lockfile.\n",
            "guides/_waiting.md": "---\ntitle: Waiting\n---\nSecretword.\n",
        ]
        let built = try await SampleSite(content: Self.content.merging(pages) { $1 }).build()
        #expect(try #require(built.text("search/episodes-0.json")).contains("guides/ledger/index.html"))
        #expect(try #require(built.text("search/words-0.json")).contains("lockfile"))
        #expect(try #require(built.text("search/words-0.json")).contains("secretword") == false)
    }

    @Test func orItIsNot() async throws {
        let settings = ["site.yml": "title: T\nbaseURL: https://example.com/\nsearch: false\n"]
        let built = try await SampleSite(content: Self.content.merging(settings) { $1 }).build()
        #expect(!built.paths.contains { $0.hasPrefix("search/") })
        #expect(try #require(built.text("index.html")).contains("data-search") == false)
    }

    @Test func manyTagsStandUnderTheirLetters() async throws {
        let names = (1...60).map { "\($0 % 2 == 0 ? "even" : "odd")\($0)" }
        let content = ["episodes/one.md": episode("One", "tags: [\(names.joined(separator: ", "))]")]
        let tags = try #require(try await SampleSite(content: content).build().text("tags/index.html"))
        #expect(tags.contains("href=\"#letter-o\"") && tags.contains("id=\"letter-o\""))
    }

    @Test func ofVeryManyTagsEachLetterHasAPage() async throws {
        let names = (1...450).map { "\($0 % 2 == 0 ? "even" : "odd")\($0)" }
        let content = ["episodes/one.md": episode("One", "tags: [\(names.joined(separator: ", "))]")]
        let built = try await SampleSite(content: content).build()
        #expect(built.paths.contains("tags/letters/e/index.html") && built.paths.contains("tags/letters/o/index.html"))
        let first = try #require(built.text("tags/index.html"))
        #expect(first.contains("href=\"../tags/letters/o/index.html\"") && first.contains("Most used"))
        #expect(!first.contains(">odd449<"))
        let letter = try #require(built.text("tags/letters/o/index.html"))
        #expect(letter.contains(">odd449<") && !letter.contains(">even2<"))
        #expect(letter.contains("aria-current=\"page\">O</a>"))
    }

    @Test func noDraftIsFound() async throws {
        let draft = [
            "episodes/secret.md": episode(
                "Secretword", "draft: true", "tags: [secretword, css]", "guests: Secretword", "collection: Course")
        ]
        let built = try await SampleSite(content: Self.content.merging(draft) { $1 }).build()
        for file in built.output.files {
            guard let bytes = file.contents.bytes else { continue }
            #expect(!String(decoding: bytes, as: UTF8.self).lowercased().contains("secretword"), "\(file.path.text)")
        }
    }
}
