import SiteBuilder
import SiteDiagnostics
import Testing

@testable import SitePreview

@Suite struct ResponderTests {
    private let responder = Responder(hosts: .loopback)

    private func reply(
        _ path: String, method: String = "GET", query: String = "", host: String? = "localhost:4600",
        ifNoneMatch: String? = nil, range: String? = nil, ifRange: String? = nil, in scene: Scene
    ) -> Reply {
        responder.reply(
            to: Request(
                method: method, path: path, query: query, host: host, ifNoneMatch: ifNoneMatch, range: range,
                ifRange: ifRange), in: scene)
    }

    private func stamp(of path: String, in scene: Scene) throws -> PageStamp {
        scene.stamp(of: try #require(RequestPath(encoded: path)))
    }

    private func text(_ reply: Reply) -> String {
        if case .bytes(let bytes) = reply.body { String(decoding: bytes, as: UTF8.self) } else { "" }
    }

    @Test(arguments: [
        ("/", 200, "text/html; charset=utf-8"), ("/a/", 200, "text/html; charset=utf-8"),
        ("/a/index.html", 200, "text/html; charset=utf-8"), ("/s.css", 200, "text/css; charset=utf-8"),
        ("/%C3%A9%20b.txt", 200, "text/plain; charset=utf-8"), ("/%c3%a9%20b.txt", 200, "text/plain; charset=utf-8"),
        ("/film.mp4", 200, "video/mp4"), ("/a", 307, nil), ("/none", 404, "text/html; charset=utf-8"),
        ("/s.css/", 404, "text/html; charset=utf-8"), ("/__sitegen/client.js", 200, "text/javascript; charset=utf-8"),
        ("/__sitegen/events", 400, nil),
        // Paths that would leave the folder. They are looked up only in the map.
        ("/../Content/index.html", 404, nil), ("/a/../s.css", 404, nil), ("/%2e%2e/index.html", 404, nil),
        ("/..%2findex.html", 400, nil), ("/a%2Findex.html", 400, nil), ("/a%5C..%5Cs.css", 404, nil),
        ("//a/index.html", 404, nil), ("/./s.css", 404, nil), ("/s.css%00", 400, nil), ("/%0d%0aX: y", 400, nil),
        ("/%", 400, nil), ("/%zz", 400, nil), ("/%ff", 400, nil), ("s.css", 400, nil), ("", 400, nil), ("*", 400, nil),
        ("//example.com/a", 404, nil), ("/etc/passwd", 404, nil),
    ]) func pathsAreAnsweredFromTheMapOnly(path: String, status: Int, type: String?) async throws {
        let site = try TestSite([
            "index.html": "home", "a/index.html": "a", "s.css": "css", "é b.txt": "text", "film.mp4": "film",
        ])
        let reply = reply(path, in: await site.scene())
        #expect(reply.status == status)
        if let type { #expect(reply.headers["Content-Type"] == type) }
    }

    @Test func aFolderWithoutSlashIsSentOnWithItsQuery() async throws {
        let site = try TestSite(["ü/index.html": "a"])
        #expect(reply("/%C3%BC", query: "q=1", in: await site.scene()).headers["Location"] == "/%C3%BC/?q=1")
    }

    @Test func theSitesOwn404PageIsShown() async throws {
        let site = try TestSite(["404.html": "<body>lost</body>"])
        let reply = reply("/none", in: await site.scene())
        #expect(reply.status == 404)
        #expect(text(reply).hasPrefix("<body>lost<script"))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"]) func otherMethodsAreRefused(method: String) async throws {
        let reply = reply("/", method: method, in: Scene(generation: nil, problems: []))
        #expect(reply.status == 405)
        #expect(reply.headers["Allow"] == "GET, HEAD")
    }

    @Test(
        arguments: [
            ("localhost", 200), ("localhost:4600", 200), ("LOCALHOST:1", 200), ("127.0.0.1:4600", 200),
            ("[::1]:4600", 200),
            ("site.localhost:4600", 200), ("evil.example", 403), ("localhost.evil.example", 403),
            ("127.0.0.1.evil", 403),
            ("[::1", 403), ("", 403), (nil, 403),
        ] as [(String?, Int)]) func onlyNamesOfThisComputerAreAnswered(host: String?, status: Int) async throws
    {
        let site = try TestSite()
        let scene = await site.scene()
        #expect(reply("/", host: host, in: scene).status == status)
        #expect(
            reply("/__sitegen/events", query: "generation=0&page=/", host: host, in: scene).status == status)
    }

    @Test func headTellsWhatGetWouldSend() async throws {
        let site = try TestSite(["index.html": "home", "film.mp4": "0123456789"])
        let scene = await site.scene()
        for path in ["/", "/film.mp4", "/none"] {
            let get = reply(path, in: scene)
            let head = reply(path, method: "HEAD", in: scene)
            #expect(head.status == get.status && head.headers == get.headers)
            #expect(head.headers["Content-Length"] != nil)
            if case .none = head.body {} else { Issue.record("a body for HEAD") }
        }
        #expect(reply("/film.mp4", method: "HEAD", range: "bytes=0-1", in: scene).status == 200)
    }

    @Test func tagsChangeWithTheContentAndOnlyThen() async throws {
        let site = try TestSite(["index.html": "one", "a.css": "a", "film.mp4": "film"])
        let first = await site.scene()
        let tags = ["/", "/a.css", "/film.mp4"].map { reply($0, in: first).headers["ETag"] }
        #expect(Set(tags).count == 3)
        for (path, tag) in zip(["/", "/a.css", "/film.mp4"], tags) {
            let tag = try #require(tag)
            for header in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
                let reply = reply(path, ifNoneMatch: header, in: await site.scene())
                #expect(reply.status == 304 && reply.headers["ETag"] == tag)
            }
            #expect(reply(path, ifNoneMatch: "\"x\"", in: first).status == 200)
        }
        try site.add(["a.css": "b", "film.mp4": "movie"])
        let second = await site.scene()
        #expect(reply("/a.css", ifNoneMatch: tags[1], in: second).status == 200)
        #expect(reply("/film.mp4", ifNoneMatch: tags[2], in: second).status == 200)
        // A page names its generation, so it has changed too.
        #expect(reply("/", ifNoneMatch: tags[0], in: second).status == 200)
    }

