import TestSupport
import Testing

/// Other hosts are asked only on request.
@Suite(.timeLimit(.minutes(10))) struct ExternalLinkTests {
    @Test func linksToOtherHosts() async throws {
        let other = try OtherHost { request in
            switch request {
            case "HEAD /gone": "404 Not Found"
            // A host that does not support HEAD.
            case "HEAD /get": "405 Method Not Allowed"
            default: "200 OK"
            }
        }
        let host = other.address
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
        #expect(other.requests == [])

        let asking = try await Sitegen.run(["check", "--quiet", "--external"], in: folder.path)
        #expect(asking.exitCode == 4)
        #expect(
            asking.errors.hasPrefix(
                "Content/episodes/001-rows.md:7:1: warning: '\(host)/gone' answers with status 404 [check.dead-link]\n"),
            "\(asking.errors)")
        #expect(asking.errors.split(separator: "\n").count == 4)
        #expect(other.requests.sorted() == ["GET /get", "HEAD /get", "HEAD /gone", "HEAD /there"])
    }
}
