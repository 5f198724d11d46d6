import ArgumentParser
import SiteBuilder
import SiteChecks
import SiteDiagnostics
import SitePublication
import SitePublishing

/// Builds a site in memory and prints its problems.
struct CheckAction: Sendable {
    let site: Site
    let console: Console
    let isVerbose: Bool
    /// Whether to request links to other hosts.
    let asksOthers: Bool

    func run() async throws {
        let found: [Diagnostic]
        let scope: String
        var weights: SiteWeights?
        var transcripts: TranscriptCoverage?
        do throws(BuildFailure) {
            let checked = try await site.check()
            let built = checked.built
            if isVerbose { for stage in built.stages { console.note(stage.line) } }
            let others = asksOthers ? await ExternalLinkCheck(links: checked.externalLinks).problems() : []
            found =
                (built.diagnostics + built.themeHints + built.ledgerHints + checked.findings + others)
                .map(\.refusingHostLimit).ordered
            weights = checked.weights
            transcripts = checked.transcripts
            scope = " " + counted(built.counts.pages, "page")
        } catch {
            // Errors that are not about content keep their own exit code. An empty list means that the check was
            // stopped.
            guard !error.diagnostics.isEmpty, ExitCode(error.diagnostics) == .wrongContent else { throw error }
            (found, scope) = (error.diagnostics.ordered, "")
        }
        console.report(found)
        for line in weights.map({ WeightText(weights: $0).lines }) ?? [] { console.result(line) }
        if let line = transcripts?.line { console.result(line) }
        console.result("Checked\(scope): \(Self.summary(of: found))")
        if found.contains(where: \.isProblem) { throw ExitCode.problemsFound }
    }

    /// The numbers of diagnostics: `2 errors, 1 warning` or `no problems`.
    private static func summary(of diagnostics: [Diagnostic]) -> String {
        let kinds: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.hint, "hint")]
        let parts = kinds.compactMap { severity, noun in
            let count = diagnostics.count { $0.severity == severity }
            return count == 0 ? nil : counted(count, noun)
        }
        let text = parts.joined(separator: ", ")
        return diagnostics.contains(where: \.isProblem) ? text : text.isEmpty ? "no problems" : "no problems, " + text
    }
}

extension TranscriptCoverage {
    /// `nil` for a site without recordings.
    fileprivate var line: String? {
        guard recordings > 0 else { return nil }
        return "Transcripts or captions: \(readable) of \(counted(recordings, "recording")) (\(percent) %)"
    }
}

extension BuiltSite {
    fileprivate var ledgerHints: [Diagnostic] {
        guard let ledger, ledger.isChanged, !ledger.isNew else { return [] }
        return [ledger.notWritten("only a build writes it, not a check")]
    }
}

extension Diagnostic {
    fileprivate var isProblem: Bool { severity != .hint }
}
