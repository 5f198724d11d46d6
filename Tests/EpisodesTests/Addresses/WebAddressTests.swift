import Testing

@testable import SiteEpisodes

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("https://example.com/a?b=c&d#e", "https://example.com/a?b=c&d#e"),
        ("HTTP://example.com", "HTTP://example.com"),
        (" mailto:someone@example.com ", "mailto:someone@example.com"),
        ("tel:+49123", "tel:+49123"),
        ("#notes", "#notes"),
        ("../grid/", "../grid/"),
        ("/a b\"<>.html", "/a%20b%22%3C%3E.html"),
        ("docs/a:b", "docs/a:b"),
        ("//example.com/x", "//example.com/x"),
    ])
    func accepts(written: String, text: String) throws {
        #expect(try WebAddress(checking: written).text == text)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
        "data:text/html,x",
        "vbscript:x", "javascript:\u{E33}=alert(1)",
        "javascript\u{301}:x", "file:///etc/passwd", "a:b", "", "  ", "\u{1}javascript:x",
    ])
    func refuses(written: String) {
        #expect(throws: AddressProblem.self) { try WebAddress(checking: written) }
    }

    @Test(arguments: [
        ("https://example.com", "https://example.com/"),
        ("HTTPS://Example.com/pod cast", "https://example.com/pod%20cast/"),
        ("http://localhost:4600/", "http://localhost:4600/"),
        ("https://example.com/a.b/", "https://example.com/a.b/"),
    ])
    func bases(written: String, text: String) throws {
        let base = try BaseAddress(parsing: written)
        #expect(base.text == text)
        #expect(base.absolute(.home) == text)
        #expect(base.absolute(Address([Slug("tags"), Slug("é")])) == text + "tags/%C3%A9/")
    }

    @Test(arguments: [
        "example.com", "/sub/", "ftp://example.com", "https://", "https://exa mple.com", "https://example.com/?a=b",
        "https://example.com/#x", "https://user@example.com", "https://\"onload=x", "",
    ])
    func noBases(written: String) {
        #expect(throws: AddressProblem.self) { try BaseAddress(parsing: written) }
    }
}
