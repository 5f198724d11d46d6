import Diagnostics
import Publication
import SiteBuilder

/// Builds a site into its output folder and says so.
struct BuildAction: Sendable {
    let site: Site
    let output: String?
    let home: String?
    let force: Bool
    let console: Console
    let isVerbose: Bool
    let printsProfile: Bool
    /// Whether the output is compared with that of a build that reuses nothing.
    let verifies: Bool
    /// Why the ledger is not to be written; `nil` when it is.
    let keepsLedgerBecause: String?

    func run() async throws(BuildFailure) {
        let clock = ContinuousClock()
        let start = clock.now
        let folder = try Site.outputFolder(output, of: site.folder, home: home, force: force)
        // Also when this build turns out to have errors: visitors wait.
        try folder.endInterruptedPublication()
        let built = try await build(into: folder)
        if isVerbose { for stage in built.stages { console.note(stage.line) } }
        let skipped = SkippedText(built.report.withheld, now: site.options.rules.now)
        for line in isVerbose ? skipped.lines : skipped.comingLines { console.note(line) }
        let summary = BuildSummary(
            counts: built.report.counts, publication: built.publication, duration: clock.now - start,
            folder: folder.shownAs, now: site.options.rules.now)
        console.result(summary.text)
        if printsProfile { for line in BuildProfile(built.stages).lines { console.note(line) } }
        if verifies {
            let problems = try await site.verify(folder)
            guard problems.isEmpty else { throw BuildFailure(problems) }
            console.result("Verified: a build that reuses nothing makes the same files")
        }
    }

    private func build(into folder: OutputFolder) async throws(BuildFailure) -> FinishedBuild {
        let looking = StageWatch()
        let last = try LastBuild(of: site, into: folder)
        let outlook = await last?.look()
        let looked = looking.end(of: "look")
        if case .nothing(let report, let publication)? = outlook {
            console.report(report.diagnostics)
            return FinishedBuild(report: report, publication: publication, stages: [looked])
        }
        var inputs: BuildInputs?
        if case .something(let sources)? = outlook { inputs = sources }
        var site = site
        site.options.inputs = inputs
        let made = try await site.make()
        // With a second build to come its room is needed.
        if !verifies { leaveToTheEnd(made) }
        let built = made.built
        // Before anything is written, for that may fail.
        console.report(built.diagnostics)
        let publishing = StageWatch()
        let publication = try await built.output.publish(to: folder, jobs: site.options.jobs)
        let ledger = built.ledger.flatMap { $0.isChanged ? $0 : nil }
        let problem = ledger.flatMap { ledger in keepsLedgerBecause.map { ledger.notWritten($0) } ?? ledger.write() }
        console.report([problem].compactMap(\.self))
        // The next build may be one that writes the ledger.
        if problem == nil, let inputs { await last?.note(built, inputs: inputs, writtenLedger: ledger) }
        return FinishedBuild(
            report: built.report, publication: publication,
            stages: [looked] + built.stages + [publishing.end(of: "write")])
    }
}

/// A build that has come to its end, or the last one, when another would do the same.
private struct FinishedBuild {
    let report: BuildReport
    let publication: Publication
    let stages: [StageTime]
}
