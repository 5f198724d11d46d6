import ArgumentParser

/// Tools to measure sitegen with.
@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-benchmarks",
        abstract: "Measure layouts and pages, and make sites to measure builds with.",
        subcommands: [Layouts.self, Pages.self, Generate.self])
}
