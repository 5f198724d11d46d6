import SiteDiagnostics
import Testing

@testable import SiteAuthoring

/// Files that are not feeds or not XML. The message says what the file is, and the hint what to do.
struct NoFeedTests {
    private func problem(_ bytes: [UInt8]) throws -> Diagnostic {
        try #require(throws: Diagnostic.self) { try Imported.rss(SourceText(path: "feed.xml", bytes: bytes)) }
    }

    @Test(
        arguments: [
            ("", "import.not-xml", "this file is empty"), (" \n", "import.not-xml", "this file is empty"),
            ("\u{FEFF}", "import.not-xml", "this file is empty"),
            ("\0\0\0\0\0\0", "import.not-xml", "this file is empty"),
            ("<!DOCTYPE html><html></html>", "import.not-a-feed", "this is a web page, not a feed"),
            ("\u{FEFF}\n<!doctype HTML>\n<HTML><body>x", "import.not-a-feed", "this is a web page, not a feed"),
            (
                "<html><head><title>502 Bad Gateway</title></head>", "import.not-a-feed",
                "this is a web page, not a feed"
            ),
            (
                "<?xml version=\"1.0\"?><!DOCTYPE html PUBLIC \"a\" \"b\"><html xmlns=\"http://www.w3.org/1999/xhtml\"/>",
                "import.not-a-feed", "this is a web page, not a feed"
            ),
            ("<!-- saved --><html>", "import.not-a-feed", "this is a web page, not a feed"),
            ("<h1>Not found</h1>", "import.not-a-feed", "this is a web page, not a feed"),
            ("<center>nginx", "import.not-a-feed", "this is a web page, not a feed"),
            ("Not found", "import.not-xml", "this file does not begin with a feed"),
            (
                "<br />\n<b>Warning</b>: x<br />\n<?xml version='1.0'?><rss/>", "import.not-xml",
                "this file does not begin with a feed"
            ),
            (
                "Notice: Undefined index\n<?xml version='1.0'?><rss/>", "import.not-xml",
                "this file does not begin with a feed"
            ),
            (
                "{\"version\": \"https://jsonfeed.org/version/1.1\"}", "import.not-a-feed",
                "this is a JSON Feed, not RSS or Atom"
            ),
            ("{\"error\": 404}", "import.not-a-feed", "this is JSON, not a feed"),
            ("<opml version='2.0'/>", "import.not-a-feed", "this is a list of feeds (OPML), not a feed"),
            ("<urlset/>", "import.not-a-feed", "this is XML that begins with <urlset>, but not an RSS or Atom feed"),
            ("<rss/>", "import.not-a-feed", "this feed has no <channel>"),
            ("PK\u{3}\u{4}x", "import.not-a-feed", "this is a ZIP archive, not a feed"),
            ("%PDF-1.7", "import.not-a-feed", "this is a PDF, not a feed"),
            ("BZh9", "import.not-a-feed", "this is bzip2 data, not a feed"),
        ])
    func whatItIs(text: String, id: String, message: String) throws {
        let problem = try problem(Array(text.utf8))
        #expect(problem.id == id && problem.message == message, "\(problem)")
    }

    @Test(
        arguments: [
            ([0x1F, 0x8B, 8, 0, 0], "this is gzip data, not a feed", "unpack it: 'gunzip < feed.gz > feed.xml'"),
            (
                [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "this is xz data, not a feed",
                "unpack it: 'unxz < feed.xz > feed.xml'"
            ),
            ([0xFF, 0xD8, 0xFF, 0xE0], "this is a JPEG picture, not a feed", "name the file of the feed"),
        ] as [([UInt8], String, String)])
    func data(bytes: [UInt8], message: String, hint: String) throws {
        let problem = try problem(bytes)
        #expect(problem.id == "import.not-a-feed" && problem.message == message && problem.hint == hint)
    }

    @Test(
        arguments: [
            ("<link rel=\"alternate\" type=\"application/rss+xml\" href=\"/feed?a=1&amp;b=2\">", "/feed?a=1&b=2"),
            (
                "<LINK HREF='https://a.example/atom' TYPE='application/atom+xml' REL=alternate>",
                "https://a.example/atom"
            ),
            ("<link rel=icon href=/i.png>", nil), ("", nil),
        ] as [(String, String?)])
    func thePageNamesItsFeed(link: String, address: String?) throws {
        let hint = try problem(Array("<!DOCTYPE html><html><head>\(link)</head><body>x".utf8)).hint
        let expected =
            address.map { "download the feed that the page names: \($0)" }
            ?? "download the feed itself; pages often link to it as 'RSS'"
        #expect(hint == expected)
    }

    /// Faults of XML; `|` marks the reported position.
    @Test(
        arguments: [
            ("<a>x|\u{8}</a>", "XML cannot contain the character U+0008"),
            ("<a b='x|\u{1F}'/>", "XML cannot contain the character U+001F"),
            ("<a>|\u{1B}[0m</a>", "XML cannot contain the character U+001B"),
            ("<a>x|\0</a>", "XML cannot contain the character U+0000"),
            ("<a>|\u{FFFE}</a>", "XML cannot contain the character U+FFFE"),
            ("<a>x|&am", "the file ends inside the part that begins here"),
            ("<a>x|&", "the file ends inside the part that begins here"),
            ("<a>x|&#82", "the file ends inside the part that begins here"),
            ("<a>|<b c='d", "the file ends inside the part that begins here"),
            ("<a>|<!-- x", "the file ends inside the part that begins here"),
            ("|<a>x", "this tag is not closed before the file ends"),
            ("<a>|<b>x", "this tag is not closed before the file ends"),
            ("|<a>x<![CDATA[y", "this tag is not closed before the file ends"),
            ("<a b='|&nope;'/>", "'&nope;' is not an entity of HTML or XML"),
            ("<a b='&eacute;' c=\">|&nope;\"/>", "'&nope;' is not an entity of HTML or XML"),
            ("<a b='x|& y'/>", "this '&' begins no entity, so the file is not XML"),
            ("<a b='?c=d|&e=f'/>", "this '&' begins no entity, so the file is not XML"),
            ("<a>1 <| 2</a>", "this '<' begins no tag, so the file is not XML"),
            ("<a>I <|3 it</a>", "this '<' begins no tag, so the file is not XML"),
            ("<a b='|<'/>", "this '<' begins no tag, so the file is not XML"),
            ("<a><b></|a></b>", "this end tag does not match the open tag <b>"),
            ("<a b='1' |b='2'/>", "this tag has an attribute twice"),
            ("<a></a>|<a></a>", "there is text after the end of the feed"),
            ("<a>|<?xml version='1.0'?></a>", "'<?xml' is allowed only at the start of a file"),
            ("<a b=|1/>", "the file is not well-formed XML: not well-formed (invalid token)"),
        ])
    func whyItIsNoXML(text: String, message: String) throws {
        let bytes = Array(text.replacing("|", with: "", maxReplacements: 1).utf8)
        let problem = try problem(bytes)
        #expect(problem.id == "import.not-xml" && problem.message == message)
        let column = text.prefix { $0 != "|" }.count + 1
        #expect(problem.position?.column == column, "\(problem)")
    }
}
