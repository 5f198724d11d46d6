import SiteArtwork

/// Refuses a page that contains anything but texts, links and its own styles.
///
/// The parser is stricter than all browsers, so that no browser finds a different end of a tag, comment or title. Each
/// element and attribute that is not known to be safe is refused.
///
/// - Parameter bytes: the page, in UTF-8.
func checkPage(_ bytes: [UInt8]) throws(MarkupProblem) {
    var check = PageCheck(bytes: bytes)
    try check.run()
}

private struct PageCheck {
    let bytes: [UInt8]
    var offset = 0

    private static let (open, close, slash) = (UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"))

    mutating func run() throws(MarkupProblem) {
        // Both characters can change the encoding.
        if let found = bytes.firstIndex(where: { $0 == 0 || $0 == 0x1B }) {
            throw MarkupProblem(reason: "it has a control character", offset: found)
        }
        while let start = bytes[offset...].firstIndex(of: Self.open) {
            offset = start + 1
            switch byte {
            case UInt8(ascii: "!"): try skipDeclaration(from: start)
            case Self.slash: try takeEnd(from: start)
            case let letter? where isLetter(letter): try takeStart(from: start)
            // A `<` before a space or a digit is text.
            case nil, 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "="), (0x30...0x39)?: continue
            default: throw MarkupProblem(reason: "it has a '<' that begins no tag", offset: start)
            }
        }
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Skips a comment or `<!doctype html>` up to the first character that could end it.
    private mutating func skipDeclaration(from start: Int) throws(MarkupProblem) {
        guard let end = bytes[offset...].firstIndex(of: Self.close) else {
            throw MarkupProblem(reason: "it has a declaration without an end", offset: start)
        }
        let text = String(decoding: bytes[offset..<end], as: UTF8.self).lowercased()
        let isComment = text.hasPrefix("!--") && text.hasSuffix("--") && text.utf8.count >= 5
        guard isComment || text.hasPrefix("!doctype ") else {
            throw MarkupProblem(reason: "it has a declaration that is not a simple comment", offset: start)
        }
        offset = end + 1
    }

    private mutating func takeEnd(from start: Int) throws(MarkupProblem) {
        offset += 1
        let name = takeName()
        skipSpaces()
        guard !name.isEmpty, byte == Self.close else {
            throw MarkupProblem(reason: "it has a tag that is not whole", offset: start)
        }
        offset += 1
    }

    private mutating func takeStart(from start: Int) throws(MarkupProblem) {
        let name = takeName()
        guard Self.elements.contains(name) else {
            throw MarkupProblem(reason: "it has an element '\(name.prefix(40))'", offset: start)
        }
        while try takeAttribute(of: name) {}
        if byte == Self.slash { offset += 1 }
        guard byte == Self.close else {
            throw MarkupProblem(reason: "it has a tag that is not whole", offset: start)
        }
        offset += 1
        if name == "title" || name == "style" { try takeText(of: name) }
    }

    /// Takes the content of a text-only element, up to its end tag.
    private mutating func takeText(of name: String) throws(MarkupProblem) {
        let start = offset
        let end = bytes[start...].firstIndex(of: Self.open) ?? bytes.count
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        if name == "style", let problem = styleProblem(in: text, isSheet: true) {
            throw MarkupProblem(reason: "it has \(problem)", offset: start)
        }
        offset = end
        guard bytes[end...].starts(with: [Self.open, Self.slash]) else {
            throw MarkupProblem(reason: "it has a '\(name)' without an end", offset: end)
        }
        offset = end + 2
        guard takeName() == name else {
            throw MarkupProblem(reason: "it has a '\(name)' without an end", offset: end)
        }
        offset = end
    }

    /// - Returns: `false` at the end of the tag.
    private mutating func takeAttribute(of element: String) throws(MarkupProblem) -> Bool {
        let isApart = skipSpaces()
        let start = offset
        guard let first = byte, first != Self.close, first != Self.slash else { return false }
        let name = takeName()
        guard isApart, Self.isAttribute(name) else {
            throw MarkupProblem(reason: "it has an attribute '\(name.prefix(40))'", offset: start)
        }
        guard byte == UInt8(ascii: "=") else { return true }
        offset += 1
        let value = takeValue()
        guard let value, accepts(value, for: name) else {
            throw MarkupProblem(reason: "it has an attribute '\(name)' that is not plain", offset: start)
        }
        return true
    }

    private func accepts(_ value: String, for name: String) -> Bool {
        switch name {
        case "style": !value.contains("&") && styleProblem(in: value, isSheet: false) == nil
        case "http-equiv": ["content-type", "content-language", "x-ua-compatible"].contains(value.lowercased())
        case "href": Self.isPlain(address: value.lowercased())
        default: true
        }
    }

    private static func isPlain(address: String) -> Bool {
        ["https://", "http://", "mailto:", "tel:", "#"].contains { address.hasPrefix($0) }
            || !address.contains(":") && !address.contains("&")
    }

    /// The attribute's value, or `nil` if its quotes are wrong.
    private mutating func takeValue() -> String? {
        guard let quote = byte else { return nil }
        let start: Int
        let end: Int?
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            start = offset + 1
            end = bytes[start...].firstIndex(of: quote)
            offset = (end ?? bytes.count - 1) + 1
        } else {
            start = offset
            end = bytes[start...].firstIndex { isSpace($0) || $0 == Self.close }
            offset = end ?? bytes.count
        }
        guard let end else { return nil }
        let value = bytes[start..<end]
        // Current browsers allow these characters in values without quotes, but old browsers do not.
        let isPlain = start > 0 && bytes[start - 1] == quote || !value.contains { Array("\"'`=<".utf8).contains($0) }
        return isPlain ? String(decoding: value, as: UTF8.self) : nil
    }

    /// The name in lower case, empty if there is none.
    private mutating func takeName() -> String {
        let name = bytes[offset...].prefix {
            isLetter($0) || $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        offset = name.endIndex
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    @discardableResult private mutating func skipSpaces() -> Bool {
        let start = offset
        while let byte, isSpace(byte) { offset += 1 }
        return offset > start
    }

    private static let elements: Set<String> = [
        "a", "abbr", "address", "article", "aside", "b", "bdi", "bdo", "blockquote", "body", "br", "caption", "center",
        "cite", "code", "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "figcaption",
        "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "i",
        "ins", "kbd", "li", "main", "mark", "meta", "nav", "ol", "p", "pre", "q", "rp", "rt", "ruby", "s", "samp",
        "section", "small", "span", "strong", "style", "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th",
        "thead", "time", "title", "tr", "tt", "u", "ul", "var", "wbr",
    ]

    private static func isAttribute(_ name: String) -> Bool {
        name.hasPrefix("data-") || name.hasPrefix("aria-") || attributes.contains(name)
    }

    private static let attributes: Set<String> = [
        "align", "charset", "class", "color", "cols", "colspan", "content", "datetime", "dir", "face", "height", "href",
        "hreflang", "http-equiv", "id", "lang", "name", "open", "rel", "reversed", "role", "rows", "rowspan", "scope",
        "size", "span", "start", "style", "target", "title", "translate", "type", "valign", "value", "width",
    ]
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte) }
