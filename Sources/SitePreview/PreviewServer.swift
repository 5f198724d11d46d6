import FlyingSocks
import SiteDiagnostics
import SiteFileSystem

/// Builds into memory, serves, watches the sources, builds again. Never writes a file.
package struct PreviewServer: Sendable {
    private let address: PreviewAddress
    let site: String
    let sources: [String]
    let build: @Sendable (SourceDifference) async -> BuildOutcome
    var limits = HTTPLimits()
    var pace = WatchPace()

    /// - Parameters:
    ///   - site: the site's folder; links are followed inside it only.
    ///   - sources: folders to watch with all that is in them: `Content`, `Themes`. They need not exist yet.
    ///   - build: makes all files of the site, without writing any. Called again after every change, with what has changed
    ///     since the last build that came to its end and made files; `anything` at first.
    package init(
        at address: PreviewAddress = PreviewAddress(), site: String, watching sources: [String],
        build: @escaping @Sendable (SourceDifference) async -> BuildOutcome
    ) {
        self.address = address
        self.site = site
        self.sources = sources
        self.build = build
    }

    /// Serves until the task is cancelled; then all connections are closed and it returns.
    ///
    /// - Parameter report: called as things happen, one call at a time.
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
            at: try address.socketAddress(port: port), broadcast: broadcast, responder: Responder(hosts: address.hosts),
            limits: limits)
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
