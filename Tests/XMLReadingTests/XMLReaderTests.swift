import Testing

@testable import SiteXMLReading

@Suite struct XMLReaderTests {
    private func events(_ bytes: [UInt8], depth: Int = 10, _ encoding: XMLReader.Encoding = .utf8) throws -> [XMLEvent]
    {
        var events: [XMLEvent] = []
        try XMLReader(depth: depth, encoding: encoding).read(bytes) { event, _ in events.append(event) }
        return events
    }

    private func events(_ text: String, depth: Int = 10) throws -> [XMLEvent] {
        try events(Array(text.utf8), depth: depth)
    }

    @Test func namesHaveTheirNamespaces() throws {
        let found = try events("<a xmlns='urn:a' xmlns:b='urn:b' c='1' b:d='&lt;&#x41;'><b:e/>&amp;<![CDATA[<]]></a>")
        let start = XMLElement(
            name: XMLName(namespace: "urn:a", local: "a"),
            attributes: [
                XMLAttribute(name: XMLName(namespace: "", local: "c"), value: "1"),
                XMLAttribute(name: XMLName(namespace: "urn:b", local: "d"), value: "<A"),
            ])
        let inner = XMLElement(name: XMLName(namespace: "urn:b", local: "e"), attributes: [])
        #expect(found == [.start(start), .start(inner), .end, .text("&"), .text("<"), .end])
    }

