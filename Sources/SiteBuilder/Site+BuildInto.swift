import Foundation
import SiteDiagnostics
import SitePublication

/// The result of a build into a folder.
public struct BuildResult: Sendable {
    package let report: BuildReport
    /// How many files the build wrote, left alone and deleted.
    public let publication: Publication
    package let stages: [StageTime]
    /// The table of a site's first build; `nil` after later builds.
    package let table: TallyTable?
    /// Values that take long to free. A program that exits soon keeps them until then, which is faster.
    package let leftovers: (any Sendable)?

    /// Warnings and hints, sorted.
    public var diagnostics: [Diagnostic] { report.diagnostics }
    /// The numbers of pages and files, and of episodes that are not published yet.
    public var counts: BuildCounts { report.counts }
}

extension Site {
    /// Builds the site into a folder. If nothing has changed since the last build, it does nothing.
    ///
    /// - Parameters:
    ///   - output: absolute, or relative to the working directory. The folder is made when it is missing.
    ///   - takesOver: whether the folder may hold files that no build has made.
    ///   - report: is told all diagnostics before anything is written, and then those of the ledger.
    /// - Throws: every problem found, when one of them is an error. The output then stays as it is. A cancelled task throws a
    ///   failure without diagnostics.
    @discardableResult
    public func build(
        into output: String, takesOver: Bool = false, report: ([Diagnostic]) -> Void = { _ in }
    ) async throws(BuildFailure) -> BuildResult {
        let home = ProcessInfo.processInfo.environment["HOME"]
        return try await build(
            into: try Self.outputFolder(output, of: folder, home: home, force: takesOver), report: report)
    }

    /// - Parameter output: see ``outputFolder(_:of:home:force:)``.
    package func build(
        into output: OutputFolder, report: ([Diagnostic]) -> Void = { _ in }
    ) async throws(BuildFailure) -> BuildResult {
        // An interrupted publication is finished even if this build fails, so that visitors get a consistent site.
        try output.endInterruptedPublication()
        let looking = StageWatch()
        let last = try LastBuild(of: self, into: output)
        let isFirst = last?.isFirst ?? false
        let outlook = await last?.look()
        let looked = looking.end(of: "look")
        if case .nothing(let old, let publication)? = outlook {
            report(old.diagnostics)
            return BuildResult(report: old, publication: publication, stages: [looked], table: nil, leftovers: nil)
        }
        var site = self
        if case .something(let inputs)? = outlook { site.options.inputs = inputs }
        let made = try await site.make()
        let built = made.built
        report(built.diagnostics)
        let publishing = StageWatch()
        let publication = try await built.output.publish(to: output, jobs: options.jobs)
        let ledger = built.ledger.flatMap { $0.isChanged ? $0 : nil }
        let reason = options.keepsLedgerBecause
        let problem = ledger.flatMap { ledger in reason.map { ledger.notWritten($0) } ?? ledger.write() }
        report([problem].compactMap(\.self))
        // If the ledger was not written, the next build must not be skipped: it may write the ledger.
        if problem == nil, let inputs = site.options.inputs {
            await last?.note(built, inputs: inputs, writtenLedger: ledger)
        }
        return BuildResult(
            report: built.report, publication: publication,
            stages: [looked] + built.stages + [publishing.end(of: "write")],
            table: isFirst ? TallyTable(made.rendered.site.planned, diagnostics: built.diagnostics) : nil,
            leftovers: made)
    }
}
