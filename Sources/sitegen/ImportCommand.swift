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
        abstract: "Turn a feed, or the folder of a different generator, into episodes.",
        discussion: """
            A folder may be that of a Hugo, Jekyll, Eleventy, Astro, Zola or Gatsby site, or hold plain Markdown files. The \
            content decides which sections are episodes; --episodes and --pages decide it yourself.

            Every GUID, date and recording stays the same. Old addresses become aliases, and unknown values are kept under \
            'extra'. Nothing is fetched, and no existing file is overwritten. A site with a site.yml keeps it.

            The site is built before it is written. A value or file that would stop the build moves to 'extra' or is left out, \
            with a warning.

            Examples:
              sitegen import feed.xml --output my-show
              sitegen import ../old-site --output my-show
              sitegen import ../old-site --episodes podcast --pages blog,press
            """)

    @Argument(help: "A feed (RSS or Atom), or the folder of a site.", completion: .file())
    var source: String

    @Option(name: [.short, .long], help: "Folder of the site; it is made where there is none.", completion: .directory)
    var output = "."

    @Option(
        name: .customLong("from"),
        help:
            "Generator of the folder: \(Generator.allCases.map(\.rawValue).joined(separator: ", ")). Recognised if left out."
    )
    var generator: Generator?

    @Option(help: ArgumentHelp("Sections whose files become episodes, with commas.", valueName: "sections"))
    var episodes = ""

    @Option(help: ArgumentHelp("Sections whose files become pages, with commas.", valueName: "sections"))
    var pages = ""

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        var options = BuildOptions(environment: environment)
        options.builtInThemes = BuiltInThemes.folders(executable: BuildOptions.executable)
        func names(_ list: String) -> [String] {
            list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let choices = ImportChoices(generator: generator, episodes: names(episodes), pages: names(pages))
        let action = ImportAction(source: source, output: output, choices: choices, options: options, console: console)
        try await perform(reportingTo: console) { try await action.run() }
    }
}

extension Generator: ExpressibleByArgument {}
