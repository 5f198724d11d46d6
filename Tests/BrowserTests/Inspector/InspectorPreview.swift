import BrowserSupport
import SiteBuilder
import SitePreview
import TestSupport
import Testing

/// Serves a built site like `sitegen serve`.
///
/// - Parameter body: Receives the port.
func previewing(_ built: BuiltSite, _ body: @escaping @Sendable (UInt16) async throws -> Void) async throws {
    let outcome = BuildOutcome(
        files: built.output, diagnostics: [], layouts: built.layouts + built.copyLayouts)
    let folder = try TemporaryFolder()
    let server = PreviewServer(at: PreviewAddress(port: .exact(0)), site: folder.path, watching: []) { _ in outcome }
    let (events, continuation) = AsyncStream.makeStream(of: PreviewEvent.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run { continuation.yield($0) } }
        group.addTask {
            for await case .listening(let addresses, _) in events {
                let port = try #require(addresses.first?.split(separator: ":").last.flatMap { UInt16($0.dropLast()) })
                return try await body(port)
            }
        }
        try await group.next()
        group.cancelAll()
        try await group.waitForAll()
    }
}

extension BrowserSession {
    /// Opens the inspector with its button.
    ///
    /// - Returns: The inspector's text about all boxes.
    func openInspector() async throws -> String {
        try await eventually("document.querySelector('sitegen-inspector') !== null")
        try await clickInInspector(".launch")
        try await eventually("/boxes/.test(\(inspectorRoot).querySelector('.facts')?.textContent)")
        return try await evaluate("\(inspectorRoot).querySelector('.facts').textContent")
    }

    func clickInInspector(_ selector: String) async throws {
        _ = try await evaluate("\(inspectorRoot).querySelector('\(selector)').click() ?? true", as: Bool.self)
    }

    /// Repeats the question until the answer is true.
    private func eventually(_ condition: String) async throws {
        try await wait(for: "String(Boolean(\(condition)))", wanted: "true") { $0 == "true" }
    }
}

let inspectorRoot = "document.querySelector('sitegen-inspector').shadowRoot"
