import SiteMarkup
import Testing

/// The pieces of HTML as words: `<a x=y>` as `a[x=y]`, `</a>` as `/a`, texts unchanged.
@Suite struct MarkupReaderTests {
    private func pieces(_ html: String, areTags: Bool = false) -> [String] {
        Array(html.utf8).withUnsafeBufferPointer { pieces($0[...], areTags: areTags) }
    }

    private func pieces(_ html: MarkupSlice, areTags: Bool = false) -> [String] {
        var reader = MarkupReader(html)
        var found: [String] = []
        while let piece = areTags ? reader.nextTag() : reader.next() {
            switch piece {
            case .start(let name):
                var attributes: [String] = []
                while let (key, value) = reader.attribute() { attributes.append(text(key) + "=" + text(value)) }
                let list = attributes.isEmpty ? "" : "[" + attributes.joined(separator: " ") + "]"
                found.append("<" + text(name) + list + (reader.isSelfClosing ? "/" : ""))
            case .end(let name): found.append("/" + text(name))
            case .text(let bytes): found.append(text(bytes))
            }
        }
        return found
    }

    private func text(_ bytes: MarkupSlice) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test(
        arguments: [
            ("<p>a</p>", ["<p", "a", "/p"]), ("<P CLASS='A b'>", ["<P[CLASS=A b]"]), ("<br/>", ["<br/"]),
            ("<br />", ["<br/"]), ("<img/alt=a>", ["<img[alt=a]"]), ("<a href=x/>", ["<a[href=x/]"]),
            ("<a title=\"<i class='c'>\" b>", ["<a[title=<i class='c'> b=]"]),
            ("<p\nx\n=\n\"a\tb\"\n>", ["<p[x=a\tb]"]),
            ("<p =x y=b>", ["<p[=x= y=b]"]), ("a < b <b>", ["a ", "< b ", "<b"]), ("<my-card>", ["<my-card"]),
            ("<!doctype html><p>", ["<p"]), ("<!-- <i> --><b>", ["<b"]), ("<!--><b>", ["<b"]), ("<?xml a?>b", ["b"]),
            ("</p x>a", ["/p", "a"]), ("<p class='b", ["<p[class=b]"]), ("<p", ["<p"]), ("a<", ["a", "<"]),
            ("</", ["/"]), ("<!-- a", []), ("<p x", ["<p[x=]"]), ("<p x=", ["<p[x=]"]), ("", []),
        ] as [(String, [String])])
    func isRead(html: String, expected: [String]) {
        #expect(pieces(html) == expected)
        let isTag = { (piece: String) in
            piece.hasPrefix("/") || piece.hasPrefix("<") && piece.dropFirst().first?.isLetter == true
        }
        #expect(pieces(html, areTags: true) == expected.filter(isTag))
    }

    /// Skipped attributes are not read as text.
    @Test func attributesMayBeLeft() {
        Array("<a b=\">\" c>d".utf8).withUnsafeBufferPointer { html in
            var reader = MarkupReader(html[...])
            guard case .start = reader.next(), case .text(let rest) = reader.next() else {
                Issue.record("neither tag nor text")
                return
            }
            #expect(text(rest) == "d" && reader.next() == nil)
        }
    }

    /// A slice never reads beyond its own bytes.
    @Test func partsAreReadAlone() {
        let html = Array("<!-- a --><p b='c' d=e>f</p x><br/><script>g < h</script><? i>".utf8)
        html.withUnsafeBufferPointer { bytes in
            for start in html.indices {
                for end in start...html.count {
                    let part = String(decoding: html[start..<end], as: UTF8.self)
                    #expect(pieces(bytes[start..<end]) == pieces(part), Comment(rawValue: part))
                }
            }
        }
    }

    @Test(arguments: [
        ("<script a=b>if (a < b) '</p>'</script>c", "if (a < b) '</p>'", "/script c"),
        ("<SCRIPT>a</Script >c", "a", "/Script c"), ("<title>&lt;b></title>", "&lt;b>", "/title"),
        ("<style></style>", "", "/style"), ("<script>a</scrip", "a</scrip", ""), ("<script", "", ""),
    ])
    func scriptsEndAtTheirOwnTag(html: String, raw: String, rest: String) {
        Array(html.utf8).withUnsafeBufferPointer { html in
            var reader = MarkupReader(html[...])
            guard case .start(let name) = reader.next() else {
                Issue.record("no tag")
                return
            }
            #expect(text(reader.rawText(of: name)) == raw)
            var found: [String] = []
            while let piece = reader.next() {
                switch piece {
                case .start(let name): found.append("<" + text(name))
                case .end(let name): found.append("/" + text(name))
                case .text(let bytes): found.append(text(bytes))
                }
            }
            #expect(found.joined(separator: " ") == rest)
        }
    }

    /// Markup that is never closed needs only one pass, whatever it consists of. A time limit would count the wait for a thread.
    @Test(arguments: ["<", "<a ", "<a b=\"", "<!--", "</", "<script>", "<a b='c", "&", "<p/"])
    func hostileMarkupIsReadOnce(piece: String) {
        let html = String(repeating: piece, count: 200_000)
        #expect(pieces(html).joined().utf8.count <= 2 * html.utf8.count)
    }

    @Test(
        arguments: [
            ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#65;&#x42;&#X43;", "ABC"),
            ("&nbsp;", "\u{A0}"),
            ("&unknown; &amp", "&unknown; &"), ("&#0;&#xD800;&#99999999;&#xFFFE;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("&;&", "&;&"), ("ü&#252;", "üü"), ("&eacute;&Eacute;&EACUTE;", "éÉ&EACUTE;"),
            ("&copy 2024 &notit;", "© 2024 ¬it;"),
            ("&#146;&#x80;&#129;", "’€\u{FFFD}"), ("&#; &#x; &#xg; &#+65;", "&#; &#x; &#xg; &#+65;"),
            ("&NotEqualTilde;&bne;", "≂̸=⃥"), ("AT&T &c R&D;", "AT&T &c R&D;"),
        ])
    func entities(text: String, decoded: String) { #expect(HTMLEntities.decoded(text) == decoded) }

    /// A reference without a semicolon usually does not count in an address, and never in plain text.
    @Test(arguments: [
        ("?a=1&copy=2", "?a=1&copy=2", "?a=1&copy=2"), ("?a&copyx", "?a&copyx", "?a&copyx"), ("&copy;=", "©=", "©="),
        ("&copy", "©", "&copy"), ("&copy .", "© .", "&copy ."), ("&amp;lt;", "&lt;", "&lt;"),
    ])
    func entitiesElsewhere(text: String, attribute: String, plain: String) {
        #expect(HTMLEntities.decoded(text, in: .attribute) == attribute)
        #expect(HTMLEntities.decoded(text, in: .plainText) == plain)
    }
}
