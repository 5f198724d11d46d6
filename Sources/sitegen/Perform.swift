import ArgumentParser
import SiteDiagnostics
import SiteFileSystem
import SitePublication

/// Runs a command until it ends or the user stops it (SIGINT, SIGTERM, SIGHUP).
///
/// Errors are printed and become the exit code.
///
/// - Returns: the signal that stopped the work, if the work ended in an orderly way.
@discardableResult
func perform(
    reportingTo console: Console, _ action: @escaping @Sendable () async throws -> Void
) async throws -> Interruption? {
    let interruption: Interruption?
    do {
        interruption = try await withInterruption(action).interruption
    } catch let stopped as InterruptedWork {
        let problems = problems(of: stopped.error) ?? []
        console.report(problems)
        throw problems.contains(where: \.isError) ? ExitCode(problems) : ExitCode(stopped.interruption)
    } catch {
        guard let problems = problems(of: error) else {
            try console.finish()
            throw error
        }
        console.report(problems)
        throw ExitCode(problems)
    }
    try console.finish()
    return interruption
}

/// The diagnostics of an error, or `nil` for an exit code.
private func problems(of error: any Error) -> [Diagnostic]? {
    switch error {
    case let failure as BuildFailure: failure.diagnostics
    case let problem as Diagnostic: [problem]
    default: nil
    }
}
