import FlyingFox
import FlyingSocks
import Foundation

/// A static server on loopback for the pages of one test. It serves them at `/`, `/sub/`, `/visit-1/`, `/visit-2/` and
/// so on.
///
/// Caching is forbidden, because one address may later have different content. Browsers still reuse the largest picture
/// in memory. Tests that must avoid this use a new address for each visit.
public struct PageServer: Sendable {
    public let port: UInt16

    /// The address of a path from the site's root, for example `episodes/one/`.
    public func address(_ path: String = "", mount: String = "/") -> String {
        "http://127.0.0.1:\(port)\(mount)\(path)"
    }

    /// A new address of a path that begins with `/`.
    public func address(_ path: String, visit: Int) -> String { address(path, mount: "/visit-\(visit)") }

    /// Serves `files` while `body` runs.
    ///
    /// - Parameters:
    ///   - delay: The additional time of what a page loads beside its styles, and the pause before each cut in a page.
    ///   - cuts: The texts before which a page pauses, for example `<main`.
    ///   - policy: The `Content-Security-Policy` of every response.
    public static func serving<Result: Sendable>(
        _ files: SiteFiles, delay: Duration = .zero, cuts: [String] = [], policy: String? = nil,
        _ body: (PageServer) async throws -> Result
    ) async throws -> Result {
        try await answering(body) { request in
            var response = respond(to: request, from: files, cuts: cuts, pause: delay)
            if let policy { response.headers[HTTPHeader("Content-Security-Policy")] = policy }
            let type = response.headers[.contentType] ?? ""
            if !type.hasPrefix("text/html") && !type.hasPrefix("text/css") { try await Task.sleep(for: delay) }
            return response
        }
    }

    /// Redirects every request to the same path at another server while `body` runs, as download counters do.
    public static func leading<Result: Sendable>(
        to other: PageServer, _ body: (PageServer) async throws -> Result
    ) async throws -> Result {
        try await answering(body) { request in
            var headers = HTTPHeaders()
            headers[.location] = other.address(String(request.target.path().dropFirst()))
            return HTTPResponse(statusCode: .found, headers: headers, body: Data())
        }
    }

    private static func answering<Result: Sendable>(
        _ body: (PageServer) async throws -> Result,
        _ handler: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> Result {
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
            handler: ClosureHTTPHandler(handler))
        let running = Task { try await server.run() }
        defer { running.cancel() }
        try await server.waitUntilListening(timeout: patience)
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        return try await body(PageServer(port: port))
    }

    private static func respond(
        to request: HTTPRequest, from files: SiteFiles, cuts: [String], pause: Duration
    ) -> HTTPResponse {
        let path = request.target.path()
        guard let (name, bytes) = files.contents(at: pathInSite(path)) else {
            return HTTPResponse(statusCode: .notFound, body: Data("nothing at \(path)".utf8))
        }
        var headers = HTTPHeaders()
        headers[.contentType] = contentType(of: name)
        headers[.cacheControl] = "no-store"
        headers[HTTPHeader("Accept-Ranges")] = "bytes"
        if let range = byteRange(request.headers[HTTPHeader("Range")], of: bytes.count) {
            headers[HTTPHeader("Content-Range")] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"
            return HTTPResponse(
                statusCode: HTTPStatusCode(206, phrase: "Partial Content"), headers: headers, body: Data(bytes[range]))
        }
        guard name.hasSuffix(".html"), !cuts.isEmpty else {
            return HTTPResponse(statusCode: .ok, headers: headers, body: Data(bytes))
        }
        let pieces = PieceByPiece(bytes, cutBefore: cuts, pause: pause)
        return HTTPResponse(
            statusCode: .ok, headers: headers, body: HTTPBodySequence(from: pieces, count: bytes.count))
    }

    /// The path without the mount point.
    private static func pathInSite(_ path: String) -> String {
        guard path.hasPrefix("/sub/") || path.hasPrefix("/visit-") else { return path }
        return path.dropFirst().firstIndex(of: "/").map { String(path[$0...]) } ?? path
    }

    /// Reads `bytes=100-199` and `bytes=100-`. Without ranges, browsers cannot seek in recordings.
    private static func byteRange(_ field: String?, of count: Int) -> Range<Int>? {
        guard let field, field.hasPrefix("bytes=") else { return nil }
        let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let start = Int(ends[0]), start < count else { return nil }
        return start..<min((Int(ends[1]) ?? count - 1) + 1, count)
    }
}
