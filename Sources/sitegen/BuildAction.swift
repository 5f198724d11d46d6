import Diagnostics
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
    /// Why the ledger is not to be written; `nil` when it is.
    let keepsLedgerBecause: String?

    func run() async throws(BuildFailure) {
        let clock = ContinuousClock()
        let start = clock.now
        let folder = try Site.outputFolder(output, of: site.folder, home: home, force: force)
        // Also when this build turns out to have errors: visitors wait.
        try folder.endInterruptedPublication()
        let built = try await site.build()
        // Before anything is written, for that may fail.
        console.report(built.diagnostics)
        let publishing = StageWatch()
        let publication = try await built.output.publish(to: folder, jobs: site.options.jobs)
        if let ledger = built.ledger, ledger.isChanged {
            let problem = keepsLedgerBecause.map { ledger.notWritten($0) } ?? ledger.write()
            console.report([problem].compactMap(\.self))
        }
        let stages = built.stages + [publishing.end(of: "write")]
        if isVerbose { for stage in stages { console.note(stage.line) } }
        let skipped = SkippedText(built.withheld, now: site.options.rules.now)
        for line in isVerbose ? skipped.lines : skipped.comingLines { console.note(line) }
        let summary = BuildSummary(
            counts: built.counts, publication: publication, duration: clock.now - start, folder: folder.shownAs,
            now: site.options.rules.now)
        console.result(summary.text)
        if printsProfile { for line in BuildProfile(stages).lines { console.note(line) } }
    }
}

extension StageTime {
    /// `parse        12.3 ms`
    var line: String {
        let tenths = Int((duration / .milliseconds(1) * 10).rounded())
        let time = "\(tenths / 10).\(tenths % 10) ms"
        return name + String(repeating: " ", count: max(1, 24 - name.count - time.count)) + time
    }
}
