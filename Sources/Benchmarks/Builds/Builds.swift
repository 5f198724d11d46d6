import ArgumentParser
import Foundation

/// Measures builds. It does not depend on the browser tools, so it is built like the program that it measures.
@main
struct BuildBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-benchmark-builds",
        abstract: "Time builds of made-up sites.", subcommands: [Builds.self, Serving.self, Floor.self],
        defaultSubcommand: Builds.self)
}

/// Compares builds of generated sites with Hugo, and with the minimum work of any generator.
struct Builds: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Time builds of made-up sites: full, with nothing changed, with one edit; beside Hugo and the floor.",
        discussion: """
            Programs are run by turns, for the sites by turns, each into a new folder; a first round is not counted. Medians
            count, of ratios too, which are taken within rounds; the least and the most stand behind them. Prints tables in
            Markdown, at the end.

            Let six minutes pass after many files were removed, as by a run of this: for so long, ext4 takes several times as
            long to make files.

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
        // Removed at the end: ext4 creates files several times slower soon after many were removed.
        defer { try? FileManager.default.removeItem(at: place) }
        var sites = episodes.map { count in
            BuildComparison(count: count, folder: place.appending(path: String(count)), sitegen: sitegen, hugo: hugo)
        }
        for index in sites.indices { try sites[index].prepare() }
        for round in 0...rounds {
            for index in sites.indices { try sites[index].measure(round: round) }
        }
        for site in sites { print(BuildReport(comparison: site).text) }
        for (smaller, larger) in zip(sites, sites.dropFirst()) {
            print(GrowthReport(smaller: smaller, larger: larger).text)
        }
        // Removing the folder takes a while.
        fflush(nil)
    }
}
