import SiteDiagnostics
import SiteMarkup
import SiteXMLReading

extension XMLProblem {
    /// The diagnostic for invalid XML, with a remedy.
    ///
    /// - Parameter element: the innermost open element.
    func diagnostic(in source: SourceText, open element: XMLNode?) -> Diagnostic {
        let bytes = source.bytes
        let rest = bytes[min(offset, bytes.count)...]
        if String(decoding: rest.prefix(9), as: UTF8.self).uppercased() == "<!DOCTYPE" {
            return Diagnostic(
                .error, id: "import.doctype", "this feed has a document type, which is not supported",
                hint: "remove '<!DOCTYPE …>', which no feed needs", in: source, at: source.position(at: offset))
        }
        if let offset = reference(in: bytes) { return source.unknownReference(at: offset) }
        let (message, hint) = words(rest, behind: offset > 0 ? bytes[..<rest.startIndex].last : nil, open: element)
        // At an early end of the file, only the open tag shows the position.
        let isOpen = rest.isEmpty && element != nil
        return Diagnostic(
            .error, id: "import.not-xml", message, hint: hint, in: source,
            at: element.flatMap { isOpen ? $0.position : nil } ?? source.position(at: offset))
    }

    /// - Parameters:
    ///   - rest: the bytes from the problem on.
    ///   - before: the byte before the problem.
    private func words(
        _ rest: ArraySlice<UInt8>, behind before: UInt8?, open element: XMLNode?
    ) -> (message: String, hint: String) {
        if reason == .endsEarly || rest.isEmpty {
            let message =
                rest.isEmpty && element != nil
                ? "this tag is not closed before the file ends" : "the file ends inside the part that begins here"
            return (message, "download the feed again, because it is incomplete")
        }
        if let character = rest.firstForbidden {
            let name = "U+" + String(repeating: "0", count: max(0, 4 - character.count)) + character
            return ("XML cannot contain the character \(name)", "remove it; editors can find it by this number")
        }
        switch reason {
        case .otherTag:
            let name = element?.name ?? ""
            return ("this end tag does not match the open tag <\(name)>", "close <\(name)> before it, or remove it")
        case .sameAttribute: return ("this tag has an attribute twice", "remove one of the two")
        case .moreBehind:
            return ("there is text after the end of the feed", "remove it, or save the second feed as a separate file")
        case .lateDeclaration:
            return ("'<?xml' is allowed only at the start of a file", "remove the text before it, or remove it")
        default: break
        }
        if rest.first == UInt8(ascii: "<") || before == UInt8(ascii: "<") {
            return ("this '<' begins no tag, so the file is not XML", "write '&lt;'")
        }
        return (
            "the file is not well-formed XML: \(message)",
            "check for tags that are not closed and characters that are not escaped"
        )
    }

    /// The offset of the `&` of an incomplete entity, if parsing stopped in one.
    private func reference(in bytes: [UInt8]) -> Int? {
        guard reason == .other || reason == .unknownEntity, offset < bytes.count else { return nil }
        if bytes[offset] == UInt8(ascii: "&") { return offset }
        if reason == .unknownEntity { return unknownReference(inTag: bytes[offset...]) }
        let start = bytes[..<offset].suffix(40).lastIndex { !$0.isInReference }
        return start.flatMap { bytes[$0] == UInt8(ascii: "&") ? $0 : nil }
    }

    /// The offset of the first unknown entity in the attributes of a tag.
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
    /// An error for an unknown entity, the most common problem of feeds.
    fileprivate func unknownReference(at offset: Int) -> Diagnostic {
        let rest = bytes[(offset + 1)...]
        let name = rest.prefix(40).prefix(while: \.isInReference)
        let isClosed = !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: ";")
        let written = "&" + String(decoding: name, as: UTF8.self) + ";"
        let (message, hint) =
            if isClosed, name.first == UInt8(ascii: "#") {
                ("'\(written)' is not a character, so the file is not XML", "remove it")
            } else if isClosed {
                (
                    "'\(written)' is not an entity of HTML or XML",
                    "write '&amp;\(written.dropFirst())', or the character itself"
                )
            } else {
                ("this '&' begins no entity, so the file is not XML", "write '&amp;'")
            }
        return Diagnostic(
            .error, id: "import.not-xml", message, hint: hint, in: self, at: position(at: offset))
    }
}

extension ArraySlice<UInt8> {
    /// The number of the first character, in hexadecimal, if XML does not allow it.
    fileprivate var firstForbidden: String? {
        var (decoder, bytes) = (UTF8(), makeIterator())
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        let isControl = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
        return isControl || scalar.value & 0xFFFE == 0xFFFE ? String(scalar.value, radix: 16, uppercase: true) : nil
    }
}

extension UInt8 {
    /// Whether this is an ASCII letter or digit, or `#`.
    fileprivate var isInReference: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"): true
        default: false
        }
    }
}
