import SiteDiagnostics
import SiteMarkdown
import Testing

@Suite struct YAMLTests {
    @Test func scalarsKeepTheirSourceTextAndPlace() throws {
        let (value, diagnostics) = YAML.parse(
            SourceText(
                path: "a.yml",
                text: """
                    number: 2.10
                    when: 1:30
                    name: No
                    folded: one
                      two
                    block: |
                      first
                      second
                    quoted: "a \\"b\\" \\u00E9"
                    single: 'it''s'
                    nothing:
                    tilde: ~
                    empty: ""
                    list:
                    - a
                    - { b: [c, "d"] } # said
                    """))
        #expect(diagnostics.isEmpty)
        let map = try #require(value)
        #expect(map["number"]?.kind == .scalar(Scalar("2.10")))
        #expect(map["number"]?.position == SourcePosition(line: 1, column: 9))
        #expect(map["when"]?.text == "1:30")
        #expect(map["name"]?.text == "No")
        #expect(map["name"]?.boolean == false)
        #expect(map["folded"]?.text == "one two")
        #expect(map["block"]?.kind == .scalar(Scalar("first\nsecond\n", isQuoted: true)))
        #expect(map["quoted"]?.kind == .scalar(Scalar("a \"b\" é", isQuoted: true)))
        #expect(map["single"]?.text == "it's")
        #expect(map["nothing"]?.isNull == true)
        #expect(map["tilde"]?.isNull == true)
        #expect(map["empty"]?.text == "")
        #expect(map["list"]?.list?[1]["b"]?.list?[1].position == SourcePosition(line: 16, column: 12))
        #expect(map.entries?.map(\.key).first == "number")
        #expect(map["absent"] == nil)
    }

    @Test func positionsCountBytesAndLineFeeds() {
        let (value, _) = YAML.parse(
            SourceText(path: "a.yml", text: "\u{FEFF}# a\u{85}# b\u{2028}\r\n\"ü🦒\": [é, x]\r\nb: 1"))
        #expect(value?.entries?[0].value.list?[1].position == SourcePosition(line: 2, column: 16))
        #expect(value?.entries?[1].keyPosition == SourcePosition(line: 3, column: 1))
    }

    @Test func positionsAreThoseOfTheFileWhenAPartIsRead() {
        let source = SourceText(path: "a.md", text: "---\nü: ä\nb: c\n---\n")
        let (value, _) = YAML.parse(source, bytes: 4..<16)
        #expect(value?.entries?.map(\.keyPosition) == [.init(line: 2, column: 1), .init(line: 3, column: 1)])
    }

    @Test(
        arguments: [
            ("1", 1, 1, nil), ("042", 42, 42, nil), ("-3", -3, -3, nil), ("+3", 3, 3, nil), ("42.2", nil, 42.2, nil),
            ("1e3", nil, 1000, nil), ("'7'", 7, 7, nil), ("true", nil, nil, true), ("FALSE", nil, nil, false),
            ("yes", nil, nil, true), ("\"no\"", nil, nil, false), ("0x1F", nil, nil, nil), ("nan", nil, nil, nil),
            ("infinity", nil, nil, nil), (".inf", nil, .infinity, nil), ("1:30", nil, nil, nil), ("[1]", nil, nil, nil),
            ("99999999999999999999", nil, 1e20, nil), ("e", nil, nil, nil), ("1 2", nil, nil, nil),
        ] as [(String, Int?, Double?, Bool?)])
    func readers(yaml: String, integer: Int?, number: Double?, boolean: Bool?) throws {
        let value = try #require(YAML.parse(SourceText(path: "a.yml", text: yaml)).value)
        #expect(value.integer == integer)
        #expect(value.number == number)
        #expect(value.boolean == boolean)
    }

    @Test func emptyTextIsNull() {
        for text in ["", "\n\n", "# only a comment\n", "---\n"] {
            let (value, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: text))
            #expect(value?.isNull == true, "\(text)")
            #expect(diagnostics.isEmpty)
        }
    }

    @Test func ofAKeyWrittenTwiceTheLastCountsInItsPlace() {
        let (value, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: "a: 1\nb: 2\na: 3\n"))
        #expect(value?.entries?.map(\.key) == ["b", "a"])
        #expect(value?["a"]?.integer == 3)
        #expect(diagnostics.map(\.id) == ["frontmatter.duplicate-key"])
        #expect(!diagnostics.containsErrors)
    }

    @Test func sizeCostsNoMoreThanItsShare() {
        // Linear work takes a moment; quadratic work on these texts takes minutes.
        let wide = (0..<20_000).map { "key\($0): [ü, { a: b }]" }.joined(separator: "\n")
        #expect(YAML.parse(SourceText(path: "a.yml", text: wide)).value?.entries?.count == 20_000)
        let oneLine = "[" + String(repeating: "{ ü: 'ä' }, ", count: 40_000) + "]"
        #expect(YAML.parse(SourceText(path: "a.yml", text: oneLine)).value?.list?.count == 40_000)
    }
}
