import Testing

@testable import SiteEpisodes

/// Shapes of values in front matter of other tools.
@Suite struct MovedShapeTests {
    @Test(arguments: [
        ("guests: { ana: 'https://ana.example' }", ["ana"]), ("guests: { Ana: , Ben: }", ["Ana", "Ben"]),
        ("guests:\n  ana:\n    name: Ana B\n    url: https://a.example", ["Ana B"]),
        ("guests:\n- Ana: https://ana.example\n- Ben: editor", ["Ana", "Ben"]), ("guests: Ana, Ben", ["Ana", "Ben"]),
        ("guests: Ana; Ben", ["Ana", "Ben"]), ("guests: Ana King, Jr., Ben", ["Ana King, Jr.", "Ben"]),
        ("guests: [\"Ana, PhD\", Ben]", ["Ana, PhD", "Ben"]), ("guests: \"['Ana', 'Ben']\"", ["Ana", "Ben"]),
        ("people: Ana, Ben", ["Ana", "Ben"]), ("guests: { ana: true, ben: false }", ["ana"]),
        ("people: [{ name: Ana }, { name: Cay, role: Host }]", ["Ana"]),
    ])
    func guests(line: String, names: [String]) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.guests.map(\.person.name) == names)
        #expect(diagnostics.isEmpty)
    }

    @Test func aMapOfPeopleKeepsLinksAndRoles() throws {
        let (episode, _) = try episode(
            "guests:\n  Ana: https://ana.example\n  Ben: Designer\n  Cay: { role: Editor, url: 'https://c.example' }")
        #expect(episode?.guests.map(\.link?.text) == ["https://ana.example", nil, "https://c.example"])
        #expect(episode?.guests.map(\.role) == [nil, "Designer", "Editor"])
    }

    @Test func aRoleMakesAHost() throws {
        let (episode, _) = try episode("people: [{ name: Ana, role: co-host }, { name: Ben, role: guest }, Cay]")
        #expect(episode?.hosts.map(\.person.name) == ["Ana"])
        #expect(episode?.guests.map(\.person.name) == ["Ben", "Cay"])
    }

    @Test(arguments: [
        ("tags: \"['a', 'b']\"", ["a", "b"]), ("tags: \"['a, b', \\\"c\\\"]\"", ["a, b", "c"]),
        ("tags: '[\"a\", \"b\"]'", ["a", "b"]), ("tags: '[a, b]'", ["a", "b"]), ("tags: \"['it\\\\'s']\"", ["it's"]),
        ("tags: \"[]\"", []), ("tags: ['[a', 'b]']", ["[a", "b]"]), ("keywords: \"['a',]\"", ["a"]),
    ])
    func tags(line: String, names: [String]) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.tags.map(\.name) == names)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("episode: S07E07", "7", "7"), ("episode: s1e12", "1", "12"), ("number: S2 E3", "2", "3"),
        ("number: 7x07", "7", "7"),
        ("number: Season 2, Episode 10", "2", "10"), ("season: S03\nnumber: 4", "3", "4"),
        ("season: Season 3\nnumber: S03E04", "3", "4"), ("season: 2\nepisode: S09E01", "2", "1"),
        ("season: S02E05", "2", "5"),
    ])
    func seasonsAndNumbers(line: String, season: String, number: String) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.season?.slug.text == season)
        #expect(episode?.number?.text == number)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        "number: T-0", "number: 2.10", "number: E7b", "number: 1920x", "number: 0x10", "number: 1920x1080",
        "number: S7",
    ])
    func otherNumbersStay(line: String) throws {
        let (episode, _) = try episode(line)
        #expect(episode?.number?.text == String(line.dropFirst(8)))
        #expect(episode?.season == nil)
    }

    @Test(arguments: [
        "- line: Words one\n  sec: 1\n  time: '0:01'\n  who: Ana\n- line: Two\n  sec: 4\n  time: '0:04'\n  who: Ben",
        "- { text: Words one, speaker: Ana, start: 1 }\n- { text: Two, speaker: Ben, start: 4.0 }",
        "- header: Intro\n- { body: Words one, name: Ana, startTime: 00:00:01 }\n- { body: Two, name: Ben, timestamp: '0:04' }",
    ])
    func transcripts(lines: String) throws {
        let (episode, diagnostics) = try episode("transcript:\n\(lines)")
        #expect(diagnostics.isEmpty)
        #expect(episode?.transcripts.isEmpty == true)
        #expect(episode?.spokenLines.map(\.text) == ["Words one", "Two"])
        #expect(episode?.spokenLines.map(\.speaker) == ["Ana", "Ben"])
        #expect(episode?.spokenLines.map(\.start) == [1000, 4000])
    }

    @Test func transcriptFilesStayFiles() throws {
        let (episode, diagnostics) = try episode(
            "transcript: [{ src: a.vtt, label: Words }, a.srt]", with: ["a.vtt": "x", "a.srt": "x"])
        #expect(diagnostics.isEmpty)
        #expect(episode?.transcripts.count == 2)
        #expect(episode?.spokenLines.isEmpty == true)
    }

    @Test(arguments: [
        "- [@01:22] - Bio\n- [@02:53] - Book", "- \\[@01:22\\] Bio\n- \\[@02:53\\] Book", "- @01:22 Bio\n- @02:53 Book",
        "- Bio 00:01:22\n- Book 00:02:53", "* Bio (1:22)\n* Book (2:53)", "- Bio - 1:22\n- Book - 2:53",
        "1. Bio @ 1:22\n2. Book @ 2:53", "- Bio: 1:22\n- Book: 2:53", "- Bio [01:22]\n- Book [02:53]",
    ])
    func chapters(body: String) throws {
        let (episode, _) = try episode("", body: body)
        #expect(episode?.chapters.map(\.title) == ["Bio", "Book"])
        #expect(episode?.chapters.map(\.start.seconds) == [82, 173])
    }

    @Test(arguments: ["- Lunch 12:30\n- Dinner 18:00", "Bio 00:01:22\nBook 00:02:53", "- a00:01:22\n- b00:02:53"])
    func timesThatAreNoChapters(body: String) throws {
        #expect(try episode("", body: body).episode?.chapters.isEmpty == true)
    }

    @Test(arguments: [
        ("links: [https://a.example/]", "https://a.example/", "https://a.example/"),
        ("links: { Slides: https://a.example/ }", "Slides", "https://a.example/"),
        ("references: [{ title: Slides, url: 'https://a.example/' }]", "Slides", "https://a.example/"),
        ("references: [{ name: Slides, link: 'https://a.example/' }]", "Slides", "https://a.example/"),
        ("references: ['[Slides](https://a.example/)']", "Slides", "https://a.example/"),
        ("links: ['[A: b](https://a.example/x_(y))']", "A: b", "https://a.example/x_(y)"),
        ("sponsors: ['Harbour: https://a.example/']", "Harbour", "https://a.example/"),
        ("sponsors: Harbour - https://a.example/", "Harbour", "https://a.example/"),
        ("sponsors:\n- Harbour: https://a.example/", "Harbour", "https://a.example/"),
    ])
    func links(line: String, title: String, address: String) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(diagnostics.isEmpty)
        #expect(episode?.links.map(\.title) == [title])
        #expect(episode?.links.map(\.address.text) == [address])
    }

    @Test(arguments: ["sponsors: ['[Harbour](javascript:alert)']", "references: { Harbour: 'data:text/html,x' }"])
    func unsafeLinksAreErrors(line: String) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(diagnostics.ids.contains("address.unsafe"))
        #expect(episode?.links.isEmpty == true)
    }
}
