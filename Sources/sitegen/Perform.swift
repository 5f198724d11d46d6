import ArgumentParser
import Diagnostics
import SiteBuilder

#if canImport(CMalloc)
    import CMalloc
#endif

/// Does what a command is for, until it is done or the user stops it (Ctrl-C, or a polite kill).
///
/// What goes wrong is printed and becomes the exit code.
/// - Returns: what stopped the work, when it came to an orderly end all the same.
@discardableResult
func perform(
    reportingTo console: Console, _ action: @escaping @Sendable () async throws -> Void
) async throws -> Interruption? {
    #if canImport(CMalloc)
        clear_memory_in_place()
    #endif
    do {
        return try await withInterruption(action).interruption
    } catch let failure as BuildFailure {
        console.report(failure.diagnostics)
        throw ExitCode(failure.diagnostics)
    } catch let problem as Diagnostic {
        console.report([problem])
        throw ExitCode([problem])
    }
}
