import Testing

@testable import SiteEpisodes

@Suite struct ChapterLineTests {
    static let lines: [(String, Int, String)] = [
        ("12:34 Topic", 754_000, "Topic"), ("3:07 - Topic", 187_000, "Topic"), ("3:07 – Topic", 187_000, "Topic"),
        ("3:07 — Topic", 187_000, "Topic"), ("3:07: Topic", 187_000, "Topic"), ("3:07 | Topic", 187_000, "Topic"),
        ("[00:07](#t=00:07) Topic", 7_000, "Topic"), ("**[15:36](#t=15:36)** Topic", 936_000, "Topic"),
        ("- **[03:23](#t=03:23)** Who?", 203_000, "Who?"), ("* (12:34) Topic", 754_000, "Topic"),
        ("(12:34) Topic", 754_000, "Topic"),
        ("\\[04:23\\] Topic", 263_000, "Topic"), ("\\(04:23\\) Topic", 263_000, "Topic"),
        ("[04:23] Topic", 263_000, "Topic"),
        ("1:02:03 Topic", 3_723_000, "Topic"), ("01:02:03.500 Topic", 3_723_500, "Topic"),
        ("125:00 Long", 7_500_000, "Long"),
        ("1. 0:00 Start", 0, "Start"), ("2) 1:00 Next", 60_000, "Next"), ("`0:30` Code", 30_000, "Code"),
        ("  + 0:30 Indented", 30_000, "Indented"), ("0:00 - 1:23 Start", 0, "Start"), ("**0:10** Bold", 10_000, "Bold"),
        ("0:10 5 things", 10_000, "5 things"), ("[0:10]Close", 10_000, "Close"), ("0:10 Ümläut", 10_000, "Ümläut"),
    ]

    @Test(arguments: lines)
    func reads(line: String, milliseconds: Int, title: String) throws {
        let found = try #require(ChapterLine(Array(line.utf8)[...]))
        #expect(found.start == milliseconds)
        #expect(found.title == title)
    }

    @Test(arguments: [
        "", "12", "12:34", "12:34 ", "12:3 Topic", "1:75 Topic", "1:2:3 Topic", "1:23:45:07 Topic", "12:34pm", "(12:34",
        "[12:34 Topic", "Topic 12:34", "-12:34", "1234:00 Topic", "0:10Glued", "# 0:10 Heading",
        "> 0:10 Quoted", "-", "[", "\\", "\\[", "1.", "[0:10] " + String(repeating: "words ", count: 40),
    ])
    func leaves(line: String) {
        #expect(ChapterLine(Array(line.utf8)[...]) == nil)
    }

    @Test func cutsLongTitles() throws {
        let line = "4:49 - " + String(repeating: "words ", count: 40)
        let title = try #require(ChapterLine(Array(line.utf8)[...])).title
        #expect(title.count <= 121)
        #expect(title.hasSuffix("words…"))
    }

    static let bodies: [(String, String, [String])] = [
        ("a run", "Words.\n\n0:00 Start\n1:00 Next\n\nMore.", ["0:00 Start", "1:00 Next"]),
        ("one line is none", "At 1:00 it begins.\n\n1:00 Start\n", []),
        ("blank lines between", "0:00 A\n\n1:00 B\n\n2:00 C", ["0:00 A", "1:00 B", "2:00 C"]),
        ("words between", "0:00 A\nwords\n1:00 B\n2:00 C", ["1:00 B", "2:00 C"]),
        ("items with more below", "- 0:00 A\n  - a link\n  more words\n- 1:00 B\n", ["0:00 A", "1:00 B"]),
        ("items without a time", "* 0:00 A\n* [a link](/b/)\n* 1:00 B\n\n## More\n\n* 2:00 C", ["0:00 A", "1:00 B"]),
        ("items between lines", "0:00 A\n1:00 B\n* words\n2:00 C", ["0:00 A", "1:00 B"]),
        ("times that fall", "5:00 A\n4:00 B\n6:00 C\n7:00 D", ["4:00 B", "6:00 C", "7:00 D"]),
        ("the same time", "5:00 A\n5:00 B", []),
        ("the longest of two", "0:00 A\n1:00 B\n\nwords\n\n0:00 C\n1:00 D\n2:00 E", ["0:00 C", "1:00 D", "2:00 E"]),
        ("the first of two alike", "0:00 A\n1:00 B\n\nwords\n\n0:00 C\n1:00 D", ["0:00 A", "1:00 B"]),
        ("code", "```\n0:00 A\n1:00 B\n```\n~~~\n2:00 C\n3:00 D\n", []),
        ("CRLF", "0:00 A\r\n\r\n1:00 B\r\n", ["0:00 A", "1:00 B"]),
        ("marks", "0:00 **A** and [b](https://e.org/)\n1:00 `<c>` & d", ["0:00 A and b", "1:00 <c> & d"]),
        ("hours", "59:59 A\n1:00:00 B\n1:02:03 C", ["59:59 A", "1:00:00 B", "1:02:03 C"]),
    ]

    @Test(arguments: bodies)
    func runs(name: String, body: String, expected: [String]) throws {
        let found = try #require(try episode("", body: body).episode)
        #expect(found.chapters.map { "\($0.start.clockText) \($0.title)" } == expected)
    }
}
