import SiteDiagnostics
import SitePublication

/// What a build into a folder did.
public struct BuildResult: Sendable {
    public let report: BuildReport
    public let publication: Publication
    public let stages: [StageTime]
    /// Large, and of no use any more: a program that ends anyway may keep it, which is faster than to take it apart.
    package let leftovers: (any Sendable)?
}

extension Site {
    /// Builds the site into a folder. If nothing has changed since the last build, nothing is done.
    ///
    /// - Parameters:
    ///   - output: see ``outputFolder(_:of:home:force:)``.
    ///   - keepsLedgerBecause: why the ledger is not to be written; `nil` when it is.
    ///   - report: told all diagnostics before anything is written, for that may fail, and then those of the ledger.
    /// - Throws: every problem found, when one of them is an error; the output then stays as it is.
    public func build(
        into output: OutputFolder, keepsLedgerBecause: String? = nil, report: ([Diagnostic]) -> Void = { _ in }
    ) async throws(BuildFailure) -> BuildResult {
        // Also when this build turns out to have errors: visitors wait.
        try output.endInterruptedPublication()
        let looking = StageWatch()
        let last = try LastBuild(of: self, into: output)
        let outlook = await last?.look()
        let looked = looking.end(of: "look")
        if case .nothing(let old, let publication)? = outlook {
            report(old.diagnostics)
            return BuildResult(report: old, publication: publication, stages: [looked], leftovers: nil)
        }
        var site = self
        if case .something(let inputs)? = outlook { site.options.inputs = inputs }
        let made = try await site.make()
        let built = made.built
        report(built.diagnostics)
        let publishing = StageWatch()
        let publication = try await built.output.publish(to: output, jobs: options.jobs)
        let ledger = built.ledger.flatMap { $0.isChanged ? $0 : nil }
        let problem = ledger.flatMap { ledger in keepsLedgerBecause.map { ledger.notWritten($0) } ?? ledger.write() }
        report([problem].compactMap(\.self))
        // If the ledger was not written, the next build may be one that writes it.
        if problem == nil, let inputs = site.options.inputs {
            await last?.note(built, inputs: inputs, writtenLedger: ledger)
        }
        return BuildResult(
            report: built.report, publication: publication,
            stages: [looked] + built.stages + [publishing.end(of: "write")], leftovers: made)
    }
}
