import ArgumentParser
import Foundation
import SiteBuilder
import SiteDeployment
import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// The options that all commands share that build a site.
struct SiteArguments: ParsableArguments {
    @Argument(help: "Folder of the site: it holds Content.", completion: .directory)
    var path: String?

    @Option(name: [.short, .long], help: "Folder of the site, instead of PATH.", completion: .directory)
    var source: String?

    @Option(
        name: [.customShort("b"), .customLong("base-url"), .customLong("baseURL", withSingleDash: false)],
        help: ArgumentHelp("Public address; counts instead of baseURL in site.yml.", valueName: "address"))
    var baseURL: String?

    @Option(help: ArgumentHelp("Theme; counts instead of the one in site.yml.", valueName: "name"))
    var theme: String?

    @Flag(name: [.customShort("D"), .long, .customLong("buildDrafts")], help: "Show drafts.")
    var drafts = false

    @Flag(name: [.customShort("F"), .long, .customLong("buildFuture")], help: "Show what is not out yet.")
    var future = false

    @Flag(name: [.customShort("E"), .long, .customLong("buildExpired")], help: "Show what is no longer out.")
    var expired = false

    @OptionGroup var clock: ClockArguments

    @Option(name: [.short, .long], help: "How many things to do at a time (default: one a processor).")
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Folder for files that the next build needs again (default: .sitegen in the site's folder).",
            valueName: "folder"), completion: .directory)
    var cacheDir: String?

    @Flag(help: "Make every picture anew, and keep nothing for the next build.")
    var noCache = false

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    var folder: String { source ?? path ?? "." }

    func validate() throws {
        if let path, let source, path != source {
            throw ValidationError("the site's folder is given twice: '\(path)' and '\(source)'")
        }
        if noCache, cacheDir != nil { throw ValidationError("--cache-dir and --no-cache cannot be combined") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
        _ = try base()
    }

    /// - Parameter keeping: whether the command may create the cache folder. Otherwise it uses an existing one.
    func site(environment: [String: String], keeping: Bool = false) throws -> Site {
        var site = Site(folder: folder, options: BuildOptions(environment: environment))
        site.options.rules = PublicationRules(
            now: try clock.instant(environment: environment), includesDrafts: drafts, includesFuture: future,
            includesExpired: expired)
        if clock.now != nil { site.options.keepsLedgerBecause = "with '--now' it is not written" }
        site.options.connect = { SharedStore($0, environment: environment) }
        site.options.base = try base()
        site.options.isStrict = strict
        site.options.theme = theme
        if let jobs { site.options.jobs = jobs }
        site.options.builtInThemes = BuiltInThemes.folders(executable: BuildOptions.executable)
        if let cacheDir { site.options.cacheFolder = URL(filePath: cacheDir).path }
        let isKept = keeping || site.cacheFolder.map { FileManager.default.fileExists(atPath: $0) } ?? false
        if noCache || !isKept { site.options.cacheFolder = nil }
        // A command that only looks writes no file.
        if !keeping { site.options.spoolFolder = nil }
        return site
    }

    private func base() throws -> BaseAddress? {
        guard let baseURL else { return nil }
        do throws(AddressProblem) { return try BaseAddress(parsing: baseURL) } catch {
            throw ValidationError("--base-url: \(error.message). \(error.hint)")
        }
    }
}
