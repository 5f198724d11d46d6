import ArgumentParser
import Foundation
import SiteAuthoring
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// The command `sitegen new episode`.
struct NewEpisodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "episode",
        abstract: "Write the file of the next episode, in the manner of the last one.",
        discussion: """
            Number, file name, syntax and spelling of the front matter follow the last episode of the site. The date is today \
            in the time zone of the site. No existing file is overwritten.

            Examples:
              sitegen new episode "Rows and gaps"
              sitegen new episode "Rows and gaps" --source my-show --draft
            """)

    @Argument(help: "Title of the episode.")
    var title: String

    @Option(name: [.short, .long], help: "Folder of the site.", completion: .directory)
    var source = "."

    @Flag(name: [.customShort("D"), .long], help: "Keep it back until 'draft: true' is taken out.")
    var draft = false

    @OptionGroup var clock: ClockArguments

    @OptionGroup var report: ReportArguments

    func validate() throws {
        if title.allSatisfy(\.isWhitespace) {
            throw ValidationError("the title is missing: sitegen new episode \"Rows\"")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let now = try clock.instant(environment: environment)
        let episode = NewEpisode(title: title, now: now, isDraft: draft)
        let site = Site(
            folder: source,
            options: BuildOptions(rules: PublicationRules(now: now), jobs: 1, builtInThemes: []))
        try await perform(reportingTo: console) {
            let written = try await site.authored()
            var file = try episode.file(in: written)
            let shown = written.shown(file.path)
            file.path = written.location(file.path)
            try [file].write(to: written.folder, shownAs: String(shown.dropLast(file.path.count + 1)))
            console.result(shown)
        }
    }
}
