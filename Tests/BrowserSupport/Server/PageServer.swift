import FlyingFox
import FlyingSocks
import Foundation

/// A static server on loopback for the pages of one test, mounted at `/` and once more under `/sub/`.
///
/// Nothing may be cached: the same address can carry another page a moment later.
public struct PageServer: Sendable {
    public let port: UInt16

    /// The address of a path from the site's root, for example `episodes/one/`.
    public func address(_ path: String = "", mount: String = "/") -> String {
        "http://127.0.0.1:\(port)\(mount)\(path)"
    }

    /// Serves `files` while `body` runs.
    public static func serving<Result: Sendable>(
        _ files: SiteFiles, _ body: (PageServer) async throws -> Result
    ) async throws -> Result {
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
            handler: ClosureHTTPHandler { respond(to: $0, from: files) })
        let running = Task { try await server.run() }
        defer { running.cancel() }
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        return try await body(PageServer(port: port))
    }

    private static func respond(to request: HTTPRequest, from files: SiteFiles) -> HTTPResponse {
        let path = request.target.path()
        let inSite = path.hasPrefix("/sub/") ? String(path.dropFirst(4)) : path
        guard let (name, bytes) = files.contents(at: inSite) else {
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
        return HTTPResponse(statusCode: .ok, headers: headers, body: Data(bytes))
    }

    /// `bytes=100-199`, `bytes=100-`: without them browsers cannot skip through recordings.
    private static func byteRange(_ field: String?, of count: Int) -> Range<Int>? {
        guard let field, field.hasPrefix("bytes=") else { return nil }
        let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let start = Int(ends[0]), start < count else { return nil }
        return start..<min((Int(ends[1]) ?? count - 1) + 1, count)
    }
}
