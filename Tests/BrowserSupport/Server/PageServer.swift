import FlyingFox
import FlyingSocks
import Foundation

/// A static server on loopback for the pages of one test, mounted at `/`, once more under `/sub/`, and under `/visit-1/`,
/// `/visit-2/` and so on.
///
/// Nothing may be cached: the same address can carry another page a moment later. Of pictures that are in memory browsers take
/// the largest all the same; what must not happen needs another address for each visit.
public struct PageServer: Sendable {
    public let port: UInt16

    /// The address of a path from the site's root, for example `episodes/one/`.
    public func address(_ path: String = "", mount: String = "/") -> String {
        "http://127.0.0.1:\(port)\(mount)\(path)"
    }

    /// The address of a path that begins with `/`, where nobody has been before.
    public func address(_ path: String, visit: Int) -> String { address(path, mount: "/visit-\(visit)") }

    /// Serves `files` while `body` runs.
    ///
    /// - Parameters:
    ///   - delay: how long pictures and fonts take longer than the page and its styles, and how long a page pauses where it
    ///     is cut.
    ///   - cuts: the beginnings of what comes late in a page, for example `<main`.
    ///   - policy: `Content-Security-Policy` of every answer.
    public static func serving<Result: Sendable>(
        _ files: SiteFiles, delay: Duration = .zero, cuts: [String] = [], policy: String? = nil,
        _ body: (PageServer) async throws -> Result
    ) async throws -> Result {
        try await answering(body) { request in
            var response = respond(to: request, from: files, cuts: cuts, pause: delay)
            if let policy { response.headers[HTTPHeader("Content-Security-Policy")] = policy }
            let type = response.headers[.contentType] ?? ""
            if type.hasPrefix("image/") || type.hasPrefix("font/") { try await Task.sleep(for: delay) }
            return response
        }
    }

    /// Answers every request with a redirect to the same path at another server, as hosts do that count downloads, while
    /// `body` runs.
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

    /// Without what the site is mounted under.
    private static func pathInSite(_ path: String) -> String {
        guard path.hasPrefix("/sub/") || path.hasPrefix("/visit-") else { return path }
        return path.dropFirst().firstIndex(of: "/").map { String(path[$0...]) } ?? path
    }

    /// `bytes=100-199`, `bytes=100-`: without them browsers cannot skip through recordings.
    private static func byteRange(_ field: String?, of count: Int) -> Range<Int>? {
        guard let field, field.hasPrefix("bytes=") else { return nil }
        let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let start = Int(ends[0]), start < count else { return nil }
        return start..<min((Int(ends[1]) ?? count - 1) + 1, count)
    }
}
