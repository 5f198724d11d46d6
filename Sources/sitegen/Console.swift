import ArgumentParser
import SiteDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Prints results to standard output and diagnostics to standard error. All output goes through this type.
struct Console: Sendable {
    let printsJSON: Bool
    let isQuiet: Bool
    /// Whether to print repeated diagnostics each time.
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

    /// Prints a line of the command's result.
    func result(_ line: String) {
        guard !isQuiet, !printsJSON else { return }
        StandardStream.output.write(line.printableLines + "\n")
    }

    /// Prints a text that ends with a line end, even if the command should be quiet.
    func output(_ text: String) { StandardStream.output.write(text.printableLines) }

    /// Prints diagnostics, sorted so that the order does not depend on scheduling. Equal ones are grouped, unless all
    /// are requested.
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
        StandardStream.errors.write(line.printableLines + "\n")
    }

    /// The columns for results: `COLUMNS` if set, or else the terminal's width, or else 80.
    func columns(_ environment: [String: String]) -> Int {
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return min(columns, 400) }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Ends the output.
    ///
    /// - Throws: an exit code if something could not be printed.
    func finish() throws {
        guard let problem = StandardStream.output.close() else { return }
        report([problem])
        throw ExitCode.inputOutput
    }
}
