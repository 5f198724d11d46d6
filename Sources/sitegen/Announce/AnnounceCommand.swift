import ArgumentParser
import Foundation
import SiteBuilder
import SiteDiagnostics

/// `sitegen announce`
struct AnnounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "announce",
        abstract: "Tell subscribers and search engines what a deployment has changed.",
        discussion: """
            Run it after `deploy`. It tells a WebSub hub and Podping of feeds that have changed, and search engines of pages \
            whose own text has changed (IndexNow). No other command announces anything.

              feeds: { hub: "https://pubsubhubbub.appspot.com/" }
              announce:
                indexNow: 7a3f0c1e-my-own-key
                podping: true

            Podping needs a token in PODPING_TOKEN. A file at the target remembers what has been announced, so that nothing \
            is announced twice, from whatever machine.

            Examples:
              sitegen announce                 after a deployment to the only target
              sitegen announce live --dry-run  says what would be announced
            """)

    @Argument(help: "The target, as site.yml names it. It may be left out where there is only one.")
    var target: String?

    @OptionGroup var arguments: SiteArguments

    @Option(
        name: [.short, .long], help: "Folder with the built site (default: Output in the site's folder).",
        completion: .directory)
    var output: String?

    @Flag(help: "Only say what would be announced.")
    var dryRun = false

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let action = AnnounceAction(
            site: try arguments.site(environment: environment, keeping: true), target: target, output: output,
            isDryRun: dryRun, environment: environment, console: console)
        try await perform(reportingTo: console) { try await action.run() }
    }
}
