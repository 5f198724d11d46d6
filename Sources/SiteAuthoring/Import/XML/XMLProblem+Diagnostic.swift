import SiteDiagnostics
import SiteMarkup
import SiteXMLReading

extension XMLProblem {
    /// Why a document is no XML, and what is to be done about it.
    ///
    /// - Parameter element: the innermost one that is open there.
    func diagnostic(in source: SourceText, open element: XMLNode?) -> Diagnostic {
        let bytes = source.bytes
        let rest = bytes[min(offset, bytes.count)...]
        if String(decoding: rest.prefix(9), as: UTF8.self).uppercased() == "<!DOCTYPE" {
            return Diagnostic(
                .error, id: "import.doctype", "a document type may define entities, which are not read",
                hint: "remove the '<!DOCTYPE …>': no feed needs one", in: source, at: source.position(at: offset))
        }
        if let offset = reference(in: bytes) { return source.unknownReference(at: offset) }
        let (message, hint) = words(rest, behind: offset > 0 ? bytes[..<rest.startIndex].last : nil, open: element)
        // A file that ends too early says nothing about the place, but for the tag that is still open.
        let isOpen = rest.isEmpty && element != nil
        return Diagnostic(
            .error, id: "import.not-xml", message, hint: hint, in: source,
            at: element.flatMap { isOpen ? $0.position : nil } ?? source.position(at: offset))
    }

    /// - Parameters:
    ///   - rest: what stands where the problem is.
    ///   - before: the byte before it.
    private func words(
        _ rest: ArraySlice<UInt8>, behind before: UInt8?, open element: XMLNode?
    ) -> (message: String, hint: String) {
        if reason == .endsEarly || rest.isEmpty {
            let message =
                rest.isEmpty && element != nil
                ? "this tag is not closed before the file ends" : "the file ends inside of what begins here"
            return (message, "half a file: save the feed anew")
        }
        if let character = rest.firstForbidden {
            let name = "U+" + String(repeating: "0", count: max(0, 4 - character.count)) + character
            return ("the character \(name) may not stand in XML", "take it out: editors find it by that name")
        }
        switch reason {
        case .otherTag:
            let name = element?.name ?? ""
            return ("this closes another tag than <\(name)>, which is open", "close <\(name)> before, or take this out")
        case .sameAttribute: return ("this tag has an attribute twice", "take one of the two out")
        case .moreBehind:
            return ("something stands behind the end of the feed", "take it out; two feeds are two files")
        case .lateDeclaration:
            return ("'<?xml' may stand at the start of a file alone", "take out what stands before it, or this")
        default: break
        }
        if rest.first == UInt8(ascii: "<") || before == UInt8(ascii: "<") {
            return ("this '<' begins no tag, so the file is no XML", "write '&lt;'")
        }
        return (
            "the file is not well-formed XML: \(message)",
            "often a tag that is not closed, or a mark that is not escaped"
        )
    }

    /// The `&` of the reference in which reading stopped, if it did so in one.
    private func reference(in bytes: [UInt8]) -> Int? {
        guard reason == .other || reason == .unknownEntity, offset < bytes.count else { return nil }
        if bytes[offset] == UInt8(ascii: "&") { return offset }
        if reason == .unknownEntity { return unknownReference(inTag: bytes[offset...]) }
        let start = bytes[..<offset].suffix(40).lastIndex { !$0.isInReference }
        return start.flatMap { bytes[$0] == UInt8(ascii: "&") ? $0 : nil }
    }

    /// The first reference in the attributes of a tag that names nothing.
    private func unknownReference(inTag bytes: ArraySlice<UInt8>) -> Int? {
        var quote: UInt8?
        for index in bytes.indices {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
                guard byte == UInt8(ascii: "&") else { continue }
                let name = bytes[(index + 1)...].prefix(40).prefix { $0 != UInt8(ascii: ";") && $0 != open }
                if HTMLEntities.text(of: String(decoding: name, as: UTF8.self)) == nil { return index }
            } else if byte == UInt8(ascii: ">") {
                return nil
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            }
        }
        return nil
    }
}

extension SourceText {
    /// The usual reason why a feed is no XML.
    fileprivate func unknownReference(at offset: Int) -> Diagnostic {
        let rest = bytes[(offset + 1)...]
        let name = rest.prefix(40).prefix(while: \.isInReference)
        let isClosed = !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: ";")
        let written = "&" + String(decoding: name, as: UTF8.self) + ";"
        let (message, hint) =
            if isClosed, name.first == UInt8(ascii: "#") {
                ("'\(written)' stands for no character, so the file is no XML", "take it out")
            } else if isClosed {
                (
                    "'\(written)' is no entity of HTML or XML",
                    "write '&amp;\(written.dropFirst())', or the character itself"
                )
            } else {
                ("this '&' begins no entity, so the file is no XML", "write '&amp;'")
            }
        return Diagnostic(
            .error, id: "import.not-xml", message, hint: hint, in: self, at: position(at: offset))
    }
}

extension ArraySlice<UInt8> {
    /// The number of the first character, in hexadecimal, if XML has no such character.
    fileprivate var firstForbidden: String? {
        var (decoder, bytes) = (UTF8(), makeIterator())
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        let isControl = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
        return isControl || scalar.value & 0xFFFE == 0xFFFE ? String(scalar.value, radix: 16, uppercase: true) : nil
    }
}

extension UInt8 {
    /// A letter or digit of ASCII, or `#`.
    fileprivate var isInReference: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"): true
        default: false
        }
    }
}
