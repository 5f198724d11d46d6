extension WebDriverClient {
    private struct Status: Decodable, Sendable { var ready: Bool }

    /// Waits until the driver reports that it is ready.
    ///
    /// - Throws: `DriverNotReady` after about twenty seconds.
    func waitUntilReady(_ process: LeashedProcess) async throws {
        for _ in 0..<400 {
            if let status = try? await get("/status", as: Status.self), status.ready { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw DriverNotReady(log: process.log)
    }
}

struct DriverNotReady: Error, CustomStringConvertible {
    var log: String
    var description: String { "the driver does not answer; its log: \(log.isEmpty ? "(empty)" : log)" }
}
