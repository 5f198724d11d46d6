extension Bomb {
    /// Feeds to import.
    static let feeds = [
        Bomb(feed: "elements in elements", 50_000, says: "import.too-deep") { item("<a>" * $0 + "</a>" * $0) },
        Bomb(feed: "elements of an item", 1_000_000, says: "import.too-many") { item("<a/>" * $0) },
        Bomb(feed: "elements of a show", 1_000_000, says: "import.too-many") { "<a/>" * $0 + item("") },
        Bomb(feed: "many elements in each of many items", 50) { item("<podcast:x y='z'/>" * 1_000) * $0 },
        Bomb(feed: "items", 1_000_000, says: "import.too-many") { "<item/>" * $0 },
        Bomb(feed: "items with equal titles", 10_000) { item("<title>Same</title>") * $0 },
        Bomb(feed: "items with equal titles of other cases", 5_000) {
            item("<title>Same</title>") * $0 + item("<title>SAME</title>") * $0
        },
        Bomb(feed: "items without a title", 10_000) { item("") * $0 },
        Bomb(feed: "dates that nobody can read", 10_000) { item("<pubDate>32 Foo</pubDate>") * $0 },
        Bomb(feed: "titles of marks in turn", 500_000) {
            (item("<title>a" + "\u{301}\u{323}" * $0 + "</title>")
                + item("<title>a" + "\u{323}\u{301}" * $0 + "</title>"))
        },
        Bomb(feed: "titles of escaped marks in turn", 200_000) {
            item("<title>a" + "&#x301;&#x323;" * $0 + "</title>") * 2
        },
        Bomb(feed: "titles of marks that are escaped twice", 150_000) {
            item("<title>a" + "&amp;#x301;&amp;#x323;" * $0 + "</title>") * 2
        },
        Bomb(feed: "names of marks in turn", 500_000) {
            let name = "a" + "\u{301}\u{323}" * $0
            return item("<\(name) \(name)=''/>") * 2
        },
        Bomb(feed: "one long attribute", 10_000_000, says: "import.too-large") { item("<a b='" + "x" * $0 + "'/>") },
        Bomb(feed: "attributes", 200_000, says: "import.too-many") {
            item("<a " + joined(0..<$0) { "a\($0)='' " } + "/>")
        },
        Bomb(feed: "a long name", 3_000_000) { item("<a" + "x" * $0 + "/>") },
        Bomb(feed: "one long text", 10_000_000, says: "import.too-large") { item("<description>" + "a b " * $0) },
        Bomb(feed: "entities of HTML", 500_000) { item("<description>" + "&eacute;" * $0 + "</description>") },
        Bomb(feed: "entities of its own", 12, says: "import.doctype", isExponential: true) { count in
            "<!DOCTYPE rss [<!ENTITY a0 'x'>" + joined(1..<count) { "<!ENTITY a\($0) '" + "&a\($0 - 1);" * 10 + "'>" }
                + "]>" + item("<title>&a\(count - 1);</title>")
        },
        Bomb(feed: "sections of raw text", 300_000) { item("<description>" + "<![CDATA[a]]>" * $0 + "</description>") },
        Bomb(feed: "a section of raw text that does not end", 10_000_000, says: "import.too-large") {
            item("<description><![CDATA[" + "a" * $0)
        },
        Bomb(feed: "comments", 2_000_000) { "<!-- -->" * $0 + item("<title>A</title>") },
        Bomb(feed: "one long comment", 30_000_000) { "<!--" + "a" * $0 + "-->" + item("<title>A</title>") },
        Bomb(feed: "instructions", 1_000_000) { "<?a b?>" * $0 + item("<title>A</title>") },
        Bomb(feed: "namespaces", 50_000) { item("<a " + joined(0..<$0) { "xmlns:a\($0)='b' " } + "/>") },
        Bomb(feed: "blanks", 30_000_000) { " " * ($0 / 10) + item("<title>A</title>") },
        Bomb(feed: "tags of HTML that do not end", 300_000) {
            item("<description>" + "&lt;b&gt;a " * $0 + "</description>")
        },
        Bomb(feed: "lists of HTML in each other", 10_000) {
            item("<description>" + "&lt;ul&gt;&lt;li&gt;a" * $0 + "</description>")
        },
        Bomb(feed: "emphasis of HTML in each other", 100_000) {
            item("<description>" + "&lt;b&gt;&lt;i&gt;a" * $0 + "</description>")
        },
        Bomb(feed: "beginnings of tags of HTML", 1_000_000) {
            item("<description>" + "&lt;a" * ($0 / 2) + "</description>")
        },
        Bomb(feed: "marks before links of HTML", 50_000) {
            item("<description>" + "!&lt;a href=x&gt;y&lt;/a&gt;" * $0 + "</description>")
        },
        Bomb(feed: "addresses in HTML", 50_000) {
            item("<description>&lt;p&gt;" + "http://a.example/x " * $0 + "</description>")
        },
        Bomb(feed: "categories", 30_000) { item(joined(0..<$0) { "<category>c\($0)</category>" }) },
        Bomb(feed: "recordings of an item", 30_000) {
            item(joined(0..<$0) { "<enclosure url='https://e.example/\($0).mp3'/>" })
        },
        Bomb(feed: "transcripts without a place", 30_000) { item("<podcast:transcript url='a.vtt'/>" * $0) },
        Bomb(feed: "numbers without an end", 500_000) {
            item(
                "<itunes:episode>" + "9" * $0 + "</itunes:episode><itunes:duration>" + "1:" * $0 + "1</itunes:duration>"
            )
        },
        Bomb("feeds: 1 GB of nothing", 0, says: "import.too-large", feedBytes: 1_000_000_000) { _ in
            [BombSite.feed: "<rss>"]
        },
        Bomb("feeds: 60 MB of nothing", 0, says: "import.not-xml", feedBytes: 60_000_000) { _ in
            [BombSite.feed: "<rss>"]
        },
    ]

    private static func item(_ inside: String) -> String { "<item>" + inside + "</item>\n" }

    /// - Parameter channel: what the feed says in its channel.
    private init(
        feed name: String, _ count: Int, says answer: String? = nil, isExponential: Bool = false,
        _ channel: @escaping @Sendable (Int) -> String
    ) {
        self.init("feeds: " + name, count, says: answer, isExponential: isExponential) {
            let text = channel($0)
            let head =
                "<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><title>S</title>"
            return [BombSite.feed: text.hasPrefix("<!DOCTYPE") ? text : head + text + "</channel></rss>"]
        }
    }
}
