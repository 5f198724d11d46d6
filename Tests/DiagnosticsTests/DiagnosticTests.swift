import SiteDiagnostics
import Testing

@Suite struct DiagnosticTests {
    let source = SourceText(path: "Content/episodes/042.md", text: "---\r\ntitle: A\r\n\tepsiode: 42\r\n---\n")

    @Test func textShowsPlaceCaretAndHint() {
        let diagnostic = Diagnostic(
            .error, id: "frontmatter.unknown-key", "unknown key 'epsiode' (did you mean 'episode'?)",
            hint: "put keys of your own under 'extra'", in: source, at: .init(line: 3, column: 2))
        #expect(
            DiagnosticFormatter().text(diagnostic) == """
                Content/episodes/042.md:3:2: error: unknown key 'epsiode' (did you mean 'episode'?) [frontmatter.unknown-key]
                     epsiode: 42
                     ^
                    hint: put keys of your own under 'extra'

                """)
    }

    @Test func jsonIsOneEscapedLine() {
        let diagnostic = Diagnostic(.warning, id: "a.b", "say \"hi\"\u{1}\n", in: source, at: .start)
        #expect(
            diagnostic.json
                == #"{"severity":"warning","id":"a.b","message":"say \"hi\"\u0001\n","path":"Content/episodes/042.md","line":1,"column":1}"#
        )
    }

    @Test(arguments: [
        ("\u{0}", "\\u0000"), ("\u{8}", "\\u0008"), ("\u{1B}[31m", "\\u001b[31m"), ("\u{7F}", "\\u007f"),
        ("\u{85}", "\\u0085"),
        ("\u{FFFE}", "\\ufffe"), ("\u{1FFFF}", "\\ud83f\\udfff"), ("a\tb\r", "a\\tb\\r"), ("ü\u{200B}", "ü\u{200B}"),
        ("\u{1}\u{2}", "\\u0001\\u0002"), ("\\u0001", "\\\\u0001"),
    ])
    func jsonHoldsWhatWasWritten(text: String, written: String) {
        let diagnostic = Diagnostic(.warning, id: "a.b", text, hint: text, path: text)
        #expect(
            diagnostic.json
                == #"{"severity":"warning","id":"a.b","message":"\#(written)","path":"\#(written)","hint":"\#(written)"}"#
        )
    }

    @Test(
        "Nothing that a file's name holds controls the terminal",
        arguments: [
            ("a.md", "a.md"), ("\u{1B}[31mred", "\u{FFFD}[31mred"), ("a\nb: error: no", "a\u{FFFD}b: error: no"),
            ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"), ("a\u{9B}31m", "a\u{FFFD}31m"), ("a\rb", "a\u{FFFD}b"),
            ("a\r\nb", "a\u{FFFD}\u{FFFD}b"), ("a\tb", "a b"), ("\u{8}\u{7F}", "\u{FFFD}\u{FFFD}"),
            ("ü 日本 \u{200F}", "ü 日本 \u{200F}"),
        ])
    func printable(text: String, shown: String) {
        let diagnostic = Diagnostic(.error, id: "a.b", text, hint: text, path: text)
        #expect(
            DiagnosticFormatter().text(diagnostic) == "\(shown): error: \(shown) [a.b]\n    hint: \(shown)\n")
    }

    @Test(
        "Results keep their lines",
        arguments: [
            ("a\n\tb\n", "a\n\tb\n"), ("BEGIN:VCALENDAR\r\nEND\r\n", "BEGIN:VCALENDAR\r\nEND\r\n"),
            ("a\rb\r\n", "a\u{FFFD}b\r\n"), ("\u{1B}[2Ja\n", "\u{FFFD}[2Ja\n"), ("", ""),
        ])
    func printableLines(text: String, shown: String) { #expect(text.printableLines == shown) }

    @Test func positionsAndOffsetsAreInverse() {
        for offset in 0...source.bytes.count {
            #expect(source.offset(of: source.position(at: offset)) == offset)
        }
        #expect(source.line(2) == "title: A")
        #expect(source.line(9) == nil)
    }

    @Test func reportsAreSortedByFilePlaceAndSeverity() {
        let late = Diagnostic(.error, id: "x", "x", path: "b", position: .start)
        let warning = Diagnostic(.warning, id: "x", "x", path: "a", position: .start)
        let error = Diagnostic(.error, id: "y", "x", path: "a", position: .start)
        #expect([late, warning, error].sorted() == [error, warning, late])
    }

    @Test(arguments: [
        ("epsiode", "episode"), ("Title", "title"), ("tgas", "tags"), ("zebra", nil), ("x", nil),
    ]) func suggestions(word: String, expected: String?) {
        #expect(suggestion(for: word, among: ["title", "episode", "tags", "date"]) == expected)
    }
}
