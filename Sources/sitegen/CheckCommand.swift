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
            Reports what a build reports, what is worth knowing about layouts, and what only the whole site tells: links \
            to headings that are not there, missing alternative texts, levels of headings that are left out, colours that \
            cannot be read, pages over the budgets of site.yml. Says what the home page weighs, and the stylesheets of a \
            visit. Errors and warnings are \
            problems: the command ends with 4 if there are any. Hints are none.

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
