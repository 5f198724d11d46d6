import ArgumentParser
import Foundation
import SiteDiagnostics

/// `sitegen explain`
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a message: its meaning, its remedy, an example.",
        discussion: """
            The id of a message is at its end, in brackets. Without an id: all ids.

            Examples:
              sitegen explain yaml.lost-text
              sitegen explain
            """)

    @Argument(help: "Id of the message, such as yaml.lost-text.")
    var id: String?

    @Flag(help: "Print all entries.")
    var all = false

    func validate() throws {
        if all, id != nil { throw ValidationError("--all takes no id") }
    }

    func run() async throws {
        let console = Console(
            printsJSON: false, isQuiet: false, printsAll: false, environment: ProcessInfo.processInfo.environment)
        let (id, all) = (id, all)
        try await perform(reportingTo: console) {
            if all {
                console.output(Explanation.all.map(\.plainText).joined(separator: "\n"))
            } else if let id {
                console.output(try Self.explanation(of: id).plainText)
            } else {
                console.output(Explanation.all.map { $0.id + "\n" }.joined())
            }
        }
    }

    private static func explanation(of id: String) throws(Diagnostic) -> Explanation {
        if let found = Explanation.all.first(where: { $0.id == id }) { return found }
        let meant = suggestion(for: id, among: Explanation.all.map(\.id)).map { " (did you mean '\($0)'?)" } ?? ""
        throw Diagnostic(
            .error, id: "usage.unknown-message", "there is no message '\(id)'\(meant)",
            hint: "'sitegen explain' lists all ids")
    }
}
