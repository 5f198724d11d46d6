import Foundation
import SiteBuilder
import TestSupport
import Testing

/// Transcripts may be HTML pages, as Podcasting 2.0 allows. Pages of plain words are published; `trusted` allows
/// others.
@Suite("Pages that are transcripts") struct TranscriptPageTests {
    /// - Parameter line: A line of the episode's front matter.
    private func build(
        _ text: String, named name: String = "a.html", by line: String = "transcript: a.html"
    ) async throws -> BuiltSite {
        try await SampleSite(
            content: [
                "episodes/one.md": episode("One", "audio: https://cdn.example.org/a.mp3", line),
                "episodes/\(name)": text,
            ]
        ).build()
    }

    @Test(
        "are published if they contain words",
        arguments: [
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>A &lt;b> c</title></head><body>x</body></html>",
            "<cite>Ada:</cite> <time datetime='0:00'>0:00</time>\n<p>Hello, 1 < 2 and a <= b.</p>",
            "<p class=a id=b data-start=1>x<br/>y</p><hr><ol><li>z</ol>", "<!-- a - b --><p>x",
            "<a href=\"https://e.com/?a=1&amp;b=2\" rel=\"nofollow\">x</a> <a href='#t'>y</a> <a href=b.html>z</a>",
            "<style>p { color: rgb(1 2 3) } @media print { p { margin: 0 } }</style><p style='color: red'>x</p>",
            "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"><P ALIGN=center>x</P>",
            "Only words",
            "",
        ])
    func published(text: String) async throws {
        let built = try await build(text)
        #expect(built.diagnostics.filter { $0.id == "content.runs" } == [])
        #expect(built.paths.contains("episodes/a.html"))
        #expect(built.text("feed.xml")?.contains("episodes/a.html") == true)
        // The same page is an ordinary page if no episode uses it.
        if text.contains("<") {
            let other = try await build(text, by: "tags: [x]")
            #expect(!other.paths.contains("episodes/a.html"))
        }
    }

    @Test(
        "are not published or named if they contain more",
        arguments: [
            "<script>x()</script>", "<p onclick=x()>a", "<P OnClick='x()'>a", "<p\nid=a\nonload=x()>", "<p/onload=x()>",
            "<p id=\"a\"onload=x()>", "<img src=x onerror=x()>", "<svg onload=x()>", "<math><a>", "<iframe src=x>",
            "<a href=\"javascript:x()\">a", "<a href=' javascript:x()'>a", "<a href=java&Tab;script&colon;x()>a",
            "<a href=\"&#106;avascript:x()\">a", "<a href='data:text/html,x'>a", "<a href=`x`>a", "<base href=//e.com>",
            "<meta http-equiv=refresh content='0;url=https://e.com'>", "<link rel=stylesheet href=x.css>",
            "<title><p title=\"</title><script>x()</script>\">a", "<title>a", "<style><p title=\"</style><script>x()",
            "<style>@import 'https://e.com/x.css'</style>", "<p style=\"background: url(https://e.com/x)\">a",
            "<p style=\"background: u\\72l(https://e.com/x)\">a", "<p style='a&colon;b'>a",
            "<!--><script>x()</script>-->", "<!---><script>x()</script>-->", "<!-- a --!><script>x()</script>-->",
            "<![CDATA[x]]>", "<?xml-stylesheet href=x?>", "</ script>", "<p title=\"a", "<p title='a\" >b",
            "<textarea><p>", "<plaintext>", "<template><p>", "<form action=x>", "<noscript><p>", "<x-a is=b>",
            "<p is=b>", "<p srcdoc=a>", "a\u{1B}$B<p>", "<p a", "<frameset><frame src=x>", "<body background=x>",
            "<p\u{B}onclick=x()>", "<p id=a/onclick=x() style=b\"c>",
        ])
    func heldBack(text: String) async throws {
        let built = try await build(text)
        let found = built.diagnostics.filter { $0.id == "content.runs" }
        #expect(found.count == 1 && found.allSatisfy { $0.position != nil && $0.excerpt != nil })
        #expect(!built.paths.contains("episodes/a.html"))
        for path in built.paths { #expect(built.text(path)?.contains("a.html") != true, "\(path)") }
    }

    @Test("go by their names", arguments: ["a.xhtml", "a.shtml", "a.html.v1"])
    func names(name: String) async throws {
        let built = try await build("<p>x</p>", named: name, by: "transcript: { src: \(name), type: text/html }")
        #expect(!built.paths.contains("episodes/\(name)"))
    }
}
