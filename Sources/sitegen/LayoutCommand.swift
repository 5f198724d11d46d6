import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilder

/// `sitegen layout`
struct LayoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Say how a page is laid out at every width, and prove it.",
        discussion: """
            Without a page: the pages that have a layout. With one: the widths at which its sections change, their columns
            and cells, and claim by claim what is proved or what speaks against it. Ends with 1 when a layout of the page
            cannot be shown at some width.

            Examples:
              sitegen layout
              sitegen layout /library/
              sitegen layout Content/library.md my-show
            """)

    @Argument(help: "Address of the page, or the file that it comes from.")
    var page: String?

    @OptionGroup var arguments: SiteArguments

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let site = try arguments.site(environment: environment)
        let action = LayoutAction(site: site, page: page, console: console)
        try await perform(reportingTo: console) { try await action.run() }
    }
}
