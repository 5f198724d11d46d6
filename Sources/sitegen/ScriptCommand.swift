import ArgumentParser
import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublishing

/// The command `sitegen script`.
struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Print what publishes a site on a host: a workflow, or a shell script.",
        discussion: """
            A workflow installs a released sitegen, builds and checks the site, commits the ledger and publishes. It runs on \
            every push, and every day at the times when episodes of this site are due.

            With 'publish: <host>' in site.yml, each build makes the other files of the host: _headers, .nojekyll, CNAME.

            Examples:
              sitegen script github-pages > .github/workflows/publish.yml
              sitegen script netlify > .github/workflows/publish.yml
              sitegen script gitlab > .gitlab-ci.yml
              sitegen script s3 > .publish.sh && bash .publish.sh my-bucket
              sitegen script rsync > .publish.sh && bash .publish.sh me@example.com:/var/www/show/
            """)

    @Argument(help: "Where the site is published.")
    var host: PublishingHost

    @Option(name: [.short, .long], help: "Folder of the site: it holds Content.", completion: .directory)
    var source = "."

    @Option(
        help: ArgumentHelp(
            """
            Folder that a workflow fetches sitegen from: a web address, or a path in the site's repository. It holds the \
            files of './run dist'. Default: where this sitegen was released, else the repository's variable SITEGEN_RELEASE.
            """, valueName: "address"))
    var tool: String?

    @Option(
        help: ArgumentHelp(
            "SHA-256 of the Debian package that a workflow must get (default: as SHA256SUMS of the release says).",
            valueName: "digest"))
    var checksum: String?

    @OptionGroup var clock: ClockArguments

    func validate() throws {
        if let checksum, checksum.wholeMatch(of: /[0-9a-f]{64}/) == nil {
            throw ValidationError("--checksum must be 64 hexadecimal digits, as 'sha256sum' prints them")
        }
        if let tool, tool.isEmpty || tool.contains(where: \.isNewline) {
            throw ValidationError("--tool must be a web address or a path")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = Console(printsJSON: false, isQuiet: false, printsAll: false, environment: environment)
        var site = Site(folder: source, options: BuildOptions(environment: environment))
        site.options.rules = PublicationRules(now: try clock.instant(environment: environment))
        let (finalSite, host, release) = (
            site, host, ToolRelease(address: tool ?? Version.release, checksum: checksum)
        )
        try await perform(reportingTo: console) {
            // A script can be printed before there is a site.
            let hasContent = FileManager.default.fileExists(atPath: finalSite.folder + "/Content")
            let schedule = hasContent ? PublishingSchedule(of: try await finalSite.catalog()) : .hourly
            console.output(PublishingScript(host: host, release: release, schedule: schedule).text)
        }
    }
}

extension PublishingHost: ExpressibleByArgument {}
