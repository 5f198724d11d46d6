import ArgumentParser
import BenchmarkSites
import Foundation

/// Writes a site of generated episodes. The files depend only on the number and the seed, on every machine.
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

    func run() throws { try GeneratedSite(count: count, seed: seed).write(to: URL(filePath: folder)) }
}
