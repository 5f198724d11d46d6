import Foundation

/// A site of generated episodes. The files depend only on the number and the seed, on every machine.
package struct GeneratedSite {
    package var count: Int
    package var seed: UInt64
    /// True to add words with the frequencies of a language: a few in every episode, many in very few.
    package var hasRareWords: Bool
    /// True to leave out the features that only sitegen has: search index and social cards.
    package var isForComparison: Bool

    package init(count: Int, seed: UInt64 = 1, hasRareWords: Bool = false, isForComparison: Bool = false) {
        self.count = count
        self.seed = seed
        self.hasRareWords = hasRareWords
        self.isForComparison = isForComparison
    }

    /// Writes `Content` into a folder, and makes the folder if it is missing.
    package func write(to folder: URL) throws {
        let content = folder.appending(path: "Content")
        let episodes = content.appending(path: "episodes")
        try FileManager.default.createDirectory(at: episodes, withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: content.appending(path: "site.yml"))
        var writer = EpisodeWriter(random: SplitMix64(seed: seed))
        var words = SplitMix64(seed: seed)
        for number in 1...max(count, 1) where number <= count {
            var text = writer.episode(number)
            if hasRareWords { text += "\n" + RareWords.text(of: 200, using: &words) + "\n" }
            try Data(text.utf8).write(to: episodes.appending(path: Self.name(of: number)))
        }
    }

    /// The name of an episode's file, by its number from 1.
    package static func name(of number: Int) -> String {
        String(repeating: "0", count: max(0, 6 - String(number).count)) + String(number) + ".md"
    }

    private var settings: String {
        """
        title: A show of \(count) episodes
        description: Made-up episodes to measure builds with.
        baseURL: https://example.com/show/
        language: en
        timezone: UTC
        \(isForComparison ? "search: false\nimages: { cards: false }\nfeeds: { ledger: false }\n" : "")
        """
    }
}
