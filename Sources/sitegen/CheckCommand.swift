import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilder

/// `sitegen check`
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Build a site in memory and say what is wrong with it. Writes no file.",
        discussion: """
            Reports what a build reports, and what is worth knowing about layouts besides. Errors and warnings are
            problems: the command ends with 4 if there are any. Hints are none.

            Examples:
              sitegen check
              sitegen check my-show --drafts --json
            """)

    @OptionGroup var arguments: SiteArguments

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let check = CheckAction(
            site: try arguments.site(environment: environment), console: console, isVerbose: report.verbose)
        try await perform(reportingTo: console) { try await check.run() }
    }
}
