import SiteDiagnostics
import Testing

@testable import SiteEpisodes

/// Addresses of SFTP in `deploy:` of `site.yml`.
@Suite struct SFTPServerTests {
    private static func place(_ address: String) -> (place: DeployTarget.Place?, diagnostics: [Diagnostic]) {
        let text = "deploy:\n  web: { sftp: \"\(address)\" }\n"
        let (targets, diagnostics) = DeployTarget.all(in: SourceText(path: "site.yml", bytes: Array(text.utf8)))
        return (targets.first?.place, diagnostics)
    }

    @Test(
        arguments: [
            ("sftp://me@example.com/var/www/show/", "me", "example.com", nil, "/var/www/show/"),
            ("sftp://me@example.com/var/www", "me", "example.com", nil, "/var/www/"),
            ("SFTP://me@example.com:2222/a", "me", "example.com", 2222, "/a/"),
            ("sftp://me@example.com", "me", "example.com", nil, "/"),
            ("sftp://me@example.com/", "me", "example.com", nil, "/"),
            ("sftp://me@example.com/~/show", "me", "example.com", nil, "show/"),
            ("sftp://me@example.com/~", "me", "example.com", nil, ""),
            ("sftp://me@example.com/~me/show", "me", "example.com", nil, "/~me/show/"),
            ("sftp://me%40shop.example@example.com/a%20%C3%BC%23/", "me@shop.example", "example.com", nil, "/a ü#/"),
            ("sftp://me@shop.example@example.com/a/", "me@shop.example", "example.com", nil, "/a/"),
            ("sftp://me@[::1]:2222/a", "me", "[::1]", 2222, "/a/"), ("sftp://me@[::1]/a", "me", "[::1]", nil, "/a/"),
            ("me@example.com:show", "me", "example.com", nil, "show/"),
            ("me@example.com:/var/www/a%20b/", "me", "example.com", nil, "/var/www/a%20b/"),
            ("me@example.com:~/show", "me", "example.com", nil, "show/"),
            ("me@example.com:", "me", "example.com", nil, ""),
            ("me@shop.example@example.com:a@b:c", "me@shop.example", "example.com", nil, "a@b:c/"),
            ("me@[::1]:a", "me", "[::1]", nil, "a/"),
        ] as [(String, String, String, Int?, String)])
    func addresses(address: String, user: String, host: String, port: Int?, folder: String) {
        let (place, diagnostics) = Self.place(address)
        #expect(place == .server(.init(user: user, host: host, port: port, folder: folder)))
        #expect(diagnostics.isEmpty)
    }

    /// The message has the position of the address, but not the address, because it may contain a password.
    @Test(arguments: [
        "sftp://me:secret@example.com/a", "sftp://me:sec/ret@example.com/a", "sftp://me:sec@ret@example.com/a",
        "me:secret@example.com:a", "sftp://example.com/secret", "sftp://@example.com/secret", "sftp://me@/secret",
        "sftp://me@example.com:0/secret", "sftp://me@example.com:70000/secret", "sftp://me@example.com:x/secret",
        "sftp://me@exa mple.com/secret", "sftp://me@example.com/secret%0A", "sftp://me@example.com/secret%zz",
        "sftp://me%3Ax@example.com/secret", "me@-oSecret=secret:a", "me@-secret:a", "me@example.com", "secret",
        "a:secret",
        "ftp://me@example.com/secret", "me@[::1:secret",
    ])
    func refused(address: String) throws {
        let (place, diagnostics) = Self.place(address)
        #expect(place == nil)
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(diagnostic.id == "site.deploy")
        #expect(!"\(diagnostic)".contains("secret"))
        #expect("\(diagnostic)".contains("2:16"))
    }
}
