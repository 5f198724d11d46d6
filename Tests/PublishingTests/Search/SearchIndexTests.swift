import Foundation
import SiteMarkdown
import Testing

@testable import SiteEpisodes
@testable import SitePublishing

@Suite struct SearchIndexTests {
    private static let hostile = "</script><img src=x onerror=alert(1)> \"'&\u{2028}"

    private static func entries(_ files: [String: String], transcript: Transcript? = nil) -> [SearchEntry] {
        interpreted(files).episodes.map { episode in
            let notes = RenderedMarkdown(episode.body.source, bytes: episode.body.range).html
            return SearchEntry(
                episode, notes: notes,
                transcript: transcript.map { ReadableTranscript($0, chapters: episode.chapters) },
                dayInWords: episode.date.map { "day \($0.dayText)" })
        }
    }

    private static func episode(_ title: String, day: Int = 1, _ front: String = "", body: String = "") -> String {
        "---\ntitle: \(title)\ndate: 2026-01-\(day < 10 ? "0" : "")\(day)\n\(front)\n---\n\(body)\n"
    }

    private func json(_ files: [PublishedFile], _ name: String) throws -> Any {
        let file = try #require(files.first { $0.address.outputPath == "search/\(name).json" })
        return try JSONSerialization.jsonObject(with: Data(file.bytes))
    }

    @Test func aSiteWithoutEpisodesHasNone() { #expect(SearchIndex.files([]).isEmpty) }

    @Test func aCancelledTaskMakesNone() async {
        let entries = Self.entries(["episodes/one.md": Self.episode("Grids")])
        let lists = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return SearchIndex.Part.allCases.flatMap { SearchIndex.lists(of: $0, in: entries, sizes: .init()) }
        }.value
        #expect(lists.flatMap(\.files).isEmpty)
    }

    @Test func filesHoldWhatTheHeadSays() throws {
        let entries = Self.entries([
            "episodes/one.md": Self.episode("Grids", day: 2, "tags: [css]", body: "About `grid` & gaps.\n\n<x>"),
            "episodes/two.md": Self.episode("Zebra", day: 1, "description: Striped."),
        ])
        let files = SearchIndex.files(entries)
        let head = try #require(json(files, "index") as? [String: Any])
        #expect(head["count"] as? Int == 2)
        #expect(head["words"] as? [String] == ["about"])
        let words = try #require(json(files, "words-0") as? [Any])
        let terms = stride(from: 0, to: words.count, by: 2).compactMap { words[$0] as? String }
        #expect(terms == ["about", "css", "gaps", "grid", "grids", "striped", "x", "zebra"])
        #expect(try json(files, "back-0") as? [String] == terms.map { String($0.reversed()) }.sorted())
        let episodes = try #require(json(files, "episodes-0") as? [[Any]])
        #expect(episodes.map { $0[0] as? String } == ["episodes/one/index.html", "episodes/two/index.html"])
        #expect(episodes.map { $0[2] as? String } == ["2026-01-02", "2026-01-01"])
        #expect(episodes.map { $0[3] as? String } == ["day 2026-01-02", "day 2026-01-01"])
        #expect(episodes.map { $0[4] as? Int } == [0, 1])
        #expect(try json(files, "texts-0") as? [String] == ["About grid & gaps. <x>", "Striped."])
    }

    /// Keys are stems, and words that endings do not lead to. Families are written as differences from the key.
    @Test func formsOfWordsAreTogether() throws {
        let files = SearchIndex.files(
            Self.entries([
                "episodes/one.md": Self.episode("Studies", day: 3, body: "We study and walk. C++ 12 walked 3rd."),
                "episodes/two.md": Self.episode("Häuser", day: 2, "lang: de-AT", body: "Das Haus."),
                "episodes/three.md": Self.episode("خانه", day: 1, "lang: fa"),
            ]))
        let head = try #require(json(files, "index") as? [String: Any])
        let endings = try #require(head["endings"] as? [String: String])
        #expect(endings.keys.sorted() == ["de", "en"])
        #expect(endings["en"]?.split(separator: " ").contains("y>i") == true)
        func families(_ language: String) throws -> [String: String] {
            let list = try #require(json(files, "stems-\(language)-0") as? [String])
            return Dictionary(
                uniqueKeysWithValues: stride(from: 0, to: list.count, by: 2).map { (list[$0], list[$0 + 1]) })
        }
        #expect(try families("en") == ["studi": "es 1y", "walk": " ed", "and": "", "we": ""])
        #expect(try families("de") == ["das": "", "haus": " er"])
    }

