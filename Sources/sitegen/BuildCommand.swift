import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilder

/// `sitegen build`
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a site into a folder that any static host serves.",
        discussion: """
            Examples:
              sitegen build
              sitegen build my-show --output public
              sitegen build --drafts --future
              sitegen build --base-url https://example.com/show/ --strict
            """,
        aliases: ["generate"])

    @OptionGroup var arguments: SiteArguments

    @Option(
        name: [.short, .long, .customShort("d"), .customLong("destination")],
        help: "Folder to build into (default: Output in the site's folder).", completion: .directory)
    var output: String?

    @Flag(name: [.short, .long], help: "Take over an output folder that sitegen did not make.")
    var force = false

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let build = BuildAction(
            site: try arguments.site(environment: environment), output: output, home: environment["HOME"], force: force,
            console: console, isVerbose: report.verbose)
        try await perform(reportingTo: console) { try await build.run() }
    }
}
