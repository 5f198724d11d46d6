import Markup

extension XMLScanner {
    /// Characters up to the next tag, references resolved.
    mutating func text() throws(NotWellFormed) -> String {
        var text: [UInt8] = []
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
            if bytes[offset] == UInt8(ascii: "&") {
                text += try reference()
            } else {
                // Only the end of CDATA is written so.
                guard !isAt("]]>") else { throw NotWellFormed() }
                try text.append(character())
            }
        }
        return String(decoding: text, as: UTF8.self).withXMLLineEnds
    }

    /// In either kind of quotation marks; white space of any kind is a blank.
    mutating func attributeValue() throws(NotWellFormed) -> String {
        guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]) else {
            throw NotWellFormed()
        }
        let quote = bytes[offset]
        offset += 1
        var value: [UInt8] = []
        while offset < bytes.count, bytes[offset] != quote {
            switch bytes[offset] {
            case UInt8(ascii: "&"): value += try reference()
            case UInt8(ascii: "<"): throw NotWellFormed()
            case let byte where byte.isXMLSpace:
                if !isAt("\r\n") { value.append(UInt8(ascii: " ")) }
                offset += 1
            default: try value.append(character())
            }
        }
        guard offset < bytes.count else { throw NotWellFormed() }
        offset += 1
        return String(decoding: value, as: UTF8.self)
    }

    /// Letters, digits and `_:-.`, and whatever is not ASCII; no digit, `-` or `.` begins one.
    mutating func name() throws(NotWellFormed) -> String {
        let start = offset
        while offset < bytes.count, bytes[offset].isInXMLName { offset += 1 }
        guard start < offset, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]),
            ![UInt8(ascii: "-"), UInt8(ascii: ".")].contains(bytes[start])
        else { throw NotWellFormed() }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// An entity of HTML, XML's five among them, or a character by its number.
    private mutating func reference() throws(NotWellFormed) -> String.UTF8View {
        let start = offset
        let name = bytes[(start + 1)...].prefix(40).prefix { $0 != UInt8(ascii: ";") }
        offset = name.endIndex + 1
        guard offset <= bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"),
            let text = HTMLEntities.text(of: String(decoding: name, as: UTF8.self))
        else { throw NotWellFormed(reference: start) }
        return text.utf8
    }

    /// XML has no control characters but white space.
    private mutating func character() throws(NotWellFormed) -> UInt8 {
        let byte = bytes[offset]
        guard byte >= 0x20 || byte.isXMLSpace else { throw NotWellFormed() }
        offset += 1
        return byte
    }

    func isAt(_ text: StaticString) -> Bool {
        bytes[offset...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Steps over a text that stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// What stands before the next such text, which is stepped over.
    mutating func upTo(_ end: StaticString) throws(NotWellFormed) -> ArraySlice<UInt8> {
        let start = offset
        while offset < bytes.count {
            if isAt(end) {
                defer { offset += end.utf8CodeUnitCount }
                return bytes[start..<offset]
            }
            _ = try character()
        }
        throw NotWellFormed()
    }

    /// - Returns: whether there was any.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = offset
        while offset < bytes.count, bytes[offset].isXMLSpace { offset += 1 }
        return offset > start
    }
}

extension UInt8 {
    var isXMLSpace: Bool { self == 0x20 || self == 0x9 || self == 0xA || self == 0xD }

    fileprivate var isInXMLName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        default: "_:-.".utf8.contains(self)
        }
    }
}

extension String {
    /// Every line ends with a line feed, however it was written.
    var withXMLLineEnds: String {
        utf8.contains(0xD) ? replacing("\r\n", with: "\n").replacing("\r", with: "\n") : self
    }
}
