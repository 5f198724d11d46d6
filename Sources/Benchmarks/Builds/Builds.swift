import ArgumentParser
import Foundation

/// Times builds, without what browsers are measured with: it is built as the program that it measures.
@main
struct BuildBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-benchmark-builds",
        abstract: "Time builds of made-up sites.", subcommands: [Builds.self, Serving.self, Floor.self],
        defaultSubcommand: Builds.self)
}

/// Times builds of made-up sites beside Hugo and beside the least that any generator does.
struct Builds: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Time builds of made-up sites: full, with nothing changed, with one edit; beside Hugo and the floor.",
        discussion: """
            Programs are run by turns, each into a new folder; a first round is not counted. Medians count, of ratios too,
            which are taken within rounds; the least and the most stand behind them. Prints tables in Markdown.

            Example: sitegen-benchmark-builds --episodes 1000 --sitegen .build-release/sitegen
            """)

    @Option(parsing: .upToNextOption, help: "How many episodes, for each of several sites.")
    var episodes = [1_000, 10_000]
    @Option(help: "How often each program is measured.") var rounds = 5
    @Option(help: "The program to measure.") var sitegen: String
    @Option(help: "Hugo; left out when it is not named.") var hugo: String?
    @Option(help: "Folder to work in; removed before and after.")
    var folder = NSTemporaryDirectory() + "sitegen-builds"

    func validate() throws {
        if rounds < 1 || episodes.contains(where: { $0 < 2 }) {
            throw ValidationError("at least one round, and at least two episodes")
        }
    }

    func run() throws {
        let place = URL(filePath: folder).standardizedFileURL
        print(Machine(folder: place, programs: [sitegen, hugo].compactMap(\.self)).text, terminator: "\n\n")
        try? FileManager.default.removeItem(at: place)
        // At the end: on ext4, files are created several times slower soon after many were removed.
        defer { try? FileManager.default.removeItem(at: place) }
        for count in episodes {
            let folder = place.appending(path: String(count))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var comparison = BuildComparison(count: count, folder: folder, sitegen: sitegen, hugo: hugo)
            try comparison.measure(rounds: rounds)
            print(BuildReport(comparison: comparison).text)
        }
    }
}
