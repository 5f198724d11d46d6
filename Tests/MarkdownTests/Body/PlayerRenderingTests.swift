import SiteMarkdown
import Testing

/// `<audio>` and `<video>` in texts.
@Suite struct PlayerRenderingTests {
    @Test(arguments: [
        (
            "<audio src=\"a.mp3\"></audio>",
            "<audio controls preload=\"none\"><source src=\"a.mp3\"><a href=\"a.mp3\">a.mp3</a></audio>"
        ),
        (
            "<VIDEO autoplay onplay=\"x()\" title='A \"b\"' src='a/b%20c.mp4?x#t=1'></VIDEO>",
            "<video controls preload=\"none\" title=\"A &quot;b&quot;\"><source src=\"a/b%20c.mp4?x#t=1\">"
                + "<a href=\"a/b%20c.mp4?x#t=1\">A &quot;b&quot;</a></video>"
        ),
        (
            "<audio controls>\n  <source src=\"a.ogg\" type=\"audio/ogg\">\n  <source src=\"a.mp3\">\n  <p>Old *browser*</p>\n</audio>",
            "<audio controls preload=\"none\"><source src=\"a.ogg\" type=\"audio/ogg\"><source src=\"a.mp3\">"
                + "<a href=\"a.ogg\">a.ogg</a></audio>"
        ),
        (
            "<audio src=\"javascript:x\"><source src=\"https://a.example/\"></audio>",
            "<audio controls preload=\"none\"><source src=\"https://a.example/\">"
                + "<a href=\"https://a.example/\">a.example</a></audio>"
        ),
        (
            "<audio src=\"a.mp3\" aria-label=\"Talk\"><source src=\"a.mp3\"></audio>",
            "<audio controls preload=\"none\" title=\"Talk\"><source src=\"a.mp3\"><a href=\"a.mp3\">Talk</a></audio>"
        ),
        ("<audio src=\"mailto:a@b.c\"></audio>", "<a href=\"mailto:a@b.c\">mailto:a@b.c</a>"),
        (
            "<audio src=\"a.mp3\" controls />",
            "<audio controls preload=\"none\"><source src=\"a.mp3\"><a href=\"a.mp3\">a.mp3</a></audio>"
        ),
        (
            "<iframe src=\"https://a.example/\" title=\"T\" />",
            "<a href=\"https://a.example/\">T</a>"
        ),
        ("The `<audio>` element", "The <code>&lt;audio&gt;</code> element"),
        ("An <audio src=\"a.mp3\"> here", "An &lt;audio src=&quot;a.mp3&quot;&gt; here"),
    ])
    func html(markdown: String, expected: String) { #expect(rendered(markdown) == "<p>\(expected)</p>\n") }

    @Test func withoutASource() {
        let body = render("<audio></audio>")
        #expect(body.html.isEmpty && body.diagnostics.map(\.id) == ["markdown.html-removed"])
    }

    @Test func insideAParagraph() {
        let html = rendered("Hear <audio src=\"a.mp3\">[a](b) *c*</audio> *now* [x](<y>)")
        #expect(
            html == "<p>Hear <audio controls preload=\"none\"><source src=\"a.mp3\"><a href=\"a.mp3\">a.mp3</a></audio>"
                + " <em>now</em> <a href=\"y\">x</a></p>\n")
    }

    @Test func notInALink() {
        #expect(!rendered("[<audio src=\"a.mp3\"></audio>](b)").contains("<audio"))
    }

    @Test func references() {
        let body = render("<video>\n<source src=\"a.webm\">\n<source src=\"b.mp4\">\n</video>\n\n![c](d.png)")
        #expect(body.references.map(\.url) == ["a.webm", "b.mp4", "a.webm", "d.png"])
        #expect(body.references.map(\.use) == [.video, .video, .link, .image])
        #expect(body.references.map(\.isRepeated) == [false, false, true, false])
        #expect(body.diagnostics.isEmpty)
        let moved = String(decoding: body.html { "/m/" + $0.url }, as: UTF8.self)
        #expect(moved.contains("<source src=\"/m/a.webm\"><source src=\"/m/b.mp4\"><a href=\"/m/a.webm\">a.webm</a>"))
    }
}
