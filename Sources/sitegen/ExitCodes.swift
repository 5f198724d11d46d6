import ArgumentParser
import SiteDiagnostics
import SiteFileSystem

extension ExitCode {
    /// Wrong content, layout or theme: nothing was written.
    static let wrongContent = ExitCode(1)
    /// `check` found something.
    static let problemsFound = ExitCode(4)
    /// Wrong usage; what the argument parser uses too (`EX_USAGE`).
    static let wrongUsage = ExitCode(64)
    /// The system refused (`EX_IOERR`).
    static let inputOutput = ExitCode(74)

    init(_ interruption: Interruption) { self.init(interruption.exitCode) }

    /// The code for a command that failed for these reasons: usage, which the output folder is a part of, before input
    /// and output before content.
    init(_ diagnostics: [Diagnostic]) {
        let errors = diagnostics.filter(\.isError)
        if errors.contains(where: { $0.id.hasPrefix("usage.") || $0.id.hasPrefix("output.") }) {
            self = .wrongUsage
        } else if errors.contains(where: { $0.id.hasPrefix("io.") }) {
            self = .inputOutput
        } else {
            self = .wrongContent
        }
    }
}
