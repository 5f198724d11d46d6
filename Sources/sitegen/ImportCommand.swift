import ArgumentParser
import Foundation
import SiteAuthoring
import SiteBuilder
import SiteDiagnostics

/// The command `sitegen import`.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Turn a feed, or Hugo's content folder, into episodes.",
        discussion: """
            Every GUID, date and recording stays the same. Old addresses become aliases, and unknown values are kept under \
            'extra'. Nothing is fetched, and no existing file is overwritten. A site with a site.yml keeps it.

            Examples:
              sitegen import feed.xml --output my-show
              sitegen import ../old-site/content --output my-show
            """)

    @Argument(help: "A feed (RSS or Atom), or a Hugo content folder.", completion: .file())
    var source: String

    @Option(name: [.short, .long], help: "Folder of the site; it is made where there is none.", completion: .directory)
    var output = "."

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let console = report.console(environment: ProcessInfo.processInfo.environment)
        let action = ImportAction(source: source, output: output, console: console)
        try await perform(reportingTo: console) { try action.run() }
    }
}
