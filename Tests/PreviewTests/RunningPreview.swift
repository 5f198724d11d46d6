import SiteDiagnostics
import SiteFileSystem
import Testing

@testable import SitePreview

/// A preview that runs during a test.
struct RunningPreview: Sendable {
    var port: UInt16
    /// The events that the preview reports after it listens.
    var events: AsyncStream<PreviewEvent>

    func client() async throws -> TestClient { try await TestClient(port: port) }
}

/// Runs a preview of a site and stops it. Returns when all its connections are closed.
/// - Parameters:
///   - port: The port; 0 for any free port.
///   - build: A build that replaces the site's own.
func withPreview(
    of site: TestSite, port: UInt16 = 0, limits: HTTPLimits = HTTPLimits(), pace: WatchPace = WatchPace(),
    build: (@Sendable (SourceDifference) async -> BuildOutcome)? = nil,
    _ body: @escaping @Sendable (RunningPreview) async throws -> Void
) async throws {
    var server = PreviewServer(
        at: PreviewAddress(port: .exact(port)), site: site.folder.path, watching: [site.folder("Content")],
        build: build ?? site.build)
    server.limits = limits
    server.pace = pace
    try await withRunning(server, body)
}

func withPreview(
    of site: ThemedSite, _ body: @escaping @Sendable (RunningPreview) async throws -> Void
) async throws {
    let server = PreviewServer(
        at: PreviewAddress(port: .exact(0)), site: site.folder.path,
        watching: [site.folder("Content"), site.folder("Themes")], build: site.build)
    try await withRunning(server, body)
}

private func withRunning(
    _ server: PreviewServer, _ body: @escaping @Sendable (RunningPreview) async throws -> Void
) async throws {
    let (events, continuation) = AsyncStream.makeStream(of: PreviewEvent.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            try await server.run { continuation.yield($0) }
            continuation.finish()
        }
        group.addTask {
            var iterator = events.makeAsyncIterator()
            guard case .listening(let addresses, _)? = await iterator.next() else {
                Issue.record("the preview does not listen")
                return
            }
            let port = try #require(addresses.first?.split(separator: ":").last.flatMap { UInt16($0.dropLast()) })
            try await body(RunningPreview(port: port, events: events))
        }
        try await group.next()
        group.cancelAll()
        try await group.waitForAll()
    }
}
