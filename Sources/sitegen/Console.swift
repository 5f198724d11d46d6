import ArgumentParser
import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The one place that prints: results on standard output, diagnostics on standard error.
struct Console: Sendable {
    let printsJSON: Bool
    let isQuiet: Bool
    private let formatter: DiagnosticFormatter

    init(printsJSON: Bool, isQuiet: Bool, environment: [String: String]) {
        self.printsJSON = printsJSON
        self.isQuiet = isQuiet
        let wantsColors: Bool
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
            wantsColors = false
        } else if environment["CLICOLOR_FORCE"].map({ $0 != "0" }) ?? false {
            wantsColors = true
        } else {
            wantsColors = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        }
        formatter = DiagnosticFormatter(colors: wantsColors)
    }

    /// What the command was asked for.
    func result(_ line: String) {
        guard !isQuiet, !printsJSON else { return }
        StandardStream.output.write(line + "\n")
    }

    /// What the command was asked for, however it was asked: text in whole lines.
    func output(_ text: String) { StandardStream.output.write(text) }

    /// Sorted, so that the order does not depend on scheduling.
    func report(_ diagnostics: [Diagnostic]) {
        let shown = diagnostics.sorted().filter { !isQuiet || $0.severity != .hint }
        guard !shown.isEmpty else { return }
        if printsJSON {
            StandardStream.errors.write(shown.map { $0.json + "\n" }.joined())
        } else {
            StandardStream.errors.write(shown.map(formatter.text).joined())
        }
    }

    func note(_ line: String) {
        guard !isQuiet, !printsJSON else { return }
        StandardStream.errors.write(line + "\n")
    }

    /// Characters in a line of what reads the results: `COLUMNS` if it is set, else the terminal's, else 80.
    func columns(_ environment: [String: String]) -> Int {
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return min(columns, 400) }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// To be called when all is printed.
    /// - Throws: the exit code where something could not be.
    func finish() throws {
        guard let problem = StandardStream.output.close() else { return }
        report([problem])
        throw ExitCode.inputOutput
    }
}
