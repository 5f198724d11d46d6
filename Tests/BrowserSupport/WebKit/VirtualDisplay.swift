/// A virtual screen, because WebKitGTK has no headless mode.
struct VirtualDisplay: Sendable {
    /// Value of `DISPLAY`.
    let name: String
    private let process: LeashedProcess

    /// Starts a display with a free number. It is large enough for the widest page at a pixel ratio of 2.
    static func launch(_ program: String) async throws -> VirtualDisplay {
        let process = try LeashedProcess(
            program,
            arguments: ["-displayfd", "1", "-screen", "0", "6000x3000x24", "-nolisten", "tcp", "-noreset"])
        for _ in 0..<1200 {
            // The program prints the number when the display is ready.
            if let number = process.log.split(separator: "\n").first(where: { $0.allSatisfy(\.isNumber) }) {
                return VirtualDisplay(name: ":\(number)", process: process)
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        let log = process.log
        await process.end()
        throw DriverNotReady(log: log)
    }

    func end() async { await process.end() }
}
