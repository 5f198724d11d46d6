import SiteDiagnostics
import Testing

@testable import SiteMarkdown

@Suite struct JSONTests {
    private func parse(_ text: String) -> (value: Value?, diagnostics: [Diagnostic]) {
        let source = SourceText(path: "a.md", text: text)
        return JSON.parse(source, bytes: source.bytes.indices)
    }

    @Test func valuesWithTheirPlaces() throws {
        let (value, diagnostics) = parse(
            #"""
            { "title": "ü \"q\" \\ \/ \u00e9 \ud83e\udd92 \ud83e \n",
              "number": 2.10, "list": [ 1e3, -0.5, true, null, {} , [] ],
              "empty": ""
            }
            """#)
        #expect(diagnostics.isEmpty)
        let map = try #require(value)
        #expect(map["title"]?.kind == .scalar(Scalar("ü \"q\" \\ / é 🦒 \u{FFFD} \n", isQuoted: true)))
        #expect(map["number"]?.kind == .scalar(Scalar("2.10")))
        #expect(map["number"]?.position == SourcePosition(line: 2, column: 13))
        #expect(map.entries?.map(\.keyPosition.column) == [3, 3, 19, 3])
        let list = try #require(map["list"]?.list)
        #expect(list.map(\.text) == ["1e3", "-0.5", "true", nil, nil, nil])
        #expect(list[3].isNull)
        #expect(list[4].entries == [])
        #expect(list[5].list == [])
    }

    @Test(arguments: [
        (
            "{\"a\": 1,}",
            """
            a.md:1:9: error: invalid JSON: a key in double quotes is missing here [json.invalid]
                {"a": 1,}
                        ^
                hint: remove the comma before the '}'

            """
        ),
        (
            "{a: 1}",
            """
            a.md:1:2: error: invalid JSON: a key in double quotes is missing here [json.invalid]
                {a: 1}
                 ^
                hint: write "key": value

            """
        ),
        (
            "{\"a\": b}",
            """
            a.md:1:7: error: invalid JSON: 'b' is not a JSON value [json.invalid]
                {"a": b}
                      ^
                hint: put text in double quotes

            """
        ),
        (
            "{\"a\" 1}",
            """
            a.md:1:6: error: invalid JSON: a ':' is missing after the key 'a' [json.invalid]
                {"a" 1}
                     ^
                hint: write "key": value

            """
        ),
        (
            "{\"a\": 1 \"b\": 2}",
            """
            a.md:1:9: error: invalid JSON: a ',' or '}' is missing here [json.invalid]
                {"a": 1 "b": 2}
                        ^
                hint: put a comma between two keys

            """
        ),
        (
            "[1, ]",
            """
            a.md:1:5: error: invalid JSON: a value is missing here [json.invalid]
                [1, ]
                    ^
                hint: write a value, or remove the comma before it

            """
        ),
        (
            "[01]",
            """
            a.md:1:2: error: invalid JSON: '01' is not a JSON value [json.invalid]
                [01]
                 ^
                hint: put text in double quotes

            """
        ),
        (
            "[1 2]",
            """
            a.md:1:4: error: invalid JSON: a ',' or ']' is missing here [json.invalid]
                [1 2]
                   ^
                hint: put a comma between two values

            """
        ),
        (
            "{\"a\": \"b\nc\"}",
            """
            a.md:1:9: error: invalid JSON: a string cannot contain a line end or tab [json.invalid]
                {"a": "b
                        ^
                hint: write '\\n' or '\\t', or close the quote

            """
        ),
        (
            "[\"C:\\path\"]",
            """
            a.md:1:5: error: invalid JSON: unknown escape [json.invalid]
                ["C:\\path"]
                    ^
                hint: write a backslash as '\\\\'

            """
        ),
        (
            "[\"\\u12\"]",
            """
            a.md:1:5: error: invalid JSON: '\\u' needs four hexadecimal digits [json.invalid]
                ["\\u12"]
                    ^
                hint: write a backslash as '\\\\'

            """
        ),
        (
            "[\"a",
            """
            a.md:1:2: error: invalid JSON: the string is never closed [json.invalid]
                ["a
                 ^
                hint: close the quote that opens here

            """
        ),
        (
            "{} ü",
            """
            a.md:1:4: error: invalid JSON: 'ü' follows the end of the value [json.invalid]
                {} ü
                   ^
                hint: remove it

            """
        ),
        (
            "{\"a\": 1, \"a\": 2}",
            """
            a.md:1:10: warning: the key 'a' is already on line 1; the last one counts [frontmatter.duplicate-key]
                {"a": 1, "a": 2}
                         ^
                hint: remove one of the two

            """
        ),
    ])
    func report(json: String, expected: String) {
        let formatter = DiagnosticFormatter()
        #expect(parse(json).diagnostics.map { formatter.text($0) }.joined() == expected)
    }

    @Test func nestingIsBounded() {
        #expect(parse(String(repeating: "[", count: 100_000)).diagnostics.map(\.id) == ["json.too-deep"])
        #expect(parse(String(repeating: "{\"a\":", count: 100_000)).diagnostics.map(\.id) == ["json.too-deep"])
    }

    @Test(arguments: [
        ("0", true), ("-0", true), ("10.25", true), ("1E+2", true), ("-", false), ("00", false), ("1.", false),
        (".5", false),
        ("1e", false), ("+1", false), ("0x1", false), ("", false),
    ])
    func numbers(word: String, isNumber: Bool) {
        #expect(isJSONNumber(Array(word.utf8)[...]) == isNumber)
    }
}
