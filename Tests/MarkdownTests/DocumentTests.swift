import SiteDiagnostics
import SiteMarkdown
import Testing

@Suite struct DocumentTests {
    @Test(
        arguments: [
            ("---\ntitle: A\n---\nbody\n", "A", "body\n"),
            ("---\r\ntitle: A\r\n---\r\nbody\r\n", "A", "body\r\n"),
            ("\u{FEFF}---\ntitle: A\n---\nbody", "A", "body"),
            ("---\ntitle: A\n...\nbody", "A", "body"),
            ("---  \ntitle: A\n--- \t\nbody", "A", "body"),
            ("---\ntitle: A\n---", "A", ""),
            ("---\n\ntitle: A\n\n\nb: c\n\n---\n\nbody", "A", "\nbody"),
            ("---\ntitle: A\n---\nbody\n\n---\nb: c\n---\n", "A", "body\n\n---\nb: c\n---\n"),
            ("---\nb: |\n  ---\n  text\ntitle: A\n---\nbody", "A", "body"),
            ("+++\r\ntitle = \"A\"\r\n+++\r\nbody", "A", "body"),
            ("+++\ntitle = 'A'\n\n+++\n...\n", "A", "...\n"),
            ("{ \"title\": \"A\" }\nbody", "A", "body"),
            ("{\n\"b\": \"}\\\"{\", \"title\": \"A\", \"c\": {}\n} \r\n\nbody", "A", "\nbody"),
            ("{}body", nil, "body"),
            ("{{< audio >}}\n", nil, "{{< audio >}}\n"),
            ("{% raw %}\n", nil, "{% raw %}\n"),
            ("{:.class}\n", nil, "{:.class}\n"),
            ("{", nil, "{"),
            ("body\n\n---\ntitle: A\n---\n", nil, "body\n\n---\ntitle: A\n---\n"),
            ("\u{FEFF}body", nil, "body"),
            ("---\n---\nbody", nil, "body"),
            ("", nil, ""),
        ] as [(String, String?, String)])
    func frontMatterAndBody(text: String, title: String?, body: String) {
        let document = Document(SourceText(path: "a.md", text: text))
        #expect(document.diagnostics.isEmpty)
        #expect(document.frontMatter?["title"]?.text == title)
        #expect(String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self) == body)
    }

    @Test func emptyFrontMatterIsAnEmptyMap() {
        #expect(Document(SourceText(path: "a.md", text: "---\n# no key\n---\n")).frontMatter?.entries == [])
        #expect(Document(SourceText(path: "a.md", text: "body")).frontMatter == nil)
    }

    @Test(arguments: [
        (
            "---\ntitle: A\nbody\n",
            """
            a.md:1:1: error: the front matter that opens here is never closed [frontmatter.unclosed]
                ---
                ^
                hint: write '---' on a line of its own after the last key

            """
        ),
        (
            "\u{FEFF}+++\ntitle = 'A'\n",
            """
            a.md:1:4: error: the front matter that opens here is never closed [frontmatter.unclosed]
                ﻿+++
                 ^
                hint: write '+++' on a line of its own after the last key

            """
        ),
        (
            "{\n\"title\": \"A\"\n",
            """
            a.md:1:1: error: the front matter that opens here is never closed [frontmatter.unclosed]
                {
                ^
                hint: write '}' on a line of its own after the last key

            """
        ),
        (
            "{\n\"title\": \"A,\n}\n",
            """
            a.md:2:13: error: invalid JSON: a string cannot contain a line end or tab [json.invalid]
                "title": "A,
                            ^
                hint: write '\\n' or '\\t', or close the quote

            """
        ),
        (
            "---\ntitle: One: two\n---\n",
            """
            a.md:2:11: error: invalid YAML: mapping values are not allowed in this context [yaml.invalid]
                title: One: two
                          ^
                hint: put the value in quotes: "One: two"

            """
        ),
        (
            "----\ntitle: A\n----\n",
            """
            a.md:1:1: error: '----' does not open front matter [frontmatter.wrong-fence]
                ----
                ^
                hint: write '---', alone on its line; for a horizontal line write '***'

            """
        ),
        (
            "---\nNews of the week\n---\n",
            """
            a.md:2:1: error: front matter must be a map of keys, not 'News of the week' [frontmatter.not-a-map]
                News of the week
                ^
                hint: write 'key: value', or begin the file with a blank line if this is text

            """
        ),
        (
            "---\ntitle: A\u{1D}\n---\nb\u{1}\n",
            """
            a.md:2:9: warning: a control character is read as a space (and 1 more in this file) [source.control-character]
                title: A\u{FFFD}
                        ^
                hint: remove it

            """
        ),
    ])
    func report(text: String, expected: String) {
        let formatter = DiagnosticFormatter()
        let diagnostics = Document(SourceText(path: "a.md", text: text)).diagnostics
        #expect(diagnostics.map { formatter.text($0) }.joined() == expected)
    }

    @Test func controlCharactersBecomeBlanksInPlace() {
        let document = Document(
            SourceText(path: "a.md", text: "---\ntitle: A\u{1D}B\u{9F}C\n---\nx\u{7F}y\tz\u{85}é\r\n"))
        #expect(document.frontMatter?["title"]?.text == "A B  C")
        #expect(String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self) == "x y\tz  é\r\n")
    }

    /// In the text, and in values from escapes.
    @Test(arguments: [
        "---\ntitle: A\(marks)\n---\n", "---\ntitle: \"A\(escapes)\"\n---\n", "+++\ntitle = \"A\(escapes)\"\n+++\n",
        "{\"title\": \"A\(escapes)\"}\n",
    ])
    func marksAfterTheHundredthAreBlanks(text: String) throws {
        let document = Document(SourceText(path: "a.md", text: text))
        let title = try #require(document.frontMatter?["title"]?.text)
        #expect(title.unicodeScalars.prefix(101).elementsEqual("A\(Self.marks)".unicodeScalars.prefix(101)))
        #expect(title.unicodeScalars.dropFirst(101).allSatisfy { $0 == " " })
        #expect(document.diagnostics.map(\.id) == ["source.control-character"])
        #expect(document.diagnostics.first?.message.hasPrefix("this letter has more than 100 marks") == true)
    }

    private static let marks = String(repeating: "\u{301}\u{323}", count: 60)
    private static let escapes = String(repeating: "\\u0301\\u0323", count: 60)

    @Test(
        arguments: [
            ([0x2D, 0x2D, 0x2D, 0x0A, 0x61, 0xC3, 0x28], SourcePosition(line: 2, column: 2), "save the file as UTF-8"),
            ([0xFF, 0xFE, 0x61, 0x00], SourcePosition(line: 1, column: 1), "the file is UTF-16: save it as UTF-8"),
            ([0x61, 0x62, 0xE2, 0x82], SourcePosition(line: 1, column: 3), "save the file as UTF-8"),
        ] as [([UInt8], SourcePosition, String)])
    func invalidUTF8(bytes: [UInt8], position: SourcePosition, hint: String) {
        let document = Document(SourceText(path: "a.md", bytes: bytes))
        #expect(document.diagnostics.map(\.id) == ["source.invalid-utf8"])
        #expect(document.diagnostics.first?.position == position)
        #expect(document.diagnostics.first?.hint == hint)
        #expect(document.frontMatter == nil)
        #expect(document.bodyRange.isEmpty)
    }
}
