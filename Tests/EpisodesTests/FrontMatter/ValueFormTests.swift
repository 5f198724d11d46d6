import Testing

@testable import SiteEpisodes

/// Keys with several types: values of real files and their results.
@Suite struct ValueFormTests {
    @Test(arguments: [
        "description:", "description: ''", "description: '  '", "tags: []", "image: {}", "tags: ['']", "youtube:",
    ])
    func emptyMeansAbsent(line: String) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(diagnostics.isEmpty)
        #expect(episode?.summary == nil)
        #expect(episode?.tags.isEmpty == true)
        #expect(episode?.media.isEmpty == true)
    }

    @Test(arguments: [
        ("number: 2.10", "2.10"), ("number: 042", "042"), ("number: \"T-0\"", "T-0"), ("episode: 44", "44"),
        ("number: No", "No"), ("number: 1:30", "1:30"),
    ])
    func numbersKeepTheirText(line: String, text: String) throws {
        #expect(try episode(line).episode?.number?.text == text)
    }

    @Test(arguments: [
        ("views: 1204", 1204), ("views: '1,204'", 1204), ("views: 1_204", 1204), ("views: many", nil),
        ("views: -1", nil),
        ("views: 1.5", nil), ("views: [1]", nil), ("views: 99999999999999999999", nil),
    ])
    func counts(line: String, views: Int?) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.views == views)
        #expect(diagnostics.ids == (views == nil ? ["frontmatter.wrong-type"] : []))
    }

    @Test(arguments: [
        ("tags: css", ["css"]), ("tags: css, grid", ["css", "grid"]), ("tags: [css, 'a, b']", ["css", "a, b"]),
        ("tags:\n- css\n-  grid ", ["css", "grid"]), ("topics: [{ title: css, id: 4 }]", ["css"]), ("tags: 42", ["42"]),
        ("tags: [css, css]", ["css"]),
    ])
    func tags(line: String, names: [String]) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.tags.map(\.name) == names)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("guest: { name: Sacha, of: State of JS, url: 'https://sachagreif.com/', github: sachag }", ["Sacha"]),
        ("guest: [{ name: A }, { name: B, url: 'javascript:x' }]", ["A", "B"]), ("guest: A", ["A"]),
        ("guests: [A, B, a]", ["A", "B"]),
    ])
    func people(line: String, names: [String]) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.guests.map(\.person.name) == names)
        #expect(episode?.guests.contains { $0.link?.text.hasPrefix("javascript") ?? false } == false)
        #expect(diagnostics.isEmpty)
    }

    @Test func aGuestHasRoleAndLink() throws {
        let guest = try episode("guest: { name: Sacha, of: State of JS, url: 'https://sachagreif.com/' }").episode?
            .guests[0]
        #expect(guest?.role == "State of JS")
        #expect(guest?.link?.text == "https://sachagreif.com/")
        #expect(guest?.person.address.path == "/people/sacha/")
    }

    @Test(arguments: [
        ("explicit: yes", true), ("explicit: clean", false), ("explicit: explicit", true), ("explicit: 'false'", false),
    ])
    func explicit(line: String, isExplicit: Bool) throws {
        #expect(try episode(line).episode?.isExplicit == isExplicit)
    }

    @Test(arguments: [
        ("links: [{ title: Slides, url: 'https://e.com' }]", ["Slides https://e.com"]),
        ("links: { Slides: 'https://e.com', Code: /code/ }", ["Slides https://e.com", "Code /code/"]),
        ("links: 'https://e.com'", ["https://e.com https://e.com"]),
    ])
    func links(line: String, links: [String]) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.links.map { "\($0.title) \($0.address.text)" } == links)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("chapters: [{ start: '1:05', title: B }, { start: 0, title: A }]", ["0:00 A", "1:05 B"]),
        ("chapters: ['0:00 A', '[1:05] - B']", ["0:00 A", "1:05 B"]),
        ("chapters: { '1:05': B }", ["1:05 B"]),
    ])
    func chapters(line: String, chapters: [String]) throws {
        let (episode, diagnostics) = try episode(line)
        #expect(episode?.chapters.map { "\($0.start.clockText) \($0.title)" } == chapters)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("title: [a]", "4:8: warning: 'title' must be a text, not a list [frontmatter.wrong-type]"),
        ("draft: maybe", "4:8: error: 'draft' must be true or false, not 'maybe' [frontmatter.wrong-type]"),
        ("slug: {a: b}", "4:7: error: 'slug' must be a text, not a map [frontmatter.wrong-type]"),
        ("updated: 2026-02-30", "4:10: error: there is no date '2026-02-30': this month has 28 days [date.impossible]"),
        ("expires: 02/09/2026", "4:10: error: '02/09/2026' is ambiguous [date.ambiguous]"),
        ("publish: soon", "4:10: error: 'soon' is not a date [date.unreadable]"),
        ("publish: [2026-01-01]", "4:10: error: 'publish' must be a date, not a list [frontmatter.wrong-type]"),
        ("duration: long", "4:11: warning: 'duration' cannot be 'long' [frontmatter.wrong-duration]"),
        ("type: bonsu", "4:7: warning: 'type' cannot be 'bonsu' (did you mean 'bonus'?) [frontmatter.unknown-word]"),
        ("weight: heavy", "4:9: warning: 'weight' must be a number, not 'heavy' [frontmatter.wrong-type]"),
        ("extra: x", "4:8: warning: 'extra' must be a map, not 'x' [frontmatter.wrong-type]"),
        ("hosts: [[a]]", "4:9: warning: 'hosts' must be names of people, not a list [frontmatter.wrong-type]"),
        (
            "links: 'javascript:alert(1)'",
            "4:8: error: 'javascript:alert(1)' is not an address that a page may link to [address.unsafe]"
        ),
        ("aliases: ../x", "4:10: warning: '../x' leads out of the site [address.alias]"),
        ("url: /:slgu/", "4:6: error: unknown token ':slgu' (did you mean ':slug'?) [address.permalink]"),
        (
            "url: https://elsewhere.example/x",
            "4:6: warning: 'url' must be the address of this page on the site, "
                + "but 'https://elsewhere.example/x' is a different site [frontmatter.foreign-url]"
        ),
    ])
    func wrongValues(line: String, message: String) throws {
        let text = line.hasPrefix("title") ? "---\nnumber: 1\ndate: 2026-01-01\n\(line)\n---\n# T" : nil
        let files = ["episodes/a.md": text ?? "---\ntitle: T\ndate: 2026-01-01\n\(line)\n---\n"]
        let lines = try interpreted(files).diagnostics.filter { $0.id != "frontmatter.missing-title" }.lines
        #expect(lines == ["Content/episodes/a.md:\(message)"])
    }

    @Test(arguments: [
        ("A<br><br>B <b>bold</b>", "A<br><br>B <b>bold</b>"), ("use the <title> element", "use the <title> element"),
        ("a < b and c > d", "a < b and c > d"), ("  two\n  lines ", "two lines"), ("<br/>x</p>", "<br/>x</p>"),
        ("1 <", "1 <"), ("&lt;b&gt; &amp; &copy;", "&lt;b&gt; &amp; &copy;"), ("<!-- seen -->", "<!-- seen -->"),
    ])
    func descriptionsArePlainText(written: String, text: String) throws {
        let lines = written.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        #expect(try episode("description: |\n\(lines)").episode?.summary == text)
    }
}
