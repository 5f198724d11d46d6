import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

/// Written values are read back unchanged in every syntax.
struct FrontMatterTests {
    static let texts = [
        "Rows", "2.10", "042", "No", "null", "true", "2026-09-02", "a: b", "a #b", "#a", "- a", "[a]", "{{ x }}",
        "\"quoted\"",
        "it's", "ends with a blank ", " begins with one", "tab\there", "one\ntwo\n", "one\n\n  two", "\n\nfirst blank",
        "two ends\n\n",
        "\r\nwindows\r\n", "héllo – ‘wörld’ 🚀", "back\\slash", "a, b", "https://example.com/?a=b&c=d", "100%", "@name",
        "`code`", "~", "",
        "10:30", "|", ">", "\u{85}next line", "\u{2028}separator", "what? yes!", "key: ", "...", "---", "+++",
    ]

    static let forms: [FrontMatterForm] = [.yaml, .toml, .json]

    @Test(arguments: texts, forms) func textsComeBack(text: String, form: FrontMatterForm) throws {
        let entries = [
            Entry("title", .text(text)), Entry("list", .list([.text(text), .text("b")])),
            Entry(
                "map",
                .map([
                    Entry("in side", .text(text)),
                    Entry("deep", .map([Entry("x", .list([.map([Entry("y", .text(text))])]))])),
                ])),
        ]
        let file = form.file(entries, body: "Body.\n")
        let document = Document(SourceText(path: "a.md", text: file))
        #expect(document.diagnostics.filter(\.isError) == [], "\(file)")
        #expect(FrontMatterForm(of: document) == form)
        let map = try #require(document.frontMatter)
        // Spaces replace control characters in every value.
        let wanted = Scalar(text).text
        #expect(map["title"]?.text == wanted, "\(file)")
        #expect(map["list"]?.list?.map(\.text) == [wanted, "b"])
        #expect(map["map"]?["in side"]?.text == wanted)
        #expect(map["map"]?["deep"]?["x"]?.list?.first?["y"]?.text == wanted)
        #expect(String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self) == "\nBody.\n")
    }

    /// Text that was not quoted stays without quotes and keeps every digit.
    @Test(arguments: ["42", "2.10", "true", "2026-09-02", "2026-09-02T10:00:00Z", "2026-09-02T10:00:00+02:00"])
    func literalsStayBareInYAML(text: String) {
        #expect(FrontMatterForm.yaml.file([Entry("a", .plain(text))], body: "") == "---\na: \(text)\n---\n")
    }

    @Test func numbersStayAsTheyWereWritten() throws {
        for form in Self.forms {
            for number in ["2.10", "042", "1e3", "-7"] {
                let document = Document(
                    SourceText(path: "a.md", text: form.file([Entry("n", .plain(number))], body: "")))
                #expect(document.frontMatter?["n"]?.text == number)
            }
        }
    }

    @Test func yamlLooksAsPeopleWriteIt() {
        let file = FrontMatterForm.yaml.file(
            [
                Entry("title", .text("Rows: and gaps")), Entry("number", .plain("7")),
                Entry("tags", .list([.text("css"), .text("c++, c")])),
                Entry("audio", .map(["src": .text("https://example.com/a.mp3"), "bytes": .plain("12")])),
                Entry("hosts", .list([.map(["name": .text("Ada"), "role": .text("editor")]), .text("Bob")])),
                Entry("text", .text("one\ntwo")),
            ], body: "Hello.")
        #expect(
            file == """
                ---
                title: "Rows: and gaps"
                number: 7
                tags: [css, "c++, c"]
                audio:
                  src: https://example.com/a.mp3
                  bytes: 12
                hosts:
                  - name: Ada
                    role: editor
                  - Bob
                text: |-
                  one
                  two
                ---

                Hello.

                """)
    }
}
