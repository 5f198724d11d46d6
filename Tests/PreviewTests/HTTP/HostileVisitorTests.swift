import Foundation
import Testing

@testable import SitePreview

/// Attacks over raw sockets: no visitor gets a file outside the site, and no visitor blocks others.
@Suite(.serialized, .timeLimit(.minutes(3))) struct HostileVisitorTests {
    /// Files beside the site's content must never be visible.
    private func site() throws -> TestSite {
        let film = String(repeating: "0123456789", count: 400_000)
        let site = try TestSite(["index.html": "home", "media/film.mp4": film])
        try site.folder.add(["secret.txt": "SECRET", "Content/.hidden/secret.txt": "SECRET"])
        return site
    }

    @Test func noPathLeadsOutOfTheSite() async throws {
        let up = ["..", "%2e%2e", "%2E.", "..%00", "%252e%252e", "..\\", "..%5c", "%c0%ae%c0%ae", "....", "..;", "．．"]
        var targets = ["/.hidden/secret.txt", "/media/film.mp4/../../secret.txt", "//secret.txt", "/%2fsecret.txt"]
        for name in up {
            targets += ["/\(name)/secret.txt", "/media/\(name)/\(name)/secret.txt", "/\(name)%2fsecret.txt"]
            targets += ["http://localhost/\(name)/secret.txt", "/media/\(name)/\(name)/Output/kept"]
        }
        let site = try site()
        targets += [site.folder("secret.txt"), "/" + site.folder("secret.txt"), "file://" + site.folder("secret.txt")]
        try await withPreview(of: site) { [targets] preview in
            for target in targets {
                var client = try await preview.client()
                try await client.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                let answer = try await client.rest()
                #expect(answer.hasPrefix("HTTP/1.1 40"), "\(target): \(answer.prefix(40))")
                #expect(!answer.contains("SECRET"), "\(target)")
            }
        }
    }

    @Test func otherNamesAndMethodsAreRefused() async throws {
        try await withPreview(of: try site()) { preview in
            for host in [
                "evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "evil@localhost", "localhost:4600@evil",
                "localhost evil", "[::1].evil", "2130706433", "0x7f.1",
            ] {
                var client = try await preview.client()
                try await client.send("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
                #expect(try await client.rest().hasPrefix("HTTP/1.1 403 "), "\(host)")
            }
            for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "PROPFIND"] {
                var client = try await preview.client()
                try await client.send("\(method) / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                let answer = try await client.rest()
                #expect(answer.hasPrefix("HTTP/1.1 405 ") && answer.contains("\r\nAllow: GET, HEAD\r\n"), "\(method)")
            }
        }
    }

    @Test func whatIsTooLargeOrHasContentIsAnsweredAndCutOff() async throws {
        try await withPreview(of: try site()) { preview in
            let long = String(repeating: "x", count: 20_000)
            for (request, status) in [
                ("GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n", 431), (long, 431),
                ("GET /\(long.prefix(9_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
                ("GET / HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n", 431),
                ("GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "X: y\r\n", count: 200) + "\r\n", 431),
                ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nabcde", 413),
                (
                    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n", 400
                ),
                ("GET / HTTP/1.1\r\nHost: localhost\r\n folded\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
                ("GET / HTTP/3.0\r\nHost: localhost\r\n\r\n", 505),
            ] {
                var client = try await preview.client()
                try await client.send(request)
                let answer = try await client.rest()
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(60)): \(answer.prefix(40))")
                // One answer: the rest is not read as a request.
                #expect(answer.ranges(of: "HTTP/1.1 ").count == 1)
            }
        }
    }

    /// The client waits for an answer and sends nothing more. The answer comes at once, and the connection ends.
    @Test func whatNoFurtherBytesWouldMendIsAnsweredAtOnce() async throws {
        var limits = HTTPLimits()
        limits.headTime = .seconds(120)
        try await withPreview(of: try site(), limits: limits) { preview in
            for (request, status) in [
                ("GET / HTTP/1.1\nHost: localhost\n\n", 400), ("GET / HTTP/1.1\n", 400), ("\n", 400), ("\n\n", 400),
                ("GET / HTTP/1.1\r\nHost: localhost\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: localhost\r\n\n", 400),
                ("GET / HTTP/1.1\r\nHost: localhost\n\n", 400), ("GET / HTTP/1.1\nHost: localhost\r\n\r\n", 400),
                ("GET / HTTP/1.1\rHost: localhost\r\r", 400), ("GET / HTTP/1.1\r\nHost: localhost\r\r\n", 400),
                ("GET / HTTP/1.1\r\nX: a\rb\r\n", 400), ("GET /\0", 400), ("GET / HTTP/1.1\r\nX: \0", 400),
                ("GET / HTTP/1.1\r\nX: \u{7F}", 400), ("GET / HTTP/1.1\r\nX: \u{1B}[2J", 400),
                // Other protocols: TLS, HTTP/0.9, and bytes that are not a request.
                ("\u{16}\u{03}\u{01}", 400), ("GET /\r\n", 400), ("\r\n\r\n", 400), ("hello\r\n", 400),
                ("SSH-2.0-OpenSSH_9.2\r\n", 400), ("PRI * HTTP/2.0\r\n", 505), ("GET / HTTP/3.0\r\n", 505),
                ("GET / HTTP/0.9\r\n", 505), ("GET / http/1.1\r\n", 400), ("GET\t/\tHTTP/1.1\r\n", 400),
            ] {
                var client = try await preview.client()
                try await client.send(request)
                let answer = try await client.rest()
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.debugDescription): \(answer.prefix(40))")
                #expect(answer.contains("\r\nConnection: close\r\n"))
            }
        }
    }

    /// A request stays the same, however it is split into pieces.
    @Test func requestsInPieces() async throws {
        try await withPreview(of: try site()) { preview in
            for request in [
                "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            ] {
                var client = try await preview.client()
                for character in request.utf8 {
                    try await client.send(String(UnicodeScalar(character)))
                    try await Task.sleep(for: .milliseconds(1))
                }
                #expect(try await client.statusLine() == "HTTP/1.1 200 OK", "\(request.debugDescription)")
            }
        }
    }

    @Test func requestsInOneGoAreAnsweredInOrder() async throws {
        try await withPreview(of: try site()) { preview in
            var client = try await preview.client()
            let targets = ["/", "/none", "/media/film.mp4", "/__sitegen/client.js", "/media"]
            let requests = targets.map { "HEAD \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }
            try await client.send(requests.joined() + "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let answer = try await client.rest()
            let statuses = answer.ranges(of: "HTTP/1.1 ").map { answer[$0.upperBound...].prefix(3) }
            #expect(statuses == ["200", "404", "200", "200", "404", "200"])
        }
    }

    @Test func rangesAtTheEdges() async throws {
        try await withPreview(of: try site()) { preview in
            var client = try await preview.client()
            for (range, status, content) in [
                ("bytes=0-0", 206, "0-0"), ("bytes=-1", 206, "3999999-3999999"), ("bytes=-0", 416, "*"),
                ("bytes=-9999999", 206, "0-3999999"), ("bytes=3999999-", 206, "3999999-3999999"),
                ("bytes=4000000-", 416, "*"), ("bytes=3999990-9999999999999999999999", 206, "3999990-3999999"),
                ("bytes=99999999999999999999999-", 416, "*"), ("bytes=5-2", 200, nil), ("bytes=0-1,5-6", 200, nil),
                ("bytes=a-b", 200, nil), ("bytes=", 200, nil), ("bytes=-", 200, nil), ("items=0-1", 200, nil),
            ] as [(String, Int, String?)] {
                let answer = try await client.request("GET", "/media/film.mp4", "Range: \(range)")
                #expect(answer.status == status, "\(range)")
                #expect(answer.header("Content-Range") == content.map { "bytes \($0)/4000000" }, "\(range)")
            }
            let tag = try #require(try await client.request("HEAD", "/media/film.mp4").header("ETag"))
            for (ifRange, status) in [(tag, 206), ("\"other\"", 200), ("Sun, 22 Nov 2026 00:00:00 GMT", 200)] {
                let answer = try await client.request(
                    "GET", "/media/film.mp4", "Range: bytes=0-1", "If-Range: \(ifRange)")
                #expect(answer.status == status, "\(ifRange)")
            }
            #expect(try await client.request("HEAD", "/media/film.mp4", "Range: bytes=0-1").status == 200)
        }
    }

    @Test func twoHundredVisitorsAtOnce() async throws {
        let film = String(repeating: "0123456789", count: 400_000)
        try await withPreview(of: try site()) { preview in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        var client = try await preview.client()
                        let start = number * 1000
                        let part = try await client.request(
                            "GET", "/media/film.mp4", "Range: bytes=\(start)-\(start + 99_999)")
                        #expect(part.text == film.dropFirst(start).prefix(100_000))
                        #expect(try await client.request("GET", "/").text.hasPrefix("home"))
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    /// A request that arrives slowly has one time limit, and others are served meanwhile.
    @Test func whoIsSlowIsCutOff() async throws {
        var limits = HTTPLimits()
        limits.headTime = .seconds(1)
        try await withPreview(of: try site(), limits: limits) { preview in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        var slow = try await preview.client()
                        try await slow.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
                        // This never ends by itself. Sending fails some time after the server has closed the
                        // connection.
                        let trickle = Task { [slow] in
                            while true {
                                try await slow.send("X: y\r\n")
                                try await Task.sleep(for: .milliseconds(100))
                            }
                        }
                        #expect(try await slow.rest().hasPrefix("HTTP/1.1 408 "))
                        trickle.cancel()
                    }
                }
                var client = try await preview.client()
                for _ in 0..<20 { #expect(try await client.request("GET", "/").status == 200) }
                try await group.waitForAll()
            }
        }
    }

    @Test func whoSaysNothingIsCutOff() async throws {
        var limits = HTTPLimits()
        limits.idleTime = .milliseconds(500)
        try await withPreview(of: try site(), limits: limits) { preview in
            var silent = try await preview.client()
            #expect(try await silent.rest().isEmpty)
        }
    }

    @Test func whoComesWhenAllPlacesAreTakenIsToldSo() async throws {
        var limits = HTTPLimits()
        limits.connections = 3
        try await withPreview(of: try site(), limits: limits) { preview in
            var first: [TestClient] = []
            for _ in 0..<3 {
                var client = try await preview.client()
                #expect(try await client.request("GET", "/").status == 200)
                first.append(client)
            }
            var late = try await preview.client()
            #expect(try await late.rest().hasPrefix("HTTP/1.1 503 "))
            try first[0].close()
            // The place is free as soon as the server has noticed.
            while true {
                var next = try await preview.client()
                try await next.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                let answer = try? await next.rest()
                try next.close()
                if answer?.hasPrefix("HTTP/1.1 200 ") == true { break }
            }
        }
    }

    @Test func whoLeavesInTheMiddleOfAFileDoesNoHarm() async throws {
        try await withPreview(of: try site()) { preview in
            for _ in 0..<20 {
                var client = try await preview.client()
                try await client.send("GET /media/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = try await client.statusLine()
                try client.close()
            }
            var client = try await preview.client()
            #expect(try await client.request("GET", "/").status == 200)
        }
    }
}
