import SiteDiagnostics
import SitePublication

/// The result of a build into a folder.
public struct BuildResult: Sendable {
    public let report: BuildReport
    public let publication: Publication
    public let stages: [StageTime]
    /// Values that take long to free. A program that exits soon keeps them until then, which is faster.
    package let leftovers: (any Sendable)?
}

extension Site {
    /// Builds the site into a folder. If nothing has changed since the last build, it does nothing.
    ///
    /// - Parameters:
    ///   - output: the folder, see ``outputFolder(_:of:home:force:)``.
    ///   - keepsLedgerBecause: the reason for not writing the ledger; `nil` to write it.
    ///   - report: receives all diagnostics before anything is written, and then the ledger's.
    ///
    /// - Throws: all problems, if one of them is an error. The output is then unchanged.
    public func build(
        into output: OutputFolder, keepsLedgerBecause: String? = nil, report: ([Diagnostic]) -> Void = { _ in }
    ) async throws(BuildFailure) -> BuildResult {
        // An interrupted publication is finished even if this build fails, so that visitors get a consistent site.
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
        // If the ledger was not written, the next build must not be skipped: it may write the ledger.
        if problem == nil, let inputs = site.options.inputs {
            await last?.note(built, inputs: inputs, writtenLedger: ledger)
        }
        return BuildResult(
            report: built.report, publication: publication,
            stages: [looked] + built.stages + [publishing.end(of: "write")], leftovers: made)
    }
}
