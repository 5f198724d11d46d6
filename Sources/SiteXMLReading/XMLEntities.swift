/// Names of characters, as in HTML, for files that use them without declaring them.
///
/// A document type before the file declares them. expat's handler for undeclared names cannot be used: expat does not
/// call it for names in attributes.
/// those in attributes.
package struct XMLEntities: Sendable {
    let documentType: [UInt8]

    /// - Parameter texts: The text of each name. The five names of XML are always known.
    package init(_ texts: [String: String]) {
        let declarations = texts.filter { !Self.ofXML.contains($0.key) }.map { name, text in
            // A character such as '<' must be escaped twice, because it is parsed in the declaration and again in the
            // reference.
            let value = text.unicodeScalars.map { ($0 == "<" || $0 == "&" ? "&#38;#" : "&#") + "\($0.value);" }
            return "<!ENTITY \(name) \"\(value.joined())\">"
        }
        documentType = Array("<!DOCTYPE x [\(declarations.joined())]>".utf8)
    }

    private static let ofXML: Set = ["amp", "apos", "gt", "lt", "quot"]
}

extension [UInt8] {
    /// The offset after a byte order mark, white space and an XML declaration.
    var contentStart: Int {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let rest = dropFirst(starts(with: mark) ? mark.count : 0)
        let written = rest.drop { " \t\r\n".utf8.contains($0) }
        guard written.starts(with: "<?xml".utf8), let next = written.dropFirst(5).first, " \t\r\n".utf8.contains(next),
            let end = written.firstRange(of: Array("?>".utf8))
        else { return rest.startIndex }
        return end.upperBound
    }
}
