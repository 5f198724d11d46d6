import FlyingFox
import FlyingSocks
import Foundation
import TestSupport
import Testing

/// Other hosts are asked when that is wished, and only then.
@Suite(.timeLimit(.minutes(2))) struct ExternalLinkTests {
    private actor Requests {
        private(set) var seen: [String] = []

        func add(_ request: HTTPRequest) { seen.append("\(request.method.rawValue) \(request.path)") }
    }

    @Test func linksToOtherHosts() async throws {
        let requests = Requests()
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
            handler: ClosureHTTPHandler { request in
                await requests.add(request)
                switch (request.path, request.method) {
                case ("/gone", _): return HTTPResponse(statusCode: .notFound)
                // A host that knows no HEAD.
                case ("/get", .HEAD): return HTTPResponse(statusCode: .methodNotAllowed)
                default: return HTTPResponse(statusCode: .ok)
                }
            })
        let running = Task { try await server.run() }
        defer { running.cancel() }
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }

        let host = "http://127.0.0.1:\(port)"
        let folder = try TemporaryFolder()
        try folder.add([
            "Content/episodes/001-rows.md": """
            ---
            title: Rows
            date: 2026-09-02
            ---

            [A](\(host)/there#part), [b](\(host)/there), [c](\(host)/get) and
            [d](\(host)/gone).
            """
        ])
        let alone = try await Sitegen.run(["check", "--quiet"], in: folder.path)
        #expect(alone.exitCode == 0 && alone.errors.isEmpty, "\(alone.errors)")
        #expect(await requests.seen == [])

        let asking = try await Sitegen.run(["check", "--quiet", "--external"], in: folder.path)
        #expect(asking.exitCode == 4)
        #expect(
            asking.errors.hasPrefix(
                "Content/episodes/001-rows.md:7:1: warning: '\(host)/gone' answers with status 404 [check.dead-link]\n"),
            "\(asking.errors)")
        #expect(asking.errors.split(separator: "\n").count == 4)
        #expect(await requests.seen.sorted() == ["GET /get", "HEAD /get", "HEAD /gone", "HEAD /there"])
    }
}
