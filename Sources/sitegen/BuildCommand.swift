import ArgumentParser
import Foundation
import SiteBuilder
import SiteDiagnostics

/// The command `sitegen build`.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a site into a folder that any static host serves.",
        discussion: """
            Drafts, future and expired episodes are left out, and the build says so. 'sitegen list' names the files.

            Examples:
              sitegen build
              sitegen build my-show --output public
              sitegen build --drafts --future
              sitegen build --base-url https://example.com/show/ --strict
              sitegen build --accept-changes
              sitegen build --profile
              sitegen build --verify

            If nothing has changed, the build does nothing and says so.

            A successful build records published episodes in Content/episodes.lock, which belongs under version control. If \
            the GUID, the first date or the recording of one has changed, the build fails until --accept-changes accepts it. \
            With CI set, with --now and with --base-url, the build reads the file and does not write it.
            """,
        aliases: ["generate"])

    @OptionGroup var arguments: SiteArguments

    @Option(
        name: [.short, .long, .customShort("d"), .customLong("destination")],
        help: "Folder to build into (default: Output in the site's folder).", completion: .directory)
    var output: String?

    @Flag(name: [.short, .long], help: "Take over an output folder that sitegen did not make.")
    var force = false

    @Flag(help: "Remember published episodes as they are now, with other GUIDs, dates or recordings.")
    var acceptChanges = false

    @Flag(help: "Print what each stage took: time, processor time, and the most memory held so far.")
    var profile = false

    @Flag(help: "Build once more, reusing nothing, and fail if that makes other files.")
    var verify = false

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        var site = try arguments.site(environment: environment, keeping: true)
        site.options.acceptsLedgerChanges = acceptChanges
        let build = BuildAction(
            site: site, output: output, home: environment["HOME"], force: force,
            console: console, isVerbose: report.verbose, printsProfile: profile, verifies: verify)
        try await perform(reportingTo: console) { try await build.run() }
    }
}
