import ArgumentParser
import Foundation
import SiteBuilder

/// The command `sitegen why`.
struct WhyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Say what a file of the output is made from, or what a source has a part in.",
        discussion: """
            Examples:
              sitegen why /episodes/grid/
              sitegen why tags/css/index.html my-show
              sitegen why Content/episodes/042.md
              sitegen why Themes/Default/templates/card-episode.mustache --json

            Order, addresses and names of all episodes decide about lists, neighbours and links. One line says so, and these \
            files are not listed one by one.
            """)

    @Argument(help: "A source, or a file of the output, or the address of a page.")
    var file: String

    @OptionGroup var arguments: SiteArguments

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let site = try arguments.site(environment: environment)
        let (file, printsJSON) = (file, report.json)
        try await perform(reportingTo: console) {
            let answer = try WhyAnswer(file, in: try await site.dependencies())
            console.output(try printsJSON ? JSONText(answer.json).text : answer.text)
        }
    }
}
