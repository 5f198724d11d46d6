import ArgumentParser
import Foundation

/// Writes a site of made-up episodes: the same files for the same number and seed, on every machine.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a site of made-up episodes, about 2 kB each.",
        discussion: "Example: sitegen-benchmarks generate 10000 /tmp/site")

    @Argument(help: "How many episodes.") var count: Int
    @Argument(help: "Folder to write; made if it is missing.") var folder: String
    @Option(help: "Another seed makes other texts.") var seed: UInt64 = 1

    func validate() throws {
        if count < 0 { throw ValidationError("the number of episodes cannot be negative") }
    }

    func run() throws {
        let content = URL(filePath: folder).appending(path: "Content")
        let episodes = content.appending(path: "episodes")
        try FileManager.default.createDirectory(at: episodes, withIntermediateDirectories: true)
        try Data(siteSettings.utf8).write(to: content.appending(path: "site.yml"))
        var writer = EpisodeWriter(random: SplitMix64(seed: seed))
        for number in 1...max(count, 1) where number <= count {
            let name = String(repeating: "0", count: max(0, 6 - String(number).count)) + String(number) + ".md"
            try Data(writer.episode(number).utf8).write(to: episodes.appending(path: name))
        }
    }

    private var siteSettings: String {
        """
        title: A show of \(count) episodes
        description: Made-up episodes to measure builds with.
        baseURL: https://example.com/show/
        language: en
        timezone: UTC

        """
    }
}
