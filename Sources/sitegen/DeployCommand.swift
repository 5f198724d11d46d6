import ArgumentParser
import Foundation
import SiteBuilder
import SiteDeployment
import SiteDiagnostics

/// `sitegen deploy`
struct DeployCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deploy",
        abstract: "Build a site and send what has changed to where it is published.",
        discussion: """
            Targets are declared in site.yml: a bucket of an S3-compatible store, a place that rsync or SFTP \
            reaches, or a branch of a git repository. Files are compared by their content. Files that others have put there stay.

              deploy:
                live: { s3: my-bucket, region: eu-central-1 }
                web: { rsync: "me@example.com:/var/www/show/" }
                space: { sftp: "sftp://me@example.com/var/www/show/" }
                pages: { git: "git@github.com:me/show.git", branch: gh-pages }
                files: { s3: my-media, holds: recordings }   with 'media: https://media.example.com/'

            Keys and passwords never stand in site.yml: they are taken from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or \
            ~/.aws/credentials, and from ssh. SFTP uses the ssh agent, the keys in ~/.ssh or SFTP_PASSWORD, and \
            ~/.ssh/known_hosts must have the host.

            Examples:
              sitegen deploy                   the only target
              sitegen deploy live --dry-run    says what would be sent and removed
              sitegen deploy live --source my-show
            """)

    @Argument(help: "The target, as site.yml names it. It may be left out where there is only one.")
    var target: String?

    @OptionGroup var arguments: SiteArguments

    @Option(
        name: [.short, .long], help: "Folder to build into (default: Output in the site's folder).",
        completion: .directory)
    var output: String?

    @Flag(help: "Only say what would be sent and removed.")
    var dryRun = false

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let action = DeployAction(
            site: try arguments.site(environment: environment, keeping: true), target: target, output: output,
            isDryRun: dryRun, environment: environment, console: console)
        try await perform(reportingTo: console) { try await action.run() }
    }
}
