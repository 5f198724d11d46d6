import ArgumentParser
import SiteDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The one place that prints: results on standard output, diagnostics on standard error.
struct Console: Sendable {
    let printsJSON: Bool
    let isQuiet: Bool
    /// Whether what is said again and again is printed each time.
    private let printsAll: Bool
    private let formatter: DiagnosticFormatter

    init(printsJSON: Bool, isQuiet: Bool, printsAll: Bool, environment: [String: String]) {
        self.printsJSON = printsJSON
        self.isQuiet = isQuiet
        self.printsAll = printsAll
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

    /// Sorted, so that the order does not depend on scheduling; equal ones in groups, for people who have not asked for all.
    func report(_ diagnostics: [Diagnostic]) {
        let shown = diagnostics.filter { !isQuiet || $0.severity != .hint }
        let lines =
            if printsJSON {
                shown.ordered.map { $0.json + "\n" }
            } else if printsAll {
                shown.ordered.map { formatter.text($0) }
            } else {
                shown.grouped().map { formatter.text($0) }
            }
        if !lines.isEmpty { StandardStream.errors.write(lines.joined()) }
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
