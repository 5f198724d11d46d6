import ArgumentParser

/// Tools to measure sitegen with.
@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-benchmarks", abstract: "Make sites to measure builds with.", subcommands: [Generate.self])
}
