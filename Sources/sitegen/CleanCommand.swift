import ArgumentParser
import Foundation
import SiteBuilder

/// `sitegen clean`
struct CleanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Remove what builds have made; files that are not sitegen's stay.",
        discussion: """
            Examples:
              sitegen clean
              sitegen clean my-show --output public
            """)

    @Argument(help: "Folder of the site.", completion: .directory)
    var path = "."

    @Option(name: [.short, .long], help: "Folder that was built into.", completion: .directory)
    var output: String?

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        do throws(BuildFailure) {
            let folder = try Site.outputFolder(output, of: path, home: environment["HOME"])
            let publication = try await OutputSet([]).publish(to: folder, jobs: 1)
            console.result("Removed \(publication.deleted) files from \(folder.shownAs)")
        } catch {
            console.report(error.diagnostics)
            throw ExitCode(error.diagnostics)
        }
    }
}
