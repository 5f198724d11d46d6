import ArgumentParser

/// Tools that measure sitegen.
@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-benchmarks",
        abstract: "Measure layouts, pages and the search, and make sites to measure builds with.",
        subcommands: [Layouts.self, Pages.self, Search.self, Generate.self])
}
