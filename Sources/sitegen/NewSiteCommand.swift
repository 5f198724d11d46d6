import ArgumentParser
import Foundation
import SiteAuthoring
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes

/// The command `sitegen new site`.
struct NewSiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Write the first files of a site that builds, with comments that teach.",
        discussion: """
            Nothing is fetched, and no existing file is overwritten. --podcast, --course and --photos begin with the theme \
            that suits, and with sample episodes or albums to replace.

            Examples:
              sitegen new site my-show
              sitegen new site night-trains --podcast
              sitegen new site . --title "Grid talk" --force
            """)

    @Argument(help: "Folder to make; it may be there if it is empty.", completion: .directory)
    var path: String

    @Flag
    var kind: SiteKind?

    @Option(help: "Title of the site (default: from the folder's name).")
    var title: String?

    @Option(help: ArgumentHelp("Zone that dates without a time are in (default: this machine's).", valueName: "name"))
    var timezone: String?

    @OptionGroup var clock: ClockArguments

    @Flag(name: [.short, .long], help: "Add the missing files to a folder that holds others.")
    var force = false

    @OptionGroup var report: ReportArguments

    func validate() throws {
        if let timezone, ZoneRules(named: timezone) == nil {
            throw ValidationError("there is no time zone '\(timezone)'; write a name such as Europe/Berlin")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let zone = ZoneRules(named: timezone ?? TimeZone.current.identifier) ?? .utc
        let now = try clock.instant(environment: environment)
        let (path, title, force) = (path, title ?? NewSite.title(ofFolder: path), force)
        let kind = kind ?? .show
        try await perform(reportingTo: console) {
            guard let site = NewSite(kind, title: title, zone: zone, now: now) else { throw Diagnostic.impossibleTime }
            let files = try site.files(for: path, force: force)
            try files.write(to: path, shownAs: path)
            try Site(folder: path).writeSchemas()
            for file in files { console.result("\(path)/\(file.path)") }
            console.result(
                files.isEmpty
                    ? "All files already exist"
                    : "Made \(counted(files.count, "file")). Next: sitegen serve \(path) --open")
        }
    }
}

extension SiteKind: EnumerableFlag {
    package static var allCases: [SiteKind] { [.podcast, .course, .photos] }

    package static func help(for kind: SiteKind) -> ArgumentHelp? {
        switch kind {
        case .show: nil
        case .podcast: "Begin with a podcast: recordings, chapters, guests, a cover."
        case .course: "Begin with a course: lessons in their order."
        case .photos: "Begin with albums of pictures."
        }
    }
}
