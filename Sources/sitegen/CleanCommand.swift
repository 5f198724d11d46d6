import ArgumentParser
import Foundation
import SiteBuilder

/// The command `sitegen clean`.
struct CleanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Remove what builds have made; files that are not sitegen's stay.",
        discussion: """
            Examples:
              sitegen clean
              sitegen clean my-show --output public
              sitegen clean --cache

            Files made from pictures stay in .sitegen in the folder of the site. Builds use them again, and remove those that no \
            build has used for 30 days. --cache removes them all, so the next build takes longer.
            """)

    @Argument(help: "Folder of the site.", completion: .directory)
    var path = "."

    @Option(name: [.short, .long], help: "Folder that was built into.", completion: .directory)
    var output: String?

    @Flag(help: "Remove what builds keep for the next one, too.")
    var cache = false

    @Option(
        help: ArgumentHelp("Folder that it is kept in (default: .sitegen in the site's folder).", valueName: "folder"),
        completion: .directory)
    var cacheDir: String?

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let (path, output, home) = (path, output, environment["HOME"])
        let kept = cache ? cacheDir ?? Site(folder: path).cacheFolder : nil
        try await perform(reportingTo: console) {
            let folder = try Site.outputFolder(output, of: path, home: home)
            let cleaned = try await folder.clean()
            for left in cleaned.folders { console.result("Removed \(left), which an interrupted build had left") }
            if let count = cleaned.fileCount {
                console.result("Removed \(counted(count, "file")) from \(folder.shownAs)")
            } else if cleaned.folders.isEmpty {
                console.result("Nothing to remove, because there is no \(folder.shownAs)")
            }
            guard let kept else { return }
            console.result("Removed \(counted(try Site.emptyCache(kept), "file")) from \(kept)")
        }
    }
}
