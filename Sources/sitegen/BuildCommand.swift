import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilder

/// `sitegen build`
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build a site into a folder that any static host serves.",
        discussion: """
            Examples:
              sitegen build
              sitegen build my-show --output public
              sitegen build --drafts --future
              sitegen build --base-url https://example.com/show/ --strict
            """,
        aliases: ["generate"])

    @OptionGroup var arguments: SiteArguments

    @Option(
        name: [.short, .long, .customShort("d"), .customLong("destination")],
        help: "Folder to build into (default: Output in the site's folder).", completion: .directory)
    var output: String?

    @Flag(name: [.short, .long], help: "Take over an output folder that sitegen did not make.")
    var force = false

    @OptionGroup var report: ReportArguments

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let site = try arguments.site(environment: environment)
        do {
            let folder = try Site.outputFolder(output, of: site.folder, home: environment["HOME"], force: force)
            let (interruption, line) = try await withInterruption { [report] in
                try await build(site, into: folder, console: console, isVerbose: report.verbose)
            }
            if interruption != nil { throw ExitCode.interrupted }
            console.result(line)
        } catch let failure as BuildFailure {
            if failure.diagnostics.isEmpty { throw ExitCode.interrupted }
            console.report(failure.diagnostics)
            throw ExitCode(failure.diagnostics)
        }
    }
}

/// Builds and publishes; returns the line that sums it up.
private func build(
    _ site: Site, into folder: OutputFolder, console: Console, isVerbose: Bool
) async throws(BuildFailure) -> String {
    let start = ContinuousClock.now
    let built = try await site.build()
    let writing = ContinuousClock.now
    let publication = try await built.output.publish(to: folder, jobs: site.options.jobs)
    console.report(built.diagnostics)
    if isVerbose {
        let write = StageTime(name: "write", duration: ContinuousClock.now - writing)
        for stage in built.stages + [write] { console.note(stage.line) }
    }
    return BuildSummary(
        counts: built.counts, publication: publication, duration: ContinuousClock.now - start,
        folder: folder.shownAs, now: site.options.rules.now
    ).text
}

extension StageTime {
    /// `parse        12.3 ms`
    var line: String {
        let tenths = Int((duration / .milliseconds(1) * 10).rounded())
        let time = "\(tenths / 10).\(tenths % 10) ms"
        return name + String(repeating: " ", count: max(1, 24 - name.count - time.count)) + time
    }
}
