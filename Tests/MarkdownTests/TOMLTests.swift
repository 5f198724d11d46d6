import SiteDiagnostics
import Testing

@testable import SiteMarkdown

@Suite struct TOMLTests {
    private func parse(_ text: String) -> (value: Value?, diagnostics: [Diagnostic]) {
        let source = SourceText(path: "a.md", text: text)
        return TOML.parse(source, bytes: source.bytes.indices)
    }

    @Test func valuesKeepTheirSourceText() throws {
        let (value, diagnostics) = parse(
            """
            title = "A # \\"b\\" [c]" # said "so" [here]
            number = 2.10
            episode = "44"
            views = 1_000
            mask = 0xFF
            big = 1_000.5
            never = inf
            draft = false
            day = 2026-09-02
            time = 10:00:00
            local = 2026-09-02 10:00:00   # a blank inside
            moment = 2026-09-02T10:00:00+02:00
            guests = ["a", 'b', ]
            text = \"\"\"
            first "quoted"
            second\"\"\"
            """)
        #expect(diagnostics.isEmpty)
        let map = try #require(value)
        #expect(map["title"]?.kind == .scalar(Scalar("A # \"b\" [c]", isQuoted: true)))
        #expect(map["number"]?.kind == .scalar(Scalar("2.10")))
        #expect(map["episode"]?.kind == .scalar(Scalar("44", isQuoted: true)))
        #expect(map["views"]?.integer == 1000)
        #expect(map["mask"]?.integer == 255)
        #expect(map["big"]?.number == 1000.5)
        #expect(map["never"]?.number == .infinity)
        #expect(map["draft"]?.boolean == false)
        #expect(map["day"]?.text == "2026-09-02")
        #expect(map["time"]?.text == "10:00:00")
        #expect(map["local"]?.text == "2026-09-02 10:00:00")
        #expect(map["moment"]?.text == "2026-09-02T10:00:00+02:00")
        #expect(map["guests"]?.list?.map(\.text) == ["a", "b"])
        #expect(map["text"]?.text == "first \"quoted\"\nsecond")
        #expect(
            map.entries?.map(\.key) == [
                "title", "number", "episode", "views", "mask", "big", "never", "draft", "day", "time", "local",
                "moment",
                "guests", "text",
            ])
    }

    @Test(arguments: [
        ("inf", "inf"), ("-inf", "-inf"), ("+inf", "+inf"), ("nan", "nan"), ("2.10", "2.10"), ("1e3", "1e3"),
    ])
    func aTitleIsWhatIsWritten(written: String, text: String) {
        #expect(parse("title = \(written)").value?["title"]?.text == text)
    }

    @Test(arguments: [
        ("0x-1", false), ("0b:", false), ("1e-x", false), ("1-", true), ("2026-1-1", true), ("25:00:00", true),
        ("2026-13-01", true), ("0xG", false), ("12:30", true), ("-1-1", false), ("1_-2", false),
    ])
    func aDateIsCalledOne(written: String, isDate: Bool) {
        let message = parse("a = \(written)").diagnostics.first?.message ?? ""
        #expect(message.hasSuffix(isDate ? "is not a date or time" : "is not a value"), "\(message)")
    }

    @Test(arguments: ["\\u0001", "\\b", "\\u007F", "\\uFFFE", "\\u0085", "\\U0001FFFE"]) func escapes(written: String) {
        let yaml = YAML.parse(SourceText(path: "a.yml", text: "guid: \"a\(written)b\"\n"))
        let json = JSON.parse(SourceText(path: "a.json", text: "{\"guid\": \"a\(written)b\"}"))
        for (value, diagnostics) in [parse("guid = \"a\(written)b\""), yaml] + (written.contains("U") ? [] : [json]) {
            #expect(diagnostics.map(\.id) == ["source.control-character"] && value?["guid"]?.text == "a b")
        }
    }

    @Test func everyKeyAndValueHasItsPlace() throws {
        let (value, _) = parse(
            """
            # comment = 1
            "ü 1" = [ 1, # one
              { b = 2, c.d = [3] } ]\r
            video.file = '''a = "b"''' # tail
            video . size = 7
            [people.host]
            name = "x"
            [[links]]
            url = "a]"
            [[links]]
              url = 'b'
              [[links.more]]
              url = ""
            """)
        let map = try #require(value)
        func place(_ value: Value?) -> [Int] { value.map { [$0.position.line, $0.position.column] } ?? [] }
        func key(_ map: Value?, _ name: String) -> [Int] {
            map?.entries?.first { $0.key == name }.map { [$0.keyPosition.line, $0.keyPosition.column] } ?? []
        }
        #expect(map.entries?.map(\.key) == ["ü 1", "video", "people", "links"])
        #expect(key(map, "ü 1") == [2, 1])
        #expect(place(map["ü 1"]) == [2, 10])
        let inline = map["ü 1"]?.list?[1]
        #expect(place(map["ü 1"]?.list?[0]) == [2, 12])
        #expect(place(inline) == [3, 3])
        #expect(key(inline, "b") == [3, 5])
        #expect(place(inline?["c"]?["d"]?.list?[0]) == [3, 19])
        #expect(key(map, "video") == [4, 1])
        #expect(key(map["video"], "size") == [5, 9])
        #expect(place(map["video"]?["size"]) == [5, 16])
        #expect(key(map, "people") == [6, 2])
        #expect(key(map["people"], "host") == [6, 9])
        #expect(place(map["people"]?["host"]?["name"]) == [7, 8])
        #expect(place(map["links"]?.list?[1]) == [10, 1])
        #expect(key(map["links"]?.list?[1], "url") == [11, 3])
        #expect(place(map["links"]?.list?[1]["more"]?.list?[0]["url"]) == [13, 9])
    }

    @Test(arguments: [
        (
            "title = A\n",
            """
            a.md:1:9: error: invalid TOML: 'A' is not a value [toml.invalid]
                title = A
                        ^
                hint: write 'key = value', text in double quotes

            """
        ),
        (
            "a = 1\nü = \"ü\" x\n",
            """
            a.md:2:1: error: invalid TOML: a key cannot begin with 'ü' [toml.invalid]
                ü = "ü" x
                ^
                hint: put a key with special characters in quotes

            """
        ),
        (
            "a = 1\na = 2\n",
            """
            a.md:2:1: error: invalid TOML: 'a' already has a value [toml.invalid]
                a = 2
                ^
                hint: write each key and each '[table]' once

            """
        ),
        (
            "title: A\n",
            """
            a.md:1:6: error: invalid TOML: a '=' is missing after the key 'title' [toml.invalid]
                title: A
                     ^
                hint: write 'key = value', text in double quotes

            """
        ),
        (
            "a = [1,\nb = 2\n",
            """
            a.md:2:1: error: invalid TOML: 'b' is not a value [toml.invalid]
                b = 2
                ^
                hint: write 'key = value', text in double quotes

            """
        ),
    ])
    func report(toml: String, expected: String) {
        let formatter = DiagnosticFormatter()
        #expect(parse(toml).diagnostics.map { formatter.text($0) }.joined() == expected)
    }

    @Test func positionsAreThoseOfTheFile() {
        let document = Document(SourceText(path: "a.md", text: "+++\r\nt = 'a'\r\nu = 1\r\n+++\r\n"))
        #expect(document.frontMatter?.entries?.map(\.keyPosition.line) == [2, 3])
        let wrong = Document(SourceText(path: "a.md", text: "+++\nt = 'a'\nu = \n+++\n"))
        #expect(wrong.diagnostics.map(\.position?.line) == [3])
    }
}
