import SiteDiagnostics
import SiteMarkdown
import Testing

/// Text with a special meaning in YAML. The message names the lost part, and the hint shows a spelling without loss.
@Suite struct YAMLTextTests {
    @Test(arguments: [
        ("title: Questions, round #2 (with Ada)", "'#2 (with Ada)'", #""Questions, round #2 (with Ada)""#),
        ("title: C #major", "'#major'", #""C #major""#),
        ("title: Track # 5", "'# 5'", #""Track # 5""#),
        ("title: Track # 5 (live)", "'# 5 (live)'", #""Track # 5 (live)""#),
        ("tags: [a, b #.net\n  ]", "'#.net'", #""b #.net""#),
        ("title: 1984 #2", "'#2'", #""1984 #2""#),
        ("title: \"Hello\" #2", "'#2'", #"'"Hello" #2'"#),
        ("title: It's \"so\" #2", "'#2'", #"'It''s "so" #2'"#),
        ("subtitle: Live #Köln", "'#Köln'", #""Live #Köln""#),
        ("slug: a #b", "'#b'", #""a #b""#),
        ("tags: #garden #soil", "'#garden #soil'", ##"["#garden", "#soil"]"##),
        ("tags: #garden", "'#garden'", ##""#garden""##),
        ("tags: #a, #b", "'#a, #b'", ##"["#a", "#b"]"##),
        ("tags:\n  - garden\n  - #soil", "'#soil'", ##""#soil""##),
        ("tags:\n  - garden #soil", "'#soil'", #""garden #soil""#),
        ("tags: [garden #1\n  , soil]", "'#1'", #""garden #1""#),
        ("colors: { paper: #fff\n  }", "'#fff'", ##""#fff""##),
        ("tags: [#garden, #soil\n  ]", "'#garden, #soil'", ##"["#garden", "#soil"]"##),
        ("tags: [a, #b\n  ]", "'#b'", ##""#b""##),
        ("tags: [a, #b\n  c]", "'#b'", ##""#b""##),
        ("image:\n  src: a.jpg #b.jpg", "'#b.jpg'", #""a.jpg #b.jpg""#),
        ("audio: Episode #12.mp3", "'#12.mp3'", #""Episode #12.mp3""#),
        ("audio: Episode # 12.mp3", "'# 12.mp3'", #""Episode # 12.mp3""#),
        ("audio: https://a.example/Episode #12.mp3", "'#12.mp3'", "https://a.example/Episode%20%2312.mp3"),
        ("description: one two\n  three #four", "'#four'", #""one two three #four""#),
        ("summary: one\t#two", "'#two'", #""one #two""#),
        ("host: Ada ##ada", "'##ada'", #""Ada ##ada""#),
        ("title: 'it''s' #2", "'#2'", #""it's #2""#),
        ("title: 'say \"it''s\"' #2", "'#2'", #"'say "it''s" #2'"#),
        ("title: 'a' #2", "'#2'", #""'a' #2""#),
        (#"title: "a \"b\"" #2"#, "'#2'", #"'a "b" #2'"#),
        (#"title: "C:\\new" #2"#, "'#2'", #"'C:\new #2'"#),
        (#"title: C:\new #2"#, "'#2'", #"'C:\new #2'"#),
        (#"title: It's "so" \n #2"#, "'#2'", #"'It''s "so" \n #2'"#),
        ("title: 'one\n  it''s two' #2", "'#2'", #""one it's two #2""#),
        ("audio: 'https://a.example/Ep' #2.mp3", "'#2.mp3'", "https://a.example/Ep%20%232.mp3"),
    ])
    func lost(yaml: String, text: String, quoted: String) throws {
        let (value, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: yaml + "\ndate: 2026-03-01\n"))
        #expect(value?["date"]?.text == "2026-03-01")
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(diagnostic.id == "yaml.lost-text" && diagnostic.severity == .warning)
        #expect(diagnostic.message.contains(text), "\(diagnostic.message)")
        #expect(diagnostic.hint?.hasSuffix(": " + quoted) ?? false, "\(diagnostic.hint ?? "")")
        // The suggested spelling is read as intended.
        let (read, problems) = YAML.parse(SourceText(path: "a.yml", text: "key: \(quoted)\n"))
        let texts = read?["key"]?.list?.compactMap(\.text) ?? [read?["key"]?.text ?? ""]
        let lost = text.dropFirst().dropLast().filter { $0 != " " && $0 != "," }
        let meant = texts.joined().filter { $0 != " " && $0 != "," }
        #expect(problems.isEmpty && (meant.hasSuffix(lost) || quoted.hasPrefix("https:")), "\(texts)")
        let position = try #require(diagnostic.position)
        let line = try #require(diagnostic.excerpt)
        #expect(Array(line.text.utf8)[position.column - 1 - line.start] == UInt8(ascii: "#"))
    }

    @Test(arguments: [
        ("'it''s' #2", "it's #2"), ("it's #2", "it's #2"), ("\"Hello\" #2", "\"Hello\" #2"), ("'a' #2", "'a' #2"),
        ("'say \"it''s\"' #2", "say \"it's\" #2"), (#""a \"b\"" #2"#, #"a "b" #2"#), (#""C:\\n" #2"#, #"C:\n #2"#),
        (#"C:\n #2"#, #"C:\n #2"#), ("a \"b\" 'c' #2", "a \"b\" 'c' #2"), ("C# and F# #2", "C# and F# #2"),
        ("1984 #2", "1984 #2"),
        (#"a \ 'b' "c" #2"#, #"a \ 'b' "c" #2"#),
    ])
    func meaning(value: String, meant: String) throws {
        let hint = try #require(
            YAML.parse(SourceText(path: "a.yml", text: "title: \(value)\n")).diagnostics.first?.hint)
        let form = try #require(hint.firstRange(of: "quotes: ").map { hint[$0.upperBound...] })
        let (read, problems) = YAML.parse(SourceText(path: "a.yml", text: "title: \(form)\n"))
        #expect(read?["title"]?.text == meant && problems.isEmpty)
    }

    /// Real comments of authors after values.
    @Test(arguments: [
        "draft: true # until May", "draft: true #until May", "number: 12 #the real one", "date: 2026-03-01 #moved",
        "duration: 12:30 #about", "title: One # a comment", "title: One #", "title: One ##", "layout: One # 2 of them",
        "title: One #- - -", "title: One #=====", "title: One #!important", "title: C#", "title: F#1", "title: a#b",
        "title: 'Round #2'", "title: \"Round #2\" # a comment", "tags: # the words\n  - a", "tags: #words\n  - a",
        "image: # none yet", "# a comment\ntitle: One", "#title: Two\ntitle: One", "tags:\n  #- b\n  - a",
        "tags: [ # the words\n  a, # the first\n  b, #- c\n  d]", "colors: { paper: # none\n }",
        "description: |\n  one #two", "description: |\n  one\n#two\ntitle: One", "description: >-\n  one #two",
        "audio: https://a.example/a.mp3#t=2", "audio: https://a.example/a.mp3 # a copy is elsewhere",
    ])
    func comment(yaml: String) {
        let (value, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: yaml + "\n"))
        #expect(value != nil)
        #expect(diagnostics.isEmpty, "\(diagnostics)")
    }

    @Test(arguments: [
        ("[Bonus] What we left out", #""[Bonus] What we left out""#),
        ("[a] [b]", #""[a] [b]""#),
        ("[a](https://a.example)", #""[a](https://a.example)""#),
        ("{Bonus} What", #""{Bonus} What""#),
        ("{{ title }}", #""{{ title }}""#),
        (#""Hello" is not a greeting"#, #"'"Hello" is not a greeting'"#),
        (#""a" and "b""#, #"'"a" and "b"'"#),
        ("'a' and 'b'", #""'a' and 'b'""#),
        (#"'It''s' so "x""#, #"'''It''''s'' so "x"'"#),
        ("@ada talks", #""@ada talks""#),
        ("`code` first", #""`code` first""#),
        ("%d things", #""%d things""#),
        ("*bold* move", #""*bold* move""#),
        ("**bold** move", #""**bold** move""#),
        ("> 5 things", #""> 5 things""#),
        ("| a", #""| a""#),
        ("- a", #""- a""#),
        (", a", #"", a""#),
        ("] a", #""] a""#),
        ("One: two", #""One: two""#),
        ("Re: [x]: y", #""Re: [x]: y""#),
    ])
    func quotedForm(value: String, quoted: String) throws {
        for line in ["title: \(value)", "a:\n  title: \(value)", "a:\n  - title: \(value)"] {
            let (_, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: "x: 1\n\(line)\ny: 2\n"))
            let error = try #require(diagnostics.first { $0.isError }, "\(line)")
            #expect(error.hint == "put the value in quotes: \(quoted)", "\(line)")
            // The suggested spelling is read as intended.
            let (read, problems) = YAML.parse(SourceText(path: "a.yml", text: "title: \(quoted)\n"))
            #expect(read?["title"]?.text == value && problems.isEmpty)
        }
    }

    @Test(arguments: [
        ("tags: [#a, #b]\nx: 1", "a '#' begins a comment"), ("tags: [a, #b]\nx: 1", "a '#' begins a comment"),
        ("key #2: value\nx: 1", "a '#' begins a comment"),
        ("description: one\n  two #three\n  four\nx: 1", "a '#' begins a comment"),
        ("title: 'Tis the season\nx: 1", #"put the value in quotes: "'Tis the season""#),
        ("title: \"One\nx: 1", "close the quote"), ("tags: [a, b\nx: 1", "close it"),
        ("a: 1\n\tb: 2", "spaces, not tabs"),
    ])
    func hint(yaml: String, hint: String) throws {
        let (_, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: yaml + "\n"))
        #expect(diagnostics.count == 1, "\(diagnostics)")
        let first = try #require(diagnostics.first)
        #expect(first.hint?.contains(hint) ?? false, "\(diagnostics)")
    }

    /// Comments between the lines of a value, and marks in a block scalar, which are not comments.
    @Test(arguments: [
        ("description: one\n  #two\n  three\nx: 1", "a value cannot continue after it"),
        ("description: one\n  # two\n  three\nx: 1", "a value cannot continue after it"),
        ("description: one\n#two\n  three\nx: 1", "a value cannot continue after it"),
        ("a: 1\n# two\n  b: 2\n", "check the indentation"), ("a:\n  - b\n  # two\n - c\n", "check the indentation"),
        ("description: >\n  Text #1\n title: x\n", "check the indentation"),
        ("description: |\n  Text #1\n\n  more\n title: x\n", "check the indentation"),
        ("a:\n  - >-\n    Text #1\n   b: x\n", "check the indentation"),
    ])
    func folded(yaml: String, hint: String) throws {
        let (_, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: yaml + "\n"))
        #expect(diagnostics.count == 1, "\(diagnostics)")
        #expect(diagnostics.first?.hint?.contains(hint) ?? false, "\(diagnostics)")
    }

    /// A value that is cut by a comment is marked as cut.
    @Test(arguments: [
        ("a: b #2", true), ("a: #2", true), ("a: b # a comment", false), ("a: b", false), ("a: 'b' #2", true),
        ("a: |\n  b #2", false), ("a: [#b\n  ]", true), ("a: [b, #c\n  ]", false),
    ])
    func cut(yaml: String, isCut: Bool) {
        #expect(YAML.parse(SourceText(path: "a.yml", text: yaml + "\n")).value?["a"]?.isCut == isCut)
    }

    @Test(arguments: ["!Important news", "!important"]) func tag(value: String) throws {
        let (_, diagnostics) = YAML.parse(SourceText(path: "a.yml", text: "title: \(value)\n"))
        #expect(diagnostics.map(\.id) == ["yaml.tag"])
        #expect(diagnostics.first?.hint?.hasSuffix("put the value in quotes: \"\(value)\"") ?? false)
    }
}
