import ArgumentParser
import Foundation
import SiteBuilder
import SiteDiagnostics

/// `sitegen diff`
struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Say what visitors, subscribers and search engines will notice.",
        discussion: """
            Compares the site with the published one: episodes that are new, changed, renamed or gone, recordings and GUIDs \
            in the feed, newest items of feeds, and pages whose own text has changed. Pages that only have a different \
            header, footer or neighbour are counted.

            For a target of site.yml the site is built as `deploy` does, and only pages and feeds that differ are fetched. \
            Nothing is changed at the target. For a folder, the site is built in memory. Without `--against`, the first target \
            counts, or else the output folder as the last build has left it.

            Examples:
              sitegen diff                     against the first target
              sitegen diff --against live
              sitegen diff --against ../old-output
              sitegen diff my-show --json
            """)

    @OptionGroup var arguments: SiteArguments

    @Option(help: ArgumentHelp("A target of site.yml, or a folder with the output of a build.", valueName: "target"))
    var against: String?

    @Option(
        name: [.short, .long], help: "Folder to build into (default: Output in the site's folder).",
        completion: .directory)
    var output: String?

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let action = DiffAction(
            site: try arguments.site(environment: environment, keeping: true), against: against, output: output,
            environment: environment, console: console, isVerbose: report.verbose)
        try await perform(reportingTo: console) { try await action.run() }
    }
}
