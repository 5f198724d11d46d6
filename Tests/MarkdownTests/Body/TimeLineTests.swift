import SiteDiagnostics
import SiteMarkdown
import Testing

/// Lines that begin with times stay separate lines.
@Suite struct TimeLineTests {
    private func html(_ text: String) -> String {
        let source = SourceText(path: "a.md", text: text)
        return String(decoding: RenderedMarkdown(source, bytes: 0..<source.count).html, as: UTF8.self)
    }

    @Test(arguments: [
        ("0:00 Start\n1:23 Grids\n", 1), ("00:00 Start\n01:23 Grids\n1:02:03 End\n", 2),
        ("(0:00) Start\n(1:23) Grids\n", 1), ("\\[0:00\\] Start\n\\[1:23\\] Grids\n", 1),
        ("[0:00] Start\n[1:23] Grids\n", 1), ("**0:00** Start\n**1:23** Grids\n", 1),
        ("[0:00](#t=0) Start\n[1:23](#t=83) Grids\n", 1), ("`0:00` Start\n`1:23` Grids\n", 1),
        ("Chapters:\n0:00 Start\n1:23 Grids\n", 2), ("0:00 - 1:23 Start\n1:23 – 2:00 Grids\n", 1),
        ("0:00 Start\nand on\n1:23 Grids\n", 1), ("> 0:00 Start\n> 1:23 Grids\n", 1),
        ("- 0:00 Start\n  1:23 Grids\n", 1),
        ("0:00.5 Start\r\n1:23 Grids\r\n", 1),
    ])
    func broken(text: String, count: Int) {
        let html = html(text)
        #expect(html.split(separator: "<br>\n").count == count + 1, "\(html)")
    }

    @Test(arguments: [
        "At 1:23 we talk\nabout grids\n", "0:00 Start\nof it all\n", "The score was\n3:12 in the end\n",
        "1:2 a\n3:4 b\n",
        "12:345 a\n12:346 b\n", "1:2:3:4 a\n1:2:3:5 b\n", "2026-03-01 a\n2026-03-02 b\n", "16:9\n",
        "John 3:16 a\nJohn 3:17 b\n",
        "```\n0:00 a\n1:00 b\n```\n",
    ])
    func whole(text: String) {
        #expect(!html(text).contains("<br>"))
    }

    /// An automatic description describes the episode, not its chapters.
    @Test func theSummaryIsProse() {
        let source = SourceText(path: "a.md", text: "0:00 Start\n1:23 Grids\n\nWe talk of grids.\n")
        #expect(RenderedMarkdown(source, bytes: 0..<source.count).summary == "We talk of grids.")
        let times = SourceText(path: "a.md", text: "0:00 Start\n1:23 Grids\n")
        #expect(RenderedMarkdown(times, bytes: 0..<times.count).summary == "0:00 Start 1:23 Grids")
    }
}
