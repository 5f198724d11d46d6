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
        let (path, output, home) = (path, output, environment["HOME"])
        try await perform(reportingTo: console) {
            let folder = try Site.outputFolder(output, of: path, home: home)
            guard try FileStatus.find(folder.location) != nil else {
                return console.result("Nothing to remove: there is no \(folder.shownAs)")
            }
            let publication = try await OutputSet([]).publish(to: folder, jobs: 1)
            console.result("Removed \(counted(publication.deleted, "file")) from \(folder.shownAs)")
        }
    }
}
