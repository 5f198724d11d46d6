import ArgumentParser

/// The options for reports.
struct ReportArguments: ParsableArguments {
    @Flag(help: "Diagnostics as JSON, one object a line.")
    var json = false

    @Flag(name: [.short, .long], help: "No hints and no summary.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Every diagnostic, equal ones too, and how long each stage took.")
    var verbose = false

    func console(environment: [String: String]) -> Console {
        Console(printsJSON: json, isQuiet: quiet, printsAll: verbose, environment: environment)
    }
}
