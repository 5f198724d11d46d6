import SiteBuilder
import SiteDiagnostics
import SitePublication

/// Builds a site into its output folder and prints the result.
struct BuildAction: Sendable {
    let site: Site
    let output: String?
    let home: String?
    let force: Bool
    let console: Console
    let isVerbose: Bool
    let printsProfile: Bool
    /// Whether to compare the output with that of a build without cached results.
    let verifies: Bool

    func run() async throws(BuildFailure) {
        let clock = ContinuousClock()
        let start = clock.now
        let folder = try Site.outputFolder(output, of: site.folder, home: home, force: force)
        let built = try await site.build(into: folder, report: console.report)
        // If a second build follows, its room is needed.
        if !verifies { leaveToTheEnd(built.leftovers) }
        site.refreshSchemas()
        if isVerbose { for stage in built.stages { console.note(stage.line) } }
        let skipped = SkippedText(built.report.withheld, now: site.options.rules.now)
        for line in isVerbose ? skipped.lines : skipped.comingLines { console.note(line) }
        let summary = BuildSummary(
            counts: built.report.counts, publication: built.publication, duration: clock.now - start,
            folder: folder.shownAs, now: site.options.rules.now)
        console.result(summary.text)
        if let table = built.table {
            if console.printsJSON, !console.isQuiet, let json = try? JSONText(table) { console.output(json.text) }
            for line in table.lines { console.result(line) }
        }
        if printsProfile { for line in BuildProfile(built.stages).lines { console.note(line) } }
        if verifies {
            let problems = try await site.verify(folder)
            guard problems.isEmpty else { throw BuildFailure(problems) }
            console.result("Verified: a build without cached results makes the same files")
        }
    }
}
