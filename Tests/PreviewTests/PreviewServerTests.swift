import FlyingSocks
import Foundation
import SiteDiagnostics
import Testing

@testable import SitePreview

@Suite(.timeLimit(.minutes(10))) struct PreviewServerTests {
    @Test func answersGoOverOneConnectionAsTheyShould() async throws {
        let film = String((0..<60_000).map { Character(UnicodeScalar(97 + UInt8($0 % 26))) })
        let site = try TestSite([
            "index.html": "<body>home</body>", "film.mp4": film, "empty.mp4": "", "a/index.html": "a",
        ])
        try await withPreview(of: site) { preview in
            var client = try await preview.client()
            let home = try await client.request("GET", "/")
            #expect(home.status == 200 && home.text.hasPrefix("<body>home<script"))
            #expect(home.header("Content-Type") == "text/html; charset=utf-8")
            let tag = try #require(home.header("ETag"))
            #expect(try await client.request("GET", "/", "If-None-Match: \(tag)").status == 304)
            let head = try await client.request("HEAD", "/film.mp4")
            #expect(head.status == 200 && head.header("Content-Length") == "60000")
            #expect(try await client.request("GET", "/film.mp4").text == film)
            let part = try await client.request("GET", "/film.mp4", "Range: bytes=50000-50003")
            #expect(part.status == 206 && part.text == String(film.dropFirst(50_000).prefix(4)))
            #expect(part.header("Content-Range") == "bytes 50000-50003/60000")
            #expect(try await client.request("GET", "/film.mp4", "Range: bytes=60000-").status == 416)
            #expect(try await client.request("GET", "/empty.mp4").body.isEmpty)
            #expect(try await client.request("GET", "/a?b=c").header("Location") == "/a/?b=c")
            #expect(try await client.request("POST", "/", "Content-Length: 0").status == 405)
            #expect(try await client.request("GET", "/none").status == 404)
            #expect(try await client.request("GET", "/../../etc/passwd").status == 404)
            #expect(try await client.request("GET", "/%2e%2e/%2e%2e/etc/passwd").status == 404)
            #expect(try await client.request("GET", "/..%2f..%2fetc%2fpasswd").status == 400)
            #expect(try await client.request("GET", "/index.html%00.css").status == 400)
            #expect(try await client.request("GET", "/__sitegen/client.js").text.contains("EventSource"))
        }
        #expect(try site.folder.contents("Output") == ["kept": "old"])
    }

    /// Each request has its own connection. The preview answers or closes the connection, and continues.
    @Test(
        arguments: [
            ("GARBAGE\r\n\r\n", nil), ("\r\n\r\n", nil), ("GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 400 Bad Request"),
            ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "HTTP/1.1 403 Forbidden"),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "HTTP/1.1 200 OK"),
            ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", nil),
            ("GET /\u{0} HTTP/1.1\r\nHost: localhost\r\n\r\n", "HTTP/1.1 400 Bad Request"),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-3\r\n\r\n", "HTTP/1.1 206 Partial Content"),
        ] as [(String, String?)]) func oddRequestsDoNoHarm(request: String, status: String?) async throws
    {
        try await withPreview(of: try TestSite()) { preview in
            var odd = try await preview.client()
            try await odd.send(request)
            if let status {
                #expect(try await odd.statusLine() == status)
            } else {
                #expect(await odd.isClosed())
            }
            var client = try await preview.client()
            #expect(try await client.request("GET", "/").status == 200)
        }
    }

    @Test func anEditReachesOpenPagesAndErrorsComeAndGo() async throws {
        let site = try TestSite(["index.html": "one"])
        try await withPreview(of: site) { preview in
            var client = try await preview.client()
            var page = try await preview.client()
            try await page.send("GET /__sitegen/events?generation=0&page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let first = try await page.event()
            #expect(first.contains(#""problems":[]"#))
            #expect(try await client.request("GET", "/").text.contains(try id(first)))

            try site.add(["index.html": "two"])
            let second = try await page.event(after: first)
            #expect(try id(second) != id(first))
            #expect(try await client.request("GET", "/").text.hasPrefix("two"))

            try site.add(["bad": "broken"])
            let failed = try await page.event(after: second)
            #expect(try id(failed) == id(second))
            #expect(failed.contains(#""message":"broken""#) && failed.contains(#""place":"Content/bad:1:1""#))
            #expect(try await client.request("GET", "/").text.hasPrefix("two"))

            try site.folder.remove("Content/bad")
            let mended = try await page.event(after: failed)
            #expect(mended == second)

            // A new folder that contains a new folder: both are watched from now on.
            try site.add(["new/deep/index.html": "three"])
            let deeper = try await page.event(after: mended)
            #expect(try id(deeper) != id(second))
            try site.add(["new/deep/index.html": "four"])
            _ = try await page.event(after: deeper)
            #expect(try await client.request("GET", "/new/deep/").text.hasPrefix("four"))
        }
    }

    @Test func aFirstBuildThatFailsIsShownAndMended() async throws {
        let site = try TestSite(["index.html": "home", "bad": "broken"])
        try await withPreview(of: site) { preview in
            var client = try await preview.client()
            let errors = try await client.request("GET", "/")
            #expect(errors.status == 500 && errors.text.contains("broken"))
            var page = try await preview.client()
            try await page.send("GET /__sitegen/events?generation=0&page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let first = try await page.event()
            #expect(errors.text.contains(try id(first)))
            #expect(first.contains(#""message":"broken""#))
            try site.folder.remove("Content/bad")
            #expect(try await id(page.event(after: first)) != id(first))
            #expect(try await client.request("GET", "/").text.hasPrefix("home"))
        }
    }

    @Test func stoppingClosesOpenConnections() async throws {
        let site = try TestSite()
        let closed = AsyncStream.makeStream(of: TestClient.self)
        try await withPreview(of: site) { preview in
            var page = try await preview.client()
            try await page.send("GET /__sitegen/events?generation=0&page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = try await page.event()
            closed.continuation.yield(page)
            var idle = try await preview.client()
            _ = try await idle.request("GET", "/")
            closed.continuation.yield(idle)
            closed.continuation.finish()
        }
        for await var client in closed.stream { #expect(await client.isClosed()) }
    }
}

/// The ID of the generation in an event.
private func id(_ event: String) throws -> String {
    let object = try #require(JSONSerialization.jsonObject(with: Data(event.utf8)) as? [String: Any])
    return try #require(object["generation"] as? String)
}
