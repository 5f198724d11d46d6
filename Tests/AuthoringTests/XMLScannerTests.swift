import Testing

@testable import Authoring

/// What is XML and what is not, after the specification (https://www.w3.org/TR/xml/).
@Suite struct XMLScannerTests {
    private func events(_ text: String) throws(NotWellFormed) -> [XMLEvent] {
        var scanner = XMLScanner(Array(text.utf8))
        var events: [XMLEvent] = []
        while let event = try scanner.next() { events.append(event) }
        return events
    }

    private func start(_ name: String, _ attributes: [String: String] = [:], in namespace: String? = nil) -> XMLEvent {
        .start(name: name, namespace: namespace, attributes: attributes)
    }

    @Test func elementsAndTexts() throws {
        #expect(
            try events(
                "\u{FEFF}<!-- a - b -->\n<?x <y> ?><a b = 'c\"' d=\"e'\n\tf\r\ng\"> h<i/><![CDATA[<&]]]]>\r\nj\r</a >\n<!---->"
            )
                == [
                    start("a", ["b": "c\"", "d": "e'  f g"]), .text(" h"), start("i"), .end, .text("<&]]"),
                    .text("\nj\n"), .end,
                ])
    }

    @Test func references() throws {
        #expect(
            try events("<a b='&lt;&#9;&quot;'>&amp;&gt;&apos;&#233;&#x1F600;&amp;amp;</a>")
                == [start("a", ["b": "<\t\""]), .text("&>'é😀&amp;"), .end])
        #expect(
            try events("<a b='&eacute;'>&nbsp;&CounterClockwiseContourIntegral;&#150;</a>")
                == [start("a", ["b": "é"]), .text("\u{A0}∳–"), .end])
    }

    @Test func namespaces() throws {
        #expect(
            try events(
                "<a xmlns='one' xmlns:p='two'><b p:c='d'/><p:b xmlns:p='three'><p:c/></p:b><p:d/><b xmlns=''/><q:e/></a>"
            )
                == [
                    start("a", in: "one"), start("b", ["p:c": "d"], in: "one"), .end, start("p:b", in: "three"),
                    start("p:c", in: "three"), .end, .end, start("p:d", in: "two"), .end, start("b"), .end,
                    start("q:e"), .end, .end,
                ])
    }

    @Test(
        arguments: [
            "", " ", "a", "<a>", "</a>", "<a></b>", "<a/><b/>", "<a/>b", "<a/><![CDATA[]]>", "<a b/>", "<a b=c/>",
            "<a b='<'/>", "<a b='c'd='e'/>", "<a b='c' b='d'/>", "<a b='c/>", "<a b=\"'/>", "< a/>", "<a / >", "<1/>",
            "<-a/>", "<a>&</a>", "<a>& b;</a>", "<a>&eacute</a>", "<a>&foo;</a>", "<a>&#xFFFF;</a>", "<a>&#;</a>",
            "<a>&#;</a>", "<a>&#x;</a>", "<a>&#xD800;</a>",
            "<a>&#0;</a>", "<a>&#+9;</a>", "<a>&#x110000;</a>", "<a>]]></a>", "<a>\u{1}</a>", "<a b='\u{1}'/>",
            "<!-- a -- b --><a/>", "<!-- a --->\n<a/>", "<!-- a", "<?x", "<? x ?><a/>", "<a><![CDATA[x</a>",
            "<a><!b></a>",
            "<a", "<a ", "<a b", "<a b=", "<a/", "<",
        ])
    func whatIsNot(text: String) {
        #expect(throws: NotWellFormed.self, "\(text)") { try events(text) }
    }
}
