import FlyingSocks
import SiteDiagnostics
import SiteFileSystem

/// Builds a site in memory, serves it, watches the sources and rebuilds. It never writes a file.
package struct PreviewServer: Sendable {
    private let address: PreviewAddress
    let site: String
    let sources: [String]
    let build: @Sendable (SourceDifference) async -> BuildOutcome
    var limits = HTTPLimits()
    var pace = WatchPace()

    /// - Parameters:
    ///   - site: the site's folder. Links are followed only inside it.
    ///   - sources: the folders to watch recursively: `Content`, `Themes`. They need not exist yet.
    ///   - build: builds the site in memory. It is called again after every change, with the changes since its last
    ///     finished build; `anything` at first.
    package init(
        at address: PreviewAddress = PreviewAddress(), site: String, watching sources: [String],
        build: @escaping @Sendable (SourceDifference) async -> BuildOutcome
    ) {
        self.address = address
        self.site = site
        self.sources = sources
        self.build = build
    }

    /// Serves until the task is cancelled. All connections are then closed.
    ///
    /// - Parameter report: receives the events, one at a time.
    ///
    /// - Throws: `io.port-taken`, `io.cannot-listen`.
    package func run(report: @escaping @Sendable (PreviewEvent) async -> Void) async throws(Diagnostic) {
        let ports = address.ports
        for port in ports {
            do {
                return try await serve(at: port, report)
            } catch {
                if Task.isCancelled { return }
                guard isTaken(error), port != ports.last else { throw address.diagnostic(error, port: port) }
            }
        }
    }

    private func serve(at port: UInt16, _ report: @escaping @Sendable (PreviewEvent) async -> Void) async throws {
        let broadcast = SceneBroadcast()
        let server = try await HTTPServer(
            listeningAt: .bound(to: address.socketAddress(port: port)), broadcast: broadcast,
            responder: Responder(hosts: address.hosts), limits: limits)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                let takenPort = address.port == .automatic && port != PreviewAddress.defaultPort
                await report(
                    .listening(
                        addresses: address.urls(server.listeningAddress),
                        takenPort: takenPort ? PreviewAddress.defaultPort : nil))
                await keepBuilding(for: broadcast, report)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
