import SiteMarkdown
import SiteMarkup
import Testing

/// Players of other sites: links in feeds, frames on pages.
@Suite struct EmbedRenderingTests {
    private static let words = EmbedWords(language: "en", play: "Play \"it\"", note: "From <there>.")

    private func page(_ markdown: String) -> String {
        String(
            decoding: render(markdown).html(rewriting: \.url, embeds: { _ in Self.words }), as: UTF8.self)
    }

    @Test(arguments: [
        ("https://youtu.be/dQw4w9WgXcQ", true), ("<https://vimeo.com/123456/ab12>", true),
        ("www.youtube.com/watch?v=dQw4w9WgXcQ", true), ("Text\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nText", true),
        ("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m", true), ("https://youtube.com/shorts/dQw4w9_gXc-", true),
        ("[https://youtu.be/dQw4w9WgXcQ](https://youtu.be/dQw4w9WgXcQ)", true),
        ("[a](https://youtu.be/dQw4w9WgXcQ)", false), ("See https://youtu.be/dQw4w9WgXcQ", false),
        ("https://youtu.be/dQw4w9WgXcQ and", false), ("https://youtu.be/dQw4w9WgXcQ\nhttps://vimeo.com/1", false),
        ("- https://youtu.be/dQw4w9WgXcQ", false), ("> https://youtu.be/dQw4w9WgXcQ", false),
        ("`https://youtu.be/dQw4w9WgXcQ`", false), ("# https://youtu.be/dQw4w9WgXcQ", false),
        ("https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk", false), ("https://vimeo.com/about", false),
        ("<https://youtu.be/dQw4w9WgXcQ> \"t\"", false),
    ])
    func bareAddresses(markdown: String, isPlayer: Bool) {
        #expect(page(markdown).contains("<iframe") == isPlayer)
        // Feeds have the link alone.
        let feed = render(markdown).html(rewriting: \.url)
        #expect(feed == render(markdown).html)
        #expect(!String(decoding: feed, as: UTF8.self).contains("iframe"))
        #expect(render(markdown).references.count == (isPlayer ? 1 : render(markdown).references.count))
    }

    @Test func theLinkStays() {
        let body = render("https://youtu.be/dQw4w9WgXcQ?t=9&a=1")
        let link = "<a href=\"https://youtu.be/dQw4w9WgXcQ?t=9&amp;a=1\">https://youtu.be/dQw4w9WgXcQ?t=9&amp;a=1</a>"
        #expect(String(decoding: body.html, as: UTF8.self) == "<p>\(link)</p>\n")
        let page = page("https://youtu.be/dQw4w9WgXcQ?t=9&a=1")
        #expect(page.hasPrefix("<p><span class=\"embed\"><iframe width=\"640\" height=\"360\""))
        #expect(page.hasSuffix("</iframe><small>\(link)</small></span></p>\n"))
        #expect(page.contains(" title=\"YouTube: youtu.be/dQw4w9WgXcQ?t=9&amp;a=1\""))
        // The frame's document is escaped once more as a whole.
        #expect(
            page.contains(
                "href=&quot;https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;amp;start=9&quot;"))
        #expect(
            page.contains(
                "<b>Play &amp;quot;it&amp;quot;</b>".replacing("<", with: "&lt;").replacing(">", with: "&gt;")))
        #expect(page.contains("From &amp;lt;there&amp;gt;."))
        #expect(!page.contains(" src=") && !page.contains("<script"))
    }

    @Test func aTallPlayer() {
        #expect(page("https://youtube.com/shorts/dQw4w9WgXcQ").contains("class=\"embed embed-tall\""))
    }

    /// An address says nothing about the page.
    @Test func noSummary() { #expect(render("https://youtu.be/dQw4w9WgXcQ\n\nText").summary == "Text") }

    @Test func twoPlayersHaveTwoNames() {
        let names = page("https://youtu.be/dQw4w9WgXcQ\n\nhttps://youtu.be/dQw4w9WgXcA").matches(
            of: #/ title="([^"]*)"/#)
        #expect(names.map { String($0.1) } == ["YouTube: youtu.be/dQw4w9WgXcQ", "YouTube: youtu.be/dQw4w9WgXcA"])
    }
}
