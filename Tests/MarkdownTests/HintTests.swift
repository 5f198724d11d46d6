import SiteDiagnostics
import SiteMarkdown
import Testing

/// Hints write keys in the syntax of the file.
@Suite struct HintTests {
    private static let picture = HintValue.list([.map([("src", .text("a.jpg")), ("alt", .text("A"))])])

    @Test(
        arguments: [
            ("---\na: b\n---\n", "title: …", "toc: false", "pictures: [{ src: a.jpg, alt: A }]"),
            ("\n---\na: b\n---\n", "title: …", "toc: false", "pictures: [{ src: a.jpg, alt: A }]"),
            ("", "title: …", "toc: false", "pictures: [{ src: a.jpg, alt: A }]"),
            ("---\na: b\n", "title: …", "toc: false", "pictures: [{ src: a.jpg, alt: A }]"),
            ("+++\na = 1\n+++\n", #"title = "…""#, "toc = false", #"pictures = [{ src = "a.jpg", alt = "A" }]"#),
            (
                "\u{FEFF}+++\r\na = 1\r\n+++\r\n", #"title = "…""#, "toc = false",
                #"pictures = [{ src = "a.jpg", alt = "A" }]"#
            ),
            ("+++\n+++\n", #"title = "…""#, "toc = false", #"pictures = [{ src = "a.jpg", alt = "A" }]"#),
            ("+++\na = 1\n", #"title = "…""#, "toc = false", #"pictures = [{ src = "a.jpg", alt = "A" }]"#),
            ("{\"a\": 1}\n", #""title": "…""#, #""toc": false"#, #""pictures": [{ "src": "a.jpg", "alt": "A" }]"#),
            ("{\n\"a\": 1\n}\n", #""title": "…""#, #""toc": false"#, #""pictures": [{ "src": "a.jpg", "alt": "A" }]"#),
        ])
    func isInTheLanguageOfTheFile(text: String, title: String, toc: String, pictures: String) {
        let source = SourceText(path: "a.md", text: text)
        #expect(source.hint("title", "…") == title)
        #expect(source.hint("toc", .literal("false")) == toc)
        #expect(source.hint("pictures", Self.picture) == pictures)
    }
}
