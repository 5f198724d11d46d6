import SiteEpisodes
import SiteMarkup
import Testing

@testable import SiteTheming

@Suite struct LinkTests {
    @Test(arguments: [
        ("/", "/episodes/grid/", "episodes/grid/index.html"),
        ("/", "/", "index.html"),
        ("/episodes/grid/", "/", "../../index.html"),
        ("/episodes/grid/", "/episodes/list/", "../../episodes/list/index.html"),
        ("/tags/css/page/2/", "/tags/css/", "../../../../tags/css/index.html"),
        ("/404.html", "/library/", "library/index.html"),
        ("/old/name.html", "/library/", "../library/index.html"),
    ])
    func pagesOfEveryDepthReachEveryPage(page: String, target: String, expected: String) throws {
        let link = HTML(linkTo: try Address(path: target))
        #expect(resolved(link, on: try Address(path: page)) == expected)
    }

    @Test(arguments: [
        ("media/a \"b\".png", "media/a%20%22b%22.png"),
        ("media/ünï (1).jpg", "media/%C3%BCn%C3%AF%20%281%29.jpg"),
        ("javascript:alert(1)", "javascript%3Aalert%281%29"),
    ])
    func filesArePercentEncoded(path: String, expected: String) {
        #expect(resolved(HTML(linkTo: Address(file: path)), on: .home) == expected)
    }

    @Test(arguments: [
        ("https://example.org/a?b=1&c=2", "https://example.org/a?b=1&amp;c=2"),
        ("mailto:a@example.org", "mailto:a@example.org"),
        ("#notes", "#notes"),
        ("/tags/css/", "../tags/css/index.html"),
        ("/library/?a=1#top", "../library/index.html?a=1#top"),
        ("library", "../library/index.html"),
    ])
    func authorsAddresses(written: String, expected: String) throws {
        let link = HTML(linkTo: try WebAddress(checking: written))
        #expect(resolved(link, on: try Address(path: "/about/")) == expected)
    }

    /// The mark cannot be forged, because no text can bring it into a page.
    @Test func everyMarkIsReplacedAndNoOther() {
        let html = HTML(trusted: "<a href=\"\u{1}x\">" + HTML(escaping: "a\u{1}b").text + "</a>\u{1}")
        #expect(String(decoding: html.resolved(root: "../"), as: UTF8.self) == "<a href=\"../x\">a\u{FFFD}b</a>../")
        #expect(String(decoding: html.resolved(root: ""), as: UTF8.self) == "<a href=\"x\">a\u{FFFD}b</a>")
    }

    @Test func renderedBodiesBringNoMarks() {
        #expect(HTML(HTMLText(markup: Array("<p>a\u{1}b</p>".utf8))).on(.home) == "<p>a\u{FFFD}b</p>")
    }

    @Test(arguments: [
        ([], ""), (["", ""], ""), (["a"], "a"), (["", "a", "", "b", ""], "a\nb"), (["a\nb", "\u{1}c"], "a\nb\n\u{1}c"),
    ])
    func linesOneUnderTheOther(lines: [String], expected: String) {
        #expect(HTML(lines: lines.map { HTML(trusted: $0) }).text == expected)
    }

    private func resolved(_ html: HTML, on page: Address) -> String {
        String(decoding: html.resolved(root: rootPath(from: page)), as: UTF8.self)
    }
}
