import SiteMarkup
import Testing

@testable import SiteEpisodes

@Suite("Real content: front matter") struct FrontMatterRules {
    private func only(_ text: String, at path: String = "episodes/a.md") throws -> (Episode, [String]) {
        let (catalog, diagnostics) = try interpreted([path: text])
        return (try #require(catalog.episode(path)), diagnostics.ids)
    }

    @Test("rule 17: YAML, TOML, JSON and no front matter in one site")
    func fourForms() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/1-yaml.md": "---\ntitle: YAML\ndate: 2026-01-01\nnumber: 2.10\n---\nBody\n",
            "episodes/2-toml.md": "+++\ntitle = \"TOML\"\ndate = 2026-01-02\nnumber = 2.10\n+++\nBody\n",
            "episodes/3-json.md": "{\n \"title\": \"JSON\",\n \"date\": \"2026-01-03\",\n \"number\": 2.10\n}\nBody\n",
            "episodes/4-line.md": #"{"title": "Line {}", "date": "2026-01-04", "number": "2.10"}"# + "\nBody\n",
            "episodes/2026-01-05-none.md": "# None\n\nBody\n",
        ])
        #expect(catalog.episodes.map(\.title) == ["None", "Line {}", "JSON", "TOML", "YAML"])
        #expect(catalog.episodes.map { $0.number?.text } == [nil, "2.10", "2.10", "2.10", "2.10"])
        #expect(catalog.episodes.dropFirst().allSatisfy { $0.body.html == "<p>Body</p>\n" })
        #expect(diagnostics.ids == ["frontmatter.missing-title"])
    }

    @Test(
        "rule 17: text that only looks like JSON is text",
        arguments: ["{{< child >}}", "{% raw %}", "{:.note}", "{timestamp:10:00}"])
    func noJSON(line: String) throws {
        let (episode, _) = try only("\(line)\n\n# Title\n")
        #expect(episode.title == "Title")
        #expect(episode.body.html.contains("Title"))
    }

    @Test("rule 18: a missing title is the first heading, else the file's name")
    func titles() throws {
        #expect(try only("---\ndate: 2026-01-01\n---\nText\n\n# Heading\n").0.title == "Heading")
        #expect(try only("---\ndate: 2026-01-01\n---\nText\n", at: "episodes/87-go-time.md").0.title == "Go time")
    }

    @Test("rule 19: the case of keys does not matter")
    func keyCase() throws {
        let (episode, ids) = try only(
            "---\nTitle: T\nDate: 2026-01-01\nDescription: D\nPublishDate: 2026-01-02\nHosts: Ann\nhosts: Ben\n---\n")
        #expect(episode.summary == "D")
        #expect(episode.hosts.map(\.person.name) == ["Ann", "Ben"])
        #expect(ids.isEmpty)
    }

    @Test(
        "rule 20: if a key is written twice, the last one counts",
        arguments: [
            "---\ntitle: T\ndate: 2026-01-01\ndescription: one\ndescription: two\n---\n",
            #"{"title": "T", "date": "2026-01-01", "description": "one", "description": "two"}"#,
        ])
    func duplicateKeys(text: String) throws {
        let (episode, ids) = try only(text)
        #expect(episode.summary == "two")
        #expect(ids == ["frontmatter.duplicate-key"])
    }

    @Test(
        "rule 21: YAML as people write it",
        arguments: [
            ("folded plain text", "description: one\n  two\n  three\n", "one two three"),
            ("folded quoted text", "description: \"one\n  two\"\n", "one two"),
            ("folded block", "description: >-\n  one\n  two\n", "one two"),
            ("literal block", "description: |\n  one\n  two\n", "one two"),
            ("comments between", "# first\ndescription: one # second\n# third\n", "one"),
            ("blanks at the end", "description: one   \n", "one"), ("an empty line", "\ndescription: one\n\n", "one"),
            ("a list not indented", "description: one\ntags:\n- a\n- b\n", "one"),
            ("a list of maps", "description: one\nguests:\n  - name: Ann\n    url: https://e.com\n", "one"),
        ])
    func yaml(form: String, lines: String, summary: String) throws {
        let (episode, ids) = try only("---\ntitle: T\n\(lines)date: 2026-01-01\n---\n")
        #expect(episode.summary == summary)
        #expect(episode.date?.dayText == "2026-01-01")
        #expect(ids.isEmpty)
    }

    @Test(
        "rule 22: a key without a value is none",
        arguments: [
            "youtube:", "youtube: \"\"", "tags: []", "tags: ['']", "image:", "season: ''", "guid: ~", "guests: []",
            "duration:", "video: false", "publish: null",
        ])
    func empty(line: String) throws {
        let (episode, ids) = try only("---\ntitle: T\ndate: 2026-01-01\n\(line)\n---\n")
        #expect(ids.isEmpty)
        #expect(episode.publication.isListed && episode.media.isEmpty && episode.image == nil && episode.season == nil)
    }

    @Test(
        "rule 23: one key, several types",
        arguments: [
            ("guest", "name: Ann", ["Ann"]), ("guest", "Ann", ["Ann"]), ("guests", "[Ann, Ben]", ["Ann", "Ben"]),
            ("guest", "[{ name: Ann, twitter: ann }, Ben]", ["Ann", "Ben"]),
        ])
    func people(key: String, value: String, names: [String]) throws {
        let line = value.contains(": ") && !value.contains("[") ? "\(key): { \(value) }" : "\(key): \(value)"
        let (episode, ids) = try only("---\ntitle: T\ndate: 2026-01-01\n\(line)\n---\n")
        #expect(episode.guests.map(\.person.name) == names)
        #expect(ids.isEmpty)
    }

    @Test(
        "rule 23: addresses and sizes in several types",
        arguments: [
            ("redirect_from: /old", "/old/"), ("redirect_from: [/old]", "/old/"), ("aliases: [\"/34\",]", "/34/"),
            ("aliases: /34\npodcast_bytes: \"123\"", "/34/"), ("aliases: /34\npodcast_bytes: 123", "/34/"),
            ("aliases: 34\nepisode: \"T-0\"", "/34/"), ("aliases: /old/page.html", "/old/page.html"),
        ])
    func types(lines: String, alias: String) throws {
        let (episode, ids) = try only("---\ntitle: T\ndate: 2026-01-01\naudio: https://e.com/a.mp3\n\(lines)\n---\n")
        #expect(episode.aliases.map(\.path) == [alias])
        #expect(episode.media.first?.bytes == (lines.contains("bytes") ? 123 : nil))
        #expect(ids.isEmpty)
    }

    @Test(
        "rule 24: numbers keep their source text",
        arguments: [
            ("episode: 2.10", "2.10"), ("episode: \"44\"", "44"), ("video_number: 42.2", "42.2"),
            ("number: 007", "007"),
            ("number: 1e3", "1e3"), ("number: 0x10", "0x10"), ("number: T-0", "T-0"), ("episode: 1_000", "1_000"),
        ])
    func numbers(line: String, text: String) throws {
        let (episode, ids) = try only("---\ntitle: T\ndate: 2026-01-01\n\(line)\n---\n")
        #expect(episode.number?.text == text)
        #expect(ids.isEmpty)
    }

    @Test("rule 24: numbers as names")
    func numbersAsNames() throws {
        let (episode, ids) = try only("---\ntitle: 2017\nslug: 500\ndate: 2026-01-01\ntags: [2017, 1.10]\n---\n")
        #expect(episode.title == "2017")
        #expect(episode.address.path == "/episodes/500/")
        #expect(episode.tags.map(\.name) == ["2017", "1.10"])
        #expect(ids.isEmpty)
    }

    @Test(
        "rule 25: values that only YAML 1.1 would misread",
        arguments: [("title: 1:30", "1:30"), ("title: No", "No"), ("title: on", "on"), ("title: 012", "012")])
    func yaml11(line: String, title: String) throws {
        #expect(try only("---\n\(line)\ndate: 2026-01-01\n---\n").0.title == title)
    }

    @Test("rule 25: a duration of minutes and seconds needs no quotes")
    func durations() throws {
        for (written, seconds) in [("1:30", 90), ("90", 90), ("\"0:01:30\"", 90), ("PT1M30S", 90), ("1m 30s", 90)] {
            let (episode, ids) = try only("---\ntitle: T\ndate: 2026-01-01\nduration: \(written)\n---\n")
            #expect(episode.duration?.seconds == seconds, "\(written)")
            #expect(ids.isEmpty)
        }
    }

    @Test(
        "rule 26: marks in titles are text",
        arguments: [
            (#""A: b""#, "A: b"), (#"'say "hi"'"#, #"say "hi""#), ("'it''s'", "it's"), ("a | b", "a | b"),
            ("R & D", "R & D"), ("'<title> & <b>'", "<title> & <b>"), ("🔥 hot", "🔥 hot"),
            ("'*not* _em_ `x`'", "*not* _em_ `x`"),
            ("'  outer  '", "outer"), ("C# and F#", "C# and F#"),
        ])
    func titleMarks(written: String, title: String) throws {
        let (episode, ids) = try only("---\ntitle: \(written)\ndate: 2026-01-01\n---\n")
        #expect(episode.title == title)
        #expect(ids.isEmpty)
    }

    @Test("rule 27: TOML as people write it")
    func toml() throws {
        let (episode, ids) = try only(
            """
            +++
            title = "One # no comment" # a "comment" with [brackets]
            date = 2026-01-01T10:00:00-07:00
            guests = ["Ann","Ben",]
            aliases = ["/34",]
            episode = "44" # ]
            description = '''
            two
            lines'''
            +++
            Text
            """)
        #expect(episode.title == "One # no comment")
        #expect(episode.date?.rfc3339 == "2026-01-01T10:00:00-07:00")
        #expect(episode.guests.map(\.person.name) == ["Ann", "Ben"])
        #expect(episode.summary == "two lines")
        #expect(ids.isEmpty)
    }

    /// Longer than the 140 kB of the survey's longest.
    @Test("rule 28: long front matter", .timeLimit(.minutes(4)), arguments: ["yaml", "toml", "json"])
    func longFrontMatter(form: String) throws {
        let count = 1_000
        let words = String(repeating: " and more", count: 12)
        let lines = (0..<count).map { "Line \($0): \"quoted\" text that someone wrote down\(words)" }
        let text =
            switch form {
            case "yaml":
                "---\ntitle: T\ndate: 2026-01-01\nextra:\n"
                    + lines.map { "  - sec: 1:30\n    text: '\($0)'\n" }.joined() + "---\n"
            case "toml":
                "+++\ntitle = \"T\"\ndate = 2026-01-01\ntags = [\n" + lines.map { "  '\($0)',\n" }.joined() + "]\n+++\n"
            default:
                "{\"title\": \"T\", \"date\": \"2026-01-01\", \"tags\": ["
                    + lines.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: ",\n") + "]}\n"
            }
        #expect(text.utf8.count > 150_000)
        let (episode, _) = try only(text)
        #expect(episode.title == "T")
        if form != "yaml" { #expect(episode.tags.count == count) }
    }

    @Test("rule 29: template text is an error of its file, at its line, beside all others")
    func templates() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
            "episodes/b.md": "---\ntitle: B\nimage: {{ image }}\n---\n",
            "episodes/c.md": "---\ntitle: C\ndate: 2026-02-30\n---\n",
        ])
        #expect(catalog.episodes.map(\.title).contains("A"))
        #expect(
            diagnostics.filter(\.isError).map { "\($0.path ?? ""):\($0.position?.line ?? 0)" } == [
                "Content/episodes/b.md:3", "Content/episodes/c.md:3",
            ])
    }

    @Test(
        "rule 30: old addresses are kept",
        arguments: [
            ("permalink: /:year/:month/:title:output_ext", "/2026/01/a.html"), ("url: /about", "/about/"),
            ("permalink: /talks/one.html", "/talks/one.html"), ("url: https://example.com/x/", "/x/"),
        ])
    func addresses(line: String, address: String) throws {
        let (catalog, diagnostics) = try interpreted([
            "site.yml": "baseURL: https://example.com/\n",
            "episodes/2026-01-05-a.md": "---\ntitle: T\n\(line)\n---\n",
        ])
        #expect(catalog.episodes.map(\.address.path) == [address])
        #expect(diagnostics.isEmpty)
    }

    @Test("rule 31: HTML in values is text")
    func html() throws {
        let (episode, _) = try only(
            """
            ---
            title: A <video> & more
            date: 2026-01-01
            description: one<br><br>two <b>three</b> <details>
            youtube: '<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk?rel=0" allowfullscreen></iframe>'
            ---
            """)
        #expect(episode.title == "A <video> & more")
        #expect(episode.summary == "one<br><br>two <b>three</b> <details>")
        #expect(
            episode.media.map(\.source) == [Embed(video: "youtube:abcdefghijk")].compactMap { $0 }.map { .player($0) })
    }
}
