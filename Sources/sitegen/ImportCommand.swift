import ArgumentParser
import Foundation
import SiteAuthoring
import SiteBuilder
import SiteDiagnostics
import SiteTheming

/// The command `sitegen import`.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Turn a feed, or a Hugo site, into episodes.",
        discussion: """
            Every GUID, date and recording stays the same. Old addresses become aliases, and unknown values are kept under \
            'extra'. Nothing is fetched, and no existing file is overwritten. A site with a site.yml keeps it.

            The site is built before it is written. A value or file that would stop the build moves to 'extra' or is left out, \
            with a warning.

            Examples:
              sitegen import feed.xml --output my-show
              sitegen import ../old-site --output my-show
            """)

    @Argument(help: "A feed (RSS or Atom), or the folder of a Hugo site.", completion: .file())
    var source: String

    @Option(name: [.short, .long], help: "Folder of the site; it is made where there is none.", completion: .directory)
    var output = "."

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        var options = BuildOptions(environment: environment)
        options.builtInThemes = BuiltInThemes.folders(executable: BuildOptions.executable)
        let action = ImportAction(source: source, output: output, options: options, console: console)
        try await perform(reportingTo: console) { try await action.run() }
    }
}
