import ArgumentParser
import Foundation
import SiteEpisodes
import SitePublishing

/// The command `sitegen script`.
struct ScriptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Print what publishes a site on a host: a workflow, or a shell script.",
        discussion: """
            Workflows run on every push and every hour, so that future episodes are published in time.

            With 'publish: <host>' in site.yml, each build makes the other files of the host: _headers, .nojekyll, CNAME.

            Examples:
              sitegen script github-pages > .github/workflows/publish.yml
              sitegen script netlify > .github/workflows/publish.yml
              sitegen script s3 > .publish.sh && bash .publish.sh my-bucket
              sitegen script rsync > .publish.sh && bash .publish.sh me@example.com:/var/www/show/
            """)

    @Argument(help: "Where the site is published.")
    var host: PublishingHost

    @Option(
        help: ArgumentHelp(
            "Git address that a workflow builds sitegen from; without it, from the site's own repository.",
            valueName: "git"))
    var tool: String?

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let console = Console(printsJSON: false, isQuiet: false, printsAll: false, environment: environment)
        console.output(PublishingScript(host: host, tool: tool).text)
        try console.finish()
    }
}

extension PublishingHost: ExpressibleByArgument {}
