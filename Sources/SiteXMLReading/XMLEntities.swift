/// Names of characters, as HTML has them, for files that use them without declaring them.
///
/// A document type before the file declares them. expat has a handler for names that are not declared, too, but it is silent about
/// those in attributes.
package struct XMLEntities: Sendable {
    let documentType: [UInt8]

    /// - Parameter texts: what each name stands for. The five names of XML are there without being given.
    package init(_ texts: [String: String]) {
        let declarations = texts.filter { !Self.ofXML.contains($0.key) }.map { name, text in
            // The number of a mark, such as '<', is read twice: in the declaration, and where the name stands.
            let value = text.unicodeScalars.map { ($0 == "<" || $0 == "&" ? "&#38;#" : "&#") + "\($0.value);" }
            return "<!ENTITY \(name) \"\(value.joined())\">"
        }
        documentType = Array("<!DOCTYPE x [\(declarations.joined())]>".utf8)
    }

    private static let ofXML: Set = ["amp", "apos", "gt", "lt", "quot"]
}

extension [UInt8] {
    /// Where UTF-8 goes on behind a byte order mark, white space and an XML declaration.
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
