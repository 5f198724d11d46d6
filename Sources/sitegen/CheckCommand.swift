import ArgumentParser
import Foundation
import SiteBuilder
import SiteDiagnostics

/// The command `sitegen check`.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Build a site in memory and say what is wrong with it. Writes no file.",
        discussion: """
            Reports all problems of a build, hints about layouts, and problems of the finished pages: links to missing \
            headings, missing alternative texts, skipped levels of headings, unreadable colours, pages over the budgets of \
            site.yml. Prints the size of the home page and of the stylesheets of a visit. If there is an error or a warning, \
            the command ends with 4. Hints do not count.

            Examples:
              sitegen check
              sitegen check my-show --drafts --json
              sitegen check --external         ask other hosts about links to them, too
            """)

    @OptionGroup var arguments: SiteArguments

    @Flag(help: "Ask other hosts whether links to them lead anywhere.")
    var external = false

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let check = CheckAction(
            site: try arguments.site(environment: environment), console: console, isVerbose: report.verbose,
            asksOthers: external)
        try await perform(reportingTo: console) { try await check.run() }
    }
}