    @Test func whatStandsOutsideOfElements() throws {
        let text =
            "<?xml version='1.0' encoding='utf-8'?><!DOCTYPE a PUBLIC 'p' 's' [<!ENTITY e 'x'><!ENTITY f SYSTEM 'y'><!NOTATION n "
            + "SYSTEM 'z'>]><?p q?><a>&e;&g;</a>"
        let found = try events(text)
        #expect(
            found.prefix(5) == [
                .declaration(encoding: "utf-8"), .documentType(XMLDocumentType(publicID: "p", systemID: "s")),
                .entity(name: "e", value: "x"), .otherDeclaration("an entity from outside"),
                .otherDeclaration("a notation"),
            ])
        #expect(found.contains(.instruction(target: "p")) && found.contains(.text("x")))
        #expect(found.contains(.unknownEntity("g")))
    }

    @Test(arguments: [
        "", " ", "a", "<a>", "<a></b>", "<a b=1/>", "<a b='1' b='2'/>", "<a/><b/>", "<a>&b;</a>", "<b:a/>",
        "<a>\u{1}</a>",
    ])
    func whatIsNotWellFormed(text: String) {
        #expect(throws: XMLProblem.self) { try events(text) }
    }

    /// The byte offset of a problem. An error that a handler throws is passed on unchanged.
    @Test func placesAndFailures() throws {
        let text = "<ä>\n<b/>\n<c>"
        var offsets: [Int] = []
        let problem = try #require(throws: XMLProblem.self) {
            try XMLReader(depth: 10).read(Array(text.utf8)) { event, offset in
                if case .start = event { offsets.append(offset) }
            }
        }
        #expect(offsets == [0, 5, 10] && problem.offset == 13)
        struct Stop: Error {}
        var count = 0
        #expect(throws: Stop.self) {
            try XMLReader(depth: 10).read(Array("<a><b/><c/></a>".utf8)) { _, _ in
                count += 1
                if count == 2 { throw Stop() }
            }
        }
        #expect(count == 2)
    }

    @Test func depth() throws {
        _ = try events("<a><a><a/></a></a>", depth: 3)
        #expect(throws: XMLProblem.self) { try events("<a><a><a><a/></a></a></a>", depth: 3) }
    }

    /// Files longer than one read buffer, and other encodings.
    @Test func longFilesAndEncodings() throws {
        let long = String(repeating: "<b>ü</b>", count: 300_000)
        #expect(try events("<a>\(long)</a>").count == 900_002)
        let wide = "<a>ü</a>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try events([0xFF, 0xFE] + wide, .declared).contains(.text("ü")))
        let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xFC] + Array("</a>".utf8)
        #expect(try events(latin, .declared).contains(.text("ü")))
        #expect(throws: XMLProblem.self) { try events(latin) }
        let swapped: [UInt8] = "<a>ü</a>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let four: [UInt8] = "<a>ü</a>".unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] }
        for bytes in [[0xFF, 0xFE] + wide, wide, [0xFE, 0xFF] + swapped, swapped, [0xFF, 0xFE, 0, 0] + four, four] {
            #expect(throws: XMLProblem.self) { try events(bytes) }
        }
        #expect(try events([0xEF, 0xBB, 0xBF] + Array("<a>ü</a>".utf8)).contains(.text("ü")))
    }

    // MARK: Undeclared entities

    private static let entities = XMLEntities([
        "eacute": "é", "LT": "<", "AMP": "&", "amp": "&", "percnt": "%", "QUOT": "\"",
    ])

    private func written(_ text: String) throws -> [XMLEvent] {
        var events: [XMLEvent] = []
        try XMLReader(depth: 10, names: .asWritten, entities: Self.entities).read(Array(text.utf8)) { event, _ in
            events.append(event)
        }
        return events
    }

    /// Joins the parts of a text.
    private func joined(_ events: [XMLEvent]) -> String {
        events.map { if case .text(let part) = $0 { part } else { "" } }.joined()
    }

    private func start(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) -> XMLEvent {
        let attributes = attributes.map { XMLAttribute(name: XMLName(namespace: "", local: $0), value: $1) }
        return .start(XMLElement(name: XMLName(namespace: "", local: name), attributes: attributes))
    }

    @Test(arguments: [
        "", "\u{FEFF}", "\n <?xml version='1.0' standalone='yes'?>",
        "\u{FEFF}<?xml version='1.0' encoding='x'?>\n<!-- - -->",
    ])
    func entitiesWithoutDeclarations(head: String) throws {
        let text = try written(
            head + "<p:a b='&eacute;&LT;&QUOT;' xmlns='c'>&eacute;&LT;&AMP;&amp;&percnt;&#233;</p:a>")
        #expect(text.first == start("p:a", ["b": "é<\"", "xmlns": "c"]) && text.last == .end)
        #expect(joined(text) == "é<&&%é")
    }

    @Test func marksThatAreNone() throws {
        let events = try written(
            "<!-- a - b -->\n<?x <y> ?><a b = 'c\"' d=\"e'\n\tf\r\ng\"> h<i/><![CDATA[<&]]]]>\r\nj</a >\n<!---->")
        #expect(joined(events) == " h<&]]\nj")
        #expect(
            events.filter { if case .text = $0 { false } else { true } }
                == [.instruction(target: "x"), start("a", ["b": "c\"", "d": "e'  f g"]), start("i"), .end, .end])
    }

    /// The rules of XML (https://www.w3.org/TR/xml/), and the reported position for each violation.
    @Test(
        arguments: [
            ("<a>&foo;</a>", 3), ("<a b='&foo;'/>", 0), ("<a b='&#0;'/>", 6), ("\n<?xml version='1.0'?><a>&b;</a>", 25),
            ("<a/><!DOCTYPE a>", 4), ("<!DOCTYPE a><a/>", 0), ("<a>&#xD800;</a>", 3), ("<a>&#x110000;</a>", 3),
            ("<a>", 3),
        ] as [(String, Int)])
    func placesOfProblems(text: String, offset: Int) throws {
        let problem = try #require(throws: XMLProblem.self) { try written(text) }
        #expect(problem.offset == offset, "\(problem)")
    }

    @Test(arguments: [
        "", " ", "a", "</a>", "<a></b>", "<a/><b/>", "<a/>b", "<a/><![CDATA[]]>", "<a b/>", "<a b=c/>", "<a b='<'/>",
        "<a b='c'd='e'/>", "<a b='c' b='d'/>", "<a b='c/>", "<a b=\"'/>", "< a/>", "<a / >", "<1/>", "<-a/>",
        "<a>&</a>",
        "<a>& b;</a>", "<a>&eacute</a>", "<a>&#xFFFF;</a>", "<a>&#;</a>", "<a>&#x;</a>", "<a>&#+9;</a>", "<a>]]></a>",
        "<a>\u{1}</a>", "<a b='\u{1}'/>", "<!-- a -- b --><a/>", "<!-- a --->\n<a/>", "<!-- a", "<?x", "<? x ?><a/>",
        "<a><![CDATA[x</a>", "<a><!b></a>", "<a", "<a ", "<a b", "<a b=", "<a/", "<", "<?xml version='1.0'",
        "<a><?xml version='1.0'?></a>",
    ])
    func whatIsNotWellFormedThere(text: String) {
        #expect(throws: XMLProblem.self) { try written(text) }
    }
}
