import ArgumentParser
import Foundation
import SiteBuilder

/// The command `sitegen list`.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List drafts, what is not out yet, what has expired, or what is published.",
        discussion: """
            Prints time, title, address and file of each episode and page, the next one first. A draft is a draft, whatever \
            its date. Nothing is built or written. '--calendar' prints the coming episodes in the format of calendars.

            Examples:
              sitegen list drafts
              sitegen list future my-show --now 2026-09-02T10:00+02:00
              sitegen list published --json
              sitegen list future --calendar > coming.ics
            """)

    @Argument(help: "What to list: drafts, future, expired or published.")
    var state: ListedState

    @OptionGroup var arguments: SiteArguments

    @Flag(help: "Print the coming episodes as an iCalendar file.")
    var calendar = false

    @OptionGroup var report: ReportArguments

    func validate() throws {
        if calendar, state != .future { throw ValidationError("--calendar works only with 'list future'") }
        if calendar, report.json { throw ValidationError("--calendar and --json cannot be combined") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let action = ListAction(
            site: try arguments.site(environment: environment), state: state,
            form: calendar ? .calendar : report.json ? .json : .text, console: console)
        try await perform(reportingTo: console) { try await action.run() }
    }
}
