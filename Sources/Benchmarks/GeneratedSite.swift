import Foundation

/// A site of made-up episodes: the same files for the same number and seed, on every machine.
struct GeneratedSite {
    var count: Int
    var seed: UInt64 = 1
    /// Whether the texts also hold words such as languages have them: few that are everywhere, many that are hardly anywhere.
    var hasRareWords = false

    /// Writes `Content` into a folder, which is made if it is missing.
    func write(to folder: URL) throws {
        let content = folder.appending(path: "Content")
        let episodes = content.appending(path: "episodes")
        try FileManager.default.createDirectory(at: episodes, withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: content.appending(path: "site.yml"))
        var writer = EpisodeWriter(random: SplitMix64(seed: seed))
        var words = SplitMix64(seed: seed)
        for number in 1...max(count, 1) where number <= count {
            let name = String(repeating: "0", count: max(0, 6 - String(number).count)) + String(number) + ".md"
            var text = writer.episode(number)
            if hasRareWords { text += "\n" + RareWords.text(of: 200, using: &words) + "\n" }
            try Data(text.utf8).write(to: episodes.appending(path: name))
        }
    }

    private var settings: String {
        """
        title: A show of \(count) episodes
        description: Made-up episodes to measure builds with.
        baseURL: https://example.com/show/
        language: en
        timezone: UTC

        """
    }
}
