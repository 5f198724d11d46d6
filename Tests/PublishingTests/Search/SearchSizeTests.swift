import SiteEpisodes
import SiteMarkdown
import Testing

@testable import SitePublishing

/// The size of the index for 10,000 episodes, and the size that a browser loads.
@Suite struct SearchSizeTests {
    /// Words with the frequencies of a language: the nth word is about 1/n as frequent as the first.
    private struct Writer {
        private var state: UInt64 = 42
        private static let syllables = ["ka", "to", "mi", "ren", "sol", "da", "vi", "ner", "po", "lu", "est", "gra"]

        mutating func word() -> String {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let share = Double(state >> 33) / Double(1 << 31)
            // One of 20,000 words.
            var rank = 1
            var sum = 0.09
            while sum < share, rank < 20_000 {
                let step = max(rank / 20, 1)
                sum += 0.09 * Double(step) / Double(rank)
                rank += step
            }
            var word = ""
            repeat {
                word += Self.syllables[rank % Self.syllables.count]
                rank /= Self.syllables.count
            } while rank > 0
            return word
        }

        mutating func text(_ count: Int) -> String { (0..<count).map { _ in word() }.joined(separator: " ") }
    }

    @Test func tenThousandEpisodes() throws {
        var writer = Writer()
        let file = "---\ntitle: T\ndate: 2026-01-01\n---\n"
        let model = try #require(interpreted(["episodes/a.md": file]).episodes.first)
        let entries = (0..<10_000).map { number in
            var episode = model
            episode.title = "\(writer.text(4)) \(number)"
            episode.summary = writer.text(12)
            return SearchEntry(
                episode, notes: Array("<p>\(writer.text(80))</p>".utf8), transcript: nil, dayInWords: "1 January 2026")
        }
        let files = SearchIndex.files(entries)
        func sizes(of kind: String) -> [Int] {
            files.filter { $0.address.outputPath.hasPrefix("search/\(kind)") }.map(\.bytes.count)
        }
        for kind in ["index", "words", "back", "terms", "episodes", "texts"] {
            let bytes = sizes(of: kind)
            let sum = bytes.reduce(0, +)
            print("search, 10,000 episodes, \(kind): \(bytes.count) files, \(sum) bytes, largest \(bytes.max() ?? 0)")
        }
        // A query loads the first file and a few files of each kind.
        #expect(try #require(sizes(of: "index").max()) < 40_000)
        for kind in ["words", "back", "episodes", "texts"] {
            #expect(try #require(sizes(of: kind).max()) <= 16_384 + 16)
        }
        // All episodes of one word are in one file.
        #expect(try #require(sizes(of: "terms").max()) < 24_000)
    }
}
