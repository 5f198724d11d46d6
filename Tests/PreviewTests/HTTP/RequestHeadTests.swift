import Testing

@testable import SitePreview

/// A request that two readers could interpret differently is refused, and so is one that is too large.
@Suite struct RequestHeadTests {
    /// - Parameter bytes: The bytes before the empty line.
    private func head(_ bytes: some Sequence<UInt8>) throws(RequestProblem) -> RequestHead {
        var reader = HeadReader(limits: HTTPLimits())
        try reader.take(Array(bytes) + Array("\r\n\r\n".utf8))
        guard let head = reader.head else { throw .tooSlow }
        return head
    }

    private func problem(_ text: String) -> RequestProblem? {
        do throws(RequestProblem) {
            _ = try head(text.utf8).request()
            return nil
        } catch {
            return error
        }
    }

    @Test(
        arguments: [
            ("GET / HTTP/1.1\r\nHost: a", nil), ("GET / HTTP/1.0", nil), ("HEAD /?q HTTP/1.1\r\nhost:a", nil),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0", nil),
            ("GET http://a/b HTTP/1.1\r\nHost: c", nil), ("GET / HTTP/1.1\r\nHost: a\r\nX:", nil),
            ("", .malformed), ("GET /", .malformed), ("GET  / HTTP/1.1\r\nHost: a", .malformed),
            ("GET / HTTP/1.1 \r\nHost: a", .malformed), (" GET / HTTP/1.1\r\nHost: a", .malformed),
            ("G(T / HTTP/1.1\r\nHost: a", .malformed), ("GET / HTTP/1.1", .malformed),
            ("GET * HTTP/1.1\r\nHost: a", .malformed), ("GET a:80 HTTP/1.1\r\nHost: a", .malformed),
            ("GET https://a/ HTTP/1.1\r\nHost: a", .malformed), ("GET ../x HTTP/1.1\r\nHost: a", .malformed),
            ("GET / HTTP/2.0\r\nHost: a", .versionUnknown), ("GET / HTTP/0.9", .versionUnknown),
            ("GET / FTP/1.1", .malformed),
            // Line ends and zero bytes.
            ("GET / HTTP/1.1\nHost: a", .malformed), ("GET / HTTP/1.1\r\nHost: a\nX: b", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\rX: b", .malformed), ("GET /\0 HTTP/1.1\r\nHost: a", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nX: \0", .malformed),
            // Fields.
            ("GET / HTTP/1.1\r\nHost : a", .malformed), ("GET / HTTP/1.1\r\nHost: a\r\n b", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\n\tb: c", .malformed), ("GET / HTTP/1.1\r\nHost: a\r\n: b", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nnone", .malformed), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nHOST: a", .malformed),
            // Content, and headers that may hide content.
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1", .bodyNotWanted),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999", .bodyNotWanted),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: +0", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x0", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0, 5", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 0", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length:", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked", .malformed),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nTransfer-Encoding: identity", .malformed),
        ] as [(String, RequestProblem?)]) func requests(text: String, expected: RequestProblem?)
    { #expect(problem(text) == expected) }

    @Test func whatIsTooLargeIsRefused() {
        let line = "GET / HTTP/1.1\r\nHost: a"
        #expect(problem(line + String(repeating: "\r\nX: y", count: 99)) == nil)
        #expect(problem(line + String(repeating: "\r\nX: y", count: 100)) == .headTooLarge)
        #expect(problem("GET /\(String(repeating: "x", count: 7_999)) HTTP/1.1\r\nHost: a") == nil)
        #expect(problem("GET /\(String(repeating: "x", count: 8_000)) HTTP/1.1\r\nHost: a") == .targetTooLong)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        let bytes = Array("GET /".utf8) + [0xC0, 0xAF] + Array(" HTTP/1.1\r\nHost: a".utf8)
        #expect(throws: RequestProblem.malformed) { try head(bytes) }
    }

    @Test func anAddressAsTargetNamesTheHost() throws {
        for (target, host, path, query) in [
            ("http://evil.example/a?b", "evil.example", "/a", "b"), ("HTTP://localhost:1", "localhost:1", "/", ""),
            ("http://localhost?b", "localhost", "/", "b"), ("//evil.example/a", "localhost", "//evil.example/a", ""),
        ] {
            let text = "GET \(target) HTTP/1.1\r\nHost: localhost"
            let request = try head(text.utf8).request()
            #expect(request.host == host && request.path == path && request.query == query)
        }
    }

    @Test func connectionsAreKeptAsAsked() throws {
        for (text, isKept) in [
            ("GET / HTTP/1.1\r\nHost: a", true), ("GET / HTTP/1.1\r\nHost: a\r\nConnection: Close", false),
            ("GET / HTTP/1.1\r\nHost: a\r\nConnection: x\r\nConnection: close", false), ("GET / HTTP/1.0", false),
        ] { #expect(try head(text.utf8).keepsAlive == isKept) }
    }
}