    @Test func whatIsSaidKnowsWhen() {
        let cues = [
            Cue(start: 61_500, end: 63_000, text: "Hello there."), Cue(start: 99_000, end: 100_000, text: "Bye."),
        ]
        let entries = Self.entries(
            ["episodes/one.md": Self.episode("One", "chapters: ['0:00 Start', '1:30 Finish']")],
            transcript: Transcript(cues: cues, language: "en"))
        #expect(
            entries[0].passages.map { "\($0.seconds ?? -1) \($0.text)" } == [
                "0 Start", "90 Finish", "61 Hello there.", "99 Bye.",
            ])
        #expect(entries[0].terms["bye"]?.passage == 3)
        #expect(entries[0].terms["finish"]?.passage == 1)
    }

    /// Valid JSON for any text. The script shows it as text.
    @Test func hostileTextsComeBack() throws {
        let title = "'" + Self.hostile.replacing("'", with: "''") + "'"
        let files = SearchIndex.files(
            Self.entries(["episodes/one.md": Self.episode(title, "description: \(title)")]))
        let episodes = try #require(json(files, "episodes-0") as? [[Any]])
        #expect((episodes[0][1] as? String)?.hasPrefix("</script><img src=x onerror=alert(1)>") == true)
        for file in files { #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(file.bytes)) } }
    }

    @Test func draftsAreNotInIt() {
        let files = SearchIndex.files(
            Self.entries([
                "episodes/one.md": Self.episode("One"), "episodes/_two.md": Self.episode("Secretword"),
                "episodes/three.md": Self.episode("Secretword", "draft: true\ntags: [secretword]"),
                "episodes/four.md": "---\ntitle: Secretword\ndate: 2036-01-01\n---\nsecretword\n",
            ]))
        for file in files {
            #expect(!String(decoding: file.bytes, as: UTF8.self).lowercased().contains("secretword"))
        }
    }

    @Test func pagesComeAfterEpisodes() throws {
        let page = "---\ntitle: The ledger\ndescription: It keeps subscribers.\n---\n"
        let catalog = interpreted(["episodes/one.md": Self.episode("One"), "guide/ledger.md": page])
        let pages = catalog.pages.filter { $0.id == "guide/ledger.md" }
            .map { SearchEntry($0, notes: Array("<p>Lines of a lockfile.</p>".utf8)) }
        let files = SearchIndex.files(Self.entries(["episodes/one.md": Self.episode("One")]) + pages)
        let entries = try #require(json(files, "episodes-0") as? [[Any]])
        #expect(entries.map { $0[0] as? String } == ["episodes/one/index.html", "guide/ledger/index.html"])
        #expect(entries[1][1] as? String == "The ledger" && entries[1][2] as? String == "")
        #expect(try json(files, "texts-0") as? [String] == ["It keeps subscribers.", "Lines of a lockfile."])
    }

    @Test func sameEpisodesSameBytes() {
        let files = ["episodes/one.md": Self.episode("One", body: "a b c d e f g h i j k l m n o p q r s t u v w")]
        #expect(SearchIndex.files(Self.entries(files)) == SearchIndex.files(Self.entries(files)))
    }

    @Test func longListsAreCut() throws {
        var files: [String: String] = [:]
        for number in 1...28 { files["episodes/e\(number).md"] = Self.episode("Word\(number) same", day: number) }
        let sizes = SearchIndex.Sizes(words: 100, postings: 100, episodes: 200, passages: 100)
        let found = SearchIndex.files(Self.entries(files), sizes: sizes)
        let head = try #require(json(found, "index") as? [String: Any])
        for kind in ["words", "back", "terms"] {
            let starts = try #require(head[kind] as? [String])
            #expect(starts.count > 2, "\(kind)")
            for (number, start) in starts.enumerated() {
                let list = try #require(json(found, "\(kind)-\(number)") as? [Any])
                #expect(list.first as? String == start)
            }
        }
        let starts = try #require(head["episodes"] as? [Int])
        var count = 0
        for (number, start) in starts.enumerated() {
            #expect(start == count)
            count += try #require(json(found, "episodes-\(number)") as? [Any]).count
        }
        #expect(count == 28)
    }

    @Test func longTranscriptsMakeLargerFiles() {
        let entries = Self.entries([
            "episodes/e.md": Self.episode("E", body: String(repeating: "A paragraph of words.\n\n", count: 400))
        ])
        var sizes = SearchIndex.Sizes(passages: 100)
        func count() -> Int {
            SearchIndex.files(entries, sizes: sizes).count { $0.address.outputPath.hasPrefix("search/texts") }
        }
        #expect(count() > 20)
        sizes.mostPassageFiles = 4
        #expect((2...5).contains(count()))
    }

    /// A host that counts files gets fewer of them, as soon as a site comes near its limit.
    @Test(arguments: [(nil, 40, false), (1_000, 40, false), (160, 40, false), (159, 40, true), (100, 40, true)])
    func packing(mostFiles: Int?, entries: Int, isPacked: Bool) {
        let (sizes, usual) = (SearchIndex.Sizes(entries: entries, mostFiles: mostFiles), SearchIndex.Sizes())
        #expect(sizes.words == usual.words * (isPacked ? 4 : 1))
        #expect(sizes.mostPassageFiles == usual.mostPassageFiles / (isPacked ? 4 : 1))
    }

    @Test func ofWordsThatAreEverywhereTheBestAreKept() throws {
        var files: [String: String] = [:]
        for number in 1...9 {
            files["episodes/e\(number).md"] = Self.episode(number == 4 ? "Same" : "Other", day: number, body: "same")
        }
        let entries = Self.entries(files)
        let words = SearchPostings(entries, most: 3).words
        let same = try #require(words.first { $0.term == "same" })
        #expect(same.count == 9)
        // Newest first: `e9` has number 0. Episodes with the word in the title stay, then the newest ones.
        #expect(same.postings.map(\.episode) == [0, 1, 5])
        let other = try #require(words.first { $0.term == "other" })
        #expect(other.count == 8 && other.postings.count == 3)
    }

    @Test func numbersAreWrittenInDigitsOfFiveBits() {
        let postings: [SearchPostings.Posting] = [
            .init(episode: 0, weight: 1, passage: 0), .init(episode: 31, weight: 31, passage: 32),
            .init(episode: 1055, weight: 2, passage: 0),
        ]
        #expect(postings.code == "ABA" + "ffgB" + "ggBCA")
    }

    @Test(arguments: [
        ("<p>One <em>two</em>&amp;three</p>", ["One two&three"]),
        ("<pre><code class=\"a>b\">x &lt; y</code></pre>", ["x < y"]),
        ("<p>&#x27;q&#39; &unknown; &</p>", ["'q' &unknown; &"]),
        ("<ul>\n<li>One</li>\n<li>Two</li>\n</ul>", ["One", "Two"]), ("", []), ("<p>open", ["open"]),
        ("<p>caf&eacute;<!-- a > b --> &nbsp;x</p>", ["café  x"]),
    ])
    func plainText(html: String, blocks: [String]) {
        #expect(SearchPlainText(Array(html.utf8)).blocks == blocks)
    }

    @Test func longTextsBecomePassages() {
        let html = "<p>" + String(repeating: "words and more ", count: 100) + "</p><p>End.</p>"
        let passages = SearchPassage.passages(ofHTML: Array(html.utf8))
        #expect(passages.count > 2)
        #expect(passages.allSatisfy { $0.text.utf8.count <= 600 && !$0.text.hasPrefix(" ") })
        #expect(passages.map(\.text).joined(separator: " ").hasPrefix("words and more words and more words"))
    }
}