    @Test func rangesAreSentOnlyWhenTheFileIsStillTheSame() async throws {
        let site = try TestSite(["a.txt": "0123456789", "film.mp4": "0123456789"])
        let scene = await site.scene()
        for path in ["/a.txt", "/film.mp4"] {
            let tag = reply(path, in: scene).headers["ETag"]
            let part = reply(path, range: "bytes=2-4", in: scene)
            #expect(part.status == 206)
            #expect(part.headers["Content-Range"] == "bytes 2-4/10")
            #expect(part.headers["Content-Length"] == "3")
            #expect(reply(path, range: "bytes=2-4", ifRange: tag, in: scene).status == 206)
            #expect(reply(path, range: "bytes=2-4", ifRange: "\"x\"", in: scene).status == 200)
            #expect(reply(path, range: "bytes=2-4", ifRange: "Sat, 21 Nov 2026 00:00:00 GMT", in: scene).status == 200)
            #expect(reply(path, ifNoneMatch: tag, range: "bytes=2-4", in: scene).status == 304)
            let beyond = reply(path, range: "bytes=10-", in: scene)
            #expect(beyond.status == 416)
            #expect(beyond.headers["Content-Range"] == "bytes */10")
        }
        #expect(text(reply("/a.txt", range: "bytes=-3", in: scene)) == "789")
    }

    @Test func onlyPagesGetTheScript() async throws {
        let page = "<BODY>&</BODY >\n<p>no </body>, <pre>&lt;/body&gt;</pre></Body\n></html>"
        let site = try TestSite(["index.html": page, "a.svg": page, "b.html": "bare"])
        let scene = await site.scene()
        let script = String(decoding: ClientScript.element(try stamp(of: "/", in: scene)), as: UTF8.self)
        #expect(
            text(reply("/", in: scene))
                == "<BODY>&</BODY >\n<p>no \(script)</body>, <pre>&lt;/body&gt;</pre></Body\n></html>")
        #expect(text(reply("/a.svg", in: scene)) == page)
        let other = String(decoding: ClientScript.element(try stamp(of: "/b.html", in: scene)), as: UTF8.self)
        #expect(text(reply("/b.html", in: scene)) == "bare" + other)
    }

    @Test func aFirstBuildThatFailsIsAPageOfErrors() async throws {
        let site = try TestSite(["bad": "<script>alert(1)</script> & \"more\""])
        let scene = await site.scene()
        let reply = reply("/any/where", in: scene)
        #expect(reply.status == 500)
        let page = text(reply).replacing(#/<[^>]*>/#, with: "")
        #expect(page.contains("The site could not be built: 1 error"))
        let problem = "error &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot; [test.bad]Content/bad:1:1"
        #expect(page.contains(problem + "1&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;"))
        #expect(text(reply).contains(#"data-page="\#(try stamp(of: "/any/where", in: scene).page)""#))
        #expect(!text(reply).contains("<script>"))
    }
}
