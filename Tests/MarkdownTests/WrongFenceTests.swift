import SiteDiagnostics
import SiteMarkdown
import Testing

/// Lines that are meant as fences of front matter.
@Suite struct WrongFenceTests {
    @Test(arguments: [
        "----", "-----", "--", "—", "———", "–––", "—-", " ---", "\t---", "   ----", "---yaml", "--- yaml", "++++", "++",
        "---- ", "—--", "- - -", "-- -", "‐‐‐", "‑‑‑", "－－－", "⸺", "−−−", "---\u{A0}", "---\u{200B}", "\u{A0}---",
        "--- YML",
        "---toml", "----yaml", "--- # of the show", "+ + +",
    ])
    func opening(line: String) throws {
        for key in ["title: One", "\"title\": One", "título: One", "# a comment\ntitle: One", "\n\ntitle: One"] {
            try opening(line: line, key: key)
        }
    }

    private func opening(line: String, key: String) throws {
        let end = line.hasPrefix("+") ? "+++" : "---"
        let document = Document(SourceText(path: "a.md", text: "\(line)\n\(key)\ndraft: true\n\(end)\nBody.\n"))
        let diagnostic = try #require(document.diagnostics.first, "\(key)")
        #expect(document.diagnostics.count == 1)
        #expect(diagnostic.id == "frontmatter.wrong-fence" && diagnostic.isError)
        #expect(diagnostic.message.hasSuffix("does not open front matter") && diagnostic.position == .start)
        #expect(diagnostic.hint?.hasPrefix(line.hasPrefix("+") ? "write '+++'" : "write '---'") ?? false)
    }

    /// Invisible characters above front matter do not turn it into text.
    @Test(arguments: [
        "\n", "\n\n\n", " \n", "\t\n", "\r\n", "\u{FEFF}\n", "\u{FEFF}\u{FEFF}", "\u{FEFF}\r\n\r\n", "\u{A0}\n",
        "\u{200B}\n",
        "\u{200B}", "\n\u{FEFF}\n", "\u{2060}", "\u{3000}\n",
    ])
    func unseenAbove(head: String) {
        for text in [
            "---\ntitle: One\ndraft: true\n---\nBody.", "---  \r\ntitle: One\r\ndraft: true\r\n---\r\nBody.",
            "---\n# a comment\n\ntitle: One\ndraft: true\n...\nBody.", "+++\ntitle = \"One\"\ndraft = true\n+++\nBody.",
            "{ \"title\": \"One\", \"draft\": true }\nBody.", "{\n  \"title\": \"One\",\n  \"draft\": true\n}\nBody.",
        ] {
            let document = Document(SourceText(path: "a.md", text: head + text))
            #expect(document.frontMatter?["draft"]?.boolean == true, "\(text)")
            #expect(document.frontMatter?["title"]?.text == "One" && document.diagnostics.isEmpty, "\(text)")
            #expect(String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self) == "Body.")
        }
        let open = Document(SourceText(path: "a.md", text: head + "---\ntitle: One\ndraft: true\n\nBody.\n"))
        #expect(open.diagnostics.map(\.id) == ["frontmatter.unclosed"])
    }

    @Test(arguments: ["----", "- - -", " ---", "—--"]) func wrongBelowEmptyLines(line: String) {
        let document = Document(SourceText(path: "a.md", text: "\n\n\(line)\ntitle: One\ndraft: true\n---\nBody.\n"))
        #expect(document.diagnostics.map(\.id) == ["frontmatter.wrong-fence"])
        #expect(document.diagnostics.first?.position?.line == 3)
    }

    /// Line ends of the first Macintosh.
    @Test func carriageReturnsAlone() {
        let document = Document(SourceText(path: "a.md", text: "---\rtitle: One\rdraft: true\r---\rBody.\r"))
        #expect(document.frontMatter?["draft"]?.boolean == true && document.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "----", "-----", "--", "—", "———", " ---", "+++", "----\n\nText.\n\n---\n\nmore", "--\nKey: value\n---",
    ])
    func closing(line: String) throws {
        let document = Document(SourceText(path: "a.md", text: "---\ntitle: One\n\(line)\nBody.\n"))
        let diagnostic = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1, "\(document.diagnostics)")
        #expect(diagnostic.id == "frontmatter.wrong-fence")
        #expect(diagnostic.message.hasSuffix("does not end the front matter") && diagnostic.position?.line == 3)
    }

    @Test(arguments: [
        "----\n\nText.\n", "----\nText of a page.\n", "--\n", "\n----\ntitle: One\n", "Text\n----\ntitle: One\n",
        "***\ntitle: One\n", "\n---\n\nText.\n\n---\n", "\n---\nA text\n",
        "\n***\ntitle: One\n---\n", "\n{{< audio >}}\n", "\n{\ntext\n}\n", "- - a\nkey: value\n",
        "--- Ada\nkey: value\n",
        "---\ntitle: One\n---\nBody\n\n----\nkey: value\n", "—Ada\nkey: value\n",
        "---\ndescription: |\n  ----\n---\nBody\n", "---\ntitle: One\ntags:\n- a\n---\n--\nBody\n", "- a\nkey: value\n",
        "+ a\nkey: value\n",
    ])
    func text(file: String) {
        #expect(Document(SourceText(path: "a.md", text: file)).diagnostics.isEmpty)
    }
}
