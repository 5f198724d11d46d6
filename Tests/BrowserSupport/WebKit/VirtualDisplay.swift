/// A screen without a monitor: WebKitGTK has no headless form.
struct VirtualDisplay: Sendable {
    /// Value of `DISPLAY`.
    let name: String
    private let process: LeashedProcess

    /// Starts a display under a number that is free; large enough for the widest page in double pixels.
    static func launch(_ program: String) async throws -> VirtualDisplay {
        let process = try LeashedProcess(
            program,
            arguments: ["-displayfd", "1", "-screen", "0", "6000x3000x24", "-nolisten", "tcp", "-noreset"])
        for _ in 0..<1200 {
            // The number comes when the display is ready.
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
