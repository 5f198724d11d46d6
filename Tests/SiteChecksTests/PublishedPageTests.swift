import Testing

@testable import SiteChecks

/// The parts of a page that readers notice, apart from those that it shares with other pages.
@Suite struct PublishedPageTests {
    private static func page(
        head: String = "", before: String = "<header>Menu</header>", main: String,
        after: String = "<footer>End</footer>"
    ) -> PublishedPage {
        let html =
            "<!doctype html><html><head><title>Name · Show</title>\(head)</head><body class=\"kind-page\">"
            + "\(before)<main id=\"m\">\(main)</main>\(after)</body></html>"
        return PublishedPage(Array(html.utf8))
    }

    private static let plain = "<h1>Rows &amp; <b>gaps</b></h1>\n<p>Text  of\nit.</p>"

    @Test func factsAreRead() {
        let page = Self.page(
            head: """
                <link rel="canonical" href="https://example.com/a/?b&amp;c"><meta property="og:type" content="video.episode">
                <meta name="robots" content="noindex">
                """, main: Self.plain)
        #expect(page.title == "Rows & gaps" && page.isEpisode && !page.isListed && page.redirection == nil)
        #expect(page.canonical == "https://example.com/a/?b&c")
        #expect(Self.page(main: "<p>No heading</p>").title == "Name · Show")
        let redirect = "<meta http-equiv=\"refresh\" content=\"0; url=../b/index.html\"><p><a href=\"../b/\">B</a></p>"
        #expect(PublishedPage(Array(redirect.utf8)).redirection == "../b/index.html")
    }

    @Test(arguments: [
        "<header>Other</header>|\(plain)|<footer>End</footer>", "<header>Menu</header>|\(plain)|<footer>Other</footer>",
        "<header>Menu</header>|\(plain)<nav><nav>Next</nav>Other</nav>|<footer>End</footer>",
        "<header>Menu</header>|<template><p>Other</p></template>\(plain)|<footer>End</footer>",
        "<header>Menu</header>|\(plain)<script>other()</script><style>p{}</style>|<footer>End</footer>",
        "<header>Menu</header>|\(plain)<ul><li class=\"a membership\">2 of 9<ul><li>x</li></ul></li></ul>|",
        "<header>Menu</header>|<h1>Rows &amp; <i>gaps</i></h1> <p class=x>Text of it.</p>|",
    ])
    func commonPartsDoNotCount(parts: String) {
        let parts = parts.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let page = Self.page(before: parts[0], main: parts[1], after: parts[2])
        #expect(page.text == Self.page(main: Self.plain).text)
    }

    @Test(arguments: [
        "<h1>Rows &amp; gaps</h1><p>Text of it!</p>", "<header><p>Lead</p></header>\(plain)",
        "\(plain)<aside>Host</aside>",
        "", "\(plain)</main><main><p>More</p>",
    ])
    func ownTextCounts(main: String) {
        #expect(Self.page(main: main).text != Self.page(main: Self.plain).text)
    }

    @Test func datesAndTagsOfTheHeadCount() {
        let head = "<meta property=\"article:tag\" content=\"css\">"
        #expect(Self.page(head: head, main: Self.plain).text != Self.page(main: Self.plain).text)
        let cards = "<meta property=\"og:image\" content=\"a.jpg\"><meta property=\"og:site_name\" content=\"Show\">"
        #expect(Self.page(head: cards, main: Self.plain).text == Self.page(main: Self.plain).text)
    }

    @Test func aPageWithoutMainIsReadWhole() {
        let (one, two) = ("<body><nav>A</nav><p>Text</p></body>", "<body><nav>B</nav><p>Text</p></body>")
        #expect(PublishedPage(Array(one.utf8)).text == PublishedPage(Array(two.utf8)).text)
        #expect(
            PublishedPage(Array(one.utf8)).text != PublishedPage(Array(one.replacing("Text", with: "More").utf8)).text)
    }
}
