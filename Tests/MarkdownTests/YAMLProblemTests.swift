import SiteDiagnostics
import SiteMarkdown
import Testing

/// The messages about invalid YAML, word for word.
@Suite struct YAMLProblemTests {
    @Test(arguments: [
        (
            "title: One: two\n",
            """
            a.yml:1:11: error: invalid YAML: mapping values are not allowed in this context [yaml.invalid]
                title: One: two
                          ^
                hint: put the value in quotes: "One: two"

            """
        ),
        (
            "a: 1\ntitle: \"One\nb: 2\n",
            """
            a.yml:2:8: error: invalid YAML: found unexpected end of stream [yaml.invalid]
                title: "One
                       ^
                hint: close the quote that opens here

            """
        ),
        (
            "a: 1\n\tb: 2\n",
            """
            a.yml:2:1: error: invalid YAML: found a tab character that violates indentation [yaml.invalid]
                 b: 2
                ^
                hint: indent with spaces, not tabs

            """
        ),
        (
            "title: *bold* move\n",
            """
            a.yml:1:13: error: invalid YAML: did not find expected alphabetic or numeric character [yaml.invalid]
                title: *bold* move
                            ^
                hint: put the value in quotes: "*bold* move"

            """
        ),
        (
            "image: {{ image }}\n",
            """
            a.yml:1:9: error: a key must be text, not a list or map [yaml.key-not-text]
                image: {{ image }}
                        ^
                hint: put the value in quotes: "{{ image }}"

            """
        ),
        (
            "title: {{ title }} - x\n",
            """
            a.yml:1:9: error: a key must be text, not a list or map [yaml.key-not-text]
                title: {{ title }} - x
                        ^
                hint: put the value in quotes: "{{ title }} - x"

            """
        ),
        (
            "a: &b c\nd: *b\n",
            """
            a.yml:1:4: error: the anchor '&b' is not supported [yaml.anchor]
                a: &b c
                   ^
                hint: remove it, or put the value in quotes if it is text
            a.yml:2:4: error: the alias '*b' is not supported [yaml.anchor]
                d: *b
                   ^
                hint: repeat the value, or put it in quotes if it is text

            """
        ),
        (
            "a: !ruby/sym b\n",
            """
            a.yml:1:4: warning: the tag '!ruby/sym' is ignored [yaml.tag]
                a: !ruby/sym b
                   ^
                hint: remove it, or if it is text put the value in quotes: "!ruby/sym b"

            """
        ),
        (
            "a: 1\nb\nc: 2\n",
            """
            a.yml:2:1: error: invalid YAML: could not find expected ':' [yaml.invalid]
                b
                ^
                hint: write 'key: value', with a colon and a space

            """
        ),
        (
            "a: 1\n  b: 2\n",
            """
            a.yml:2:4: error: invalid YAML: mapping values are not allowed in this context [yaml.invalid]
                  b: 2
                   ^
                hint: put a value that contains ': ' in quotes; keys of one map must begin in the same column

            """
        ),
        (
            "a:\n  - b\n c: 2\n",
            """
            a.yml:3:2: error: invalid YAML: did not find expected key [yaml.invalid]
                 c: 2
                 ^
                hint: check the indentation: keys of one map and dashes of one list must begin in the same column

            """
        ),
        (
            "a: \"C:\\path\"\n",
            """
            a.yml:1:7: error: invalid YAML: found unknown escape character [yaml.invalid]
                a: "C:\\path"
                      ^
                hint: write a backslash as '\\\\', or use single quotes

            """
        ),
        (
            "a: 1\n--- \nb: 2\n",
            """
            a.yml:2:1: error: a second YAML document begins here [yaml.several-documents]
                --- 
                ^
                hint: one file holds one document: remove this line

            """
        ),
        (
            "a: [1, 2\nb: 2\n",
            """
            a.yml:1:4: error: invalid YAML: did not find expected ',' or ']' [yaml.invalid]
                a: [1, 2
                   ^
                hint: '{' and '[' open a map or list: close it, or put the value in quotes if it is text

            """
        ),
        (
            "a: @me\n",
            """
            a.yml:1:4: error: invalid YAML: found character that cannot start any token [yaml.invalid]
                a: @me
                   ^
                hint: put the value in quotes: "@me"

            """
        ),
        (
            "a: b\u{1}c\n",
            """
            a.yml:1:5: error: invalid YAML: control characters are not allowed [yaml.invalid]
                a: b�c
                    ^
                hint: remove the control character

            """
        ),
        (
            "a: 1\na: 2\n",
            """
            a.yml:2:1: warning: the key 'a' is already on line 1; the last one counts [frontmatter.duplicate-key]
                a: 2
                ^
                hint: remove one of the two

            """
        ),
    ])
    func report(yaml: String, expected: String) {
        let (_, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: yaml))
        let formatter = DiagnosticFormatter()
        #expect(diagnostics.map { formatter.text($0) }.joined() == expected)
    }

    @Test func nestingIsBounded() {
        for open in ["[", "{a: "] {
            let text = String(repeating: open, count: 100_000)
            let (value, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: text))
            #expect(value == nil)
            #expect(diagnostics.map(\.id) == ["yaml.too-deep"])
        }
        let dashes = String(repeating: "- ", count: 100_000)
        #expect(YAML.parse(SourceText(path: "a.yml", text: dashes)).diagnostics.map(\.id) == ["yaml.too-deep"])
    }

    @Test func bytesThatAreNotUTF8() {
        let source = SourceText(path: "a.yml", bytes: Array("a: b\nc: ü".utf8) + [0xFF])
        let (value, diagnostics) = YAML.parse(source)
        #expect(value == nil)
        #expect(diagnostics.map(\.id) == ["source.invalid-utf8"])
        #expect(diagnostics.first?.position == SourcePosition(line: 2, column: 6))
    }
}
