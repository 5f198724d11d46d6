import Testing

@testable import SiteEpisodes

@Suite("Real content: encodings and line ends") struct EncodingRules {
    private func only(_ text: String) throws -> (Episode, [String]) {
        let (catalog, diagnostics) = try interpreted(["episodes/a.md": text])
        return (try #require(catalog.episodes.first), diagnostics.ids)
    }

    @Test(
        "rule 12: CRLF, in every form of front matter",
        arguments: [
            "---\r\ntitle: \"T: one\"\r\ndate: 2026-01-01\r\ntags:\r\n- a\r\n- b\r\n---\r\nText\r\n",
            "+++\r\ntitle = \"T: one\"\r\ndate = 2026-01-01\r\ntags = [\"a\",\r\n  \"b\",]\r\n+++\r\nText\r\n",
            "{\r\n\"title\": \"T: one\",\r\n\"date\": \"2026-01-01\",\r\n\"tags\": [\"a\", \"b\"]\r\n}\r\nText\r\n",
        ])
    func carriageReturns(text: String) throws {
        let (episode, ids) = try only(text)
        #expect(episode.title == "T: one")
        #expect(episode.tags.map(\.name) == ["a", "b"])
        #expect(episode.body.html == "<p>Text</p>\n")
        #expect(ids.isEmpty)
    }

    @Test(
        "rule 13: no line end at the end",
        arguments: [
            ("---\ntitle: T\ndate: 2026-01-01\n---\nText", "<p>Text</p>\n"),
            ("---\ntitle: T\ndate: 2026-01-01\n---", ""),
            ("+++\ntitle = \"T\"\ndate = 2026-01-01\n+++", ""), (#"{ "title": "T", "date": "2026-01-01" }"#, ""),
            ("---\ntitle: T\ndate: 2026-01-01\n...", ""),
        ])
    func noLineEnd(text: String, html: String) throws {
        let (episode, ids) = try only(text)
        #expect(episode.title == "T")
        #expect(episode.body.html == html)
        #expect(ids.isEmpty)
    }

    @Test(
        "rule 14: a control character is a blank",
        arguments: [
            ("---\ntitle: A\u{1D}b\ndate: 2026-01-01\n---\nC\u{1D}d\n", ["source.control-character"]),
            ("---\ntitle: \"A\\x1Db\"\ndate: 2026-01-01\n---\nC d\n", ["source.control-character"]),
            ("+++\ntitle = \"A\\u001Db\"\ndate = 2026-01-01\n+++\nC d\n", ["source.control-character"]),
            (#"{ "title": "A\u001db", "date": "2026-01-01" }"# + "\nC d\n", ["source.control-character"]),
            ("---\ntitle: A\u{85}b\ndate: 2026-01-01\n---\nC d\n", ["source.control-character"]),
            ("---\ntitle: \"A\\uFFFFb\"\ndate: 2026-01-01\n---\nC d\n", ["source.control-character"]),
        ])
    func controlCharacters(text: String, ids: [String]) throws {
        let (episode, found) = try only(text)
        #expect(episode.title.split(separator: " ") == ["A", "b"])
        #expect(episode.body.html == "<p>C d</p>\n")
        #expect(found == ids)
    }

    @Test(
        "rules 15, 16: unusual characters stay if they have a meaning",
        arguments: [
            ("15 replacement character", "a\u{FFFD}b", "a\u{FFFD}b"), ("15 no-break space", "a\u{A0}b", "a\u{A0}b"),
            ("15 soft hyphen", "a\u{AD}b", "a\u{AD}b"), ("15 mark at the start", "\u{FEFF}ab", "ab"),
            ("15 mark in the middle", "a\u{FEFF}b", "a\u{FEFF}b"), ("15 joiner", "👩\u{200D}💻", "👩\u{200D}💻"),
            ("16 right to left", "نیم\u{200C}فاصله React", "نیم\u{200C}فاصله React"),
            ("16 bidi control", "a\u{202E}b\u{202C}", "a\u{202E}b\u{202C}"),
        ])
    func characters(rule: String, written: String, title: String) throws {
        let (episode, ids) = try only("---\ntitle: \(written)\ndate: 2026-01-01\n---\n\(written)\n")
        // Compares scalars, so that two texts that only look the same are different.
        #expect(Array(episode.title.unicodeScalars) == Array(title.unicodeScalars))
        #expect(ids.isEmpty)
    }

    @Test("rule 15: a byte order mark at the start is no text")
    func byteOrderMark() throws {
        for text in [
            "---\ntitle: T\ndate: 2026-01-01\n---\nText\n", "{\"title\": \"T\", \"date\": \"2026-01-01\"}\nText\n",
        ] {
            let (episode, ids) = try only("\u{FEFF}" + text)
            #expect(episode.title == "T")
            #expect(ids.isEmpty)
        }
    }
}
