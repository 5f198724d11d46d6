import ArgumentParser
import SiteDiagnostics
import SiteFileSystem

extension ExitCode {
    /// The content, a layout or the theme has errors. Nothing was written.
    static let wrongContent = ExitCode(1)
    /// `check` found problems.
    static let problemsFound = ExitCode(4)
    /// Wrong usage. The argument parser uses the same code (`EX_USAGE`).
    static let wrongUsage = ExitCode(64)
    /// An input or output error of the system (`EX_IOERR`).
    static let inputOutput = ExitCode(74)

    init(_ interruption: Interruption) { self.init(interruption.exitCode) }

    /// The exit code for these diagnostics. Usage errors, including those of the output folder, have priority over
    /// input and output errors, and these over content errors.
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
