/// Where the start tags of an XML document stand, in their order: a parser tells where a tag ends at best.
struct XMLPlaces {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The offset of the next start tag.
    mutating func next() -> Int? {
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = start + 1
            guard offset < bytes.count else { return nil }
            switch bytes[offset] {
            case UInt8(ascii: "!"):
                if bytes[offset...].starts(with: "!--".utf8) {
                    skip(past: "-->")
                } else if bytes[offset...].starts(with: "![CDATA[".utf8) {
                    skip(past: "]]>")
                }
            case UInt8(ascii: "?"): skip(past: "?>")
            case UInt8(ascii: "/"): continue
            default:
                skipTag()
                return start
            }
        }
        offset = bytes.count
        return nil
    }

    /// Attributes may hold a `<` in feeds that are not quite XML; quotes are kept together.
    private mutating func skipTag() {
        var quote: UInt8?
        while offset < bytes.count {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
            offset += 1
        }
    }

    private mutating func skip(past end: StaticString) {
        let end = Array(end.description.utf8)
        while offset + end.count <= bytes.count {
            if bytes[offset] == end[0], bytes[offset...].starts(with: end) {
                offset += end.count
                return
            }
            offset += 1
        }
        offset = bytes.count
    }
}

extension XMLPlaces {
    /// The first `&` outside comments and CDATA that begins none of XML's own entities and no character reference.
    static func bareAmpersand(in bytes: [UInt8]) -> Int? {
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "<") {
                let end = bytes[offset...].starts(with: "<!--".utf8) ? "-->" : "]]>"
                if end == "-->" || bytes[offset...].starts(with: "<![CDATA[".utf8) {
                    while offset < bytes.count, !bytes[offset...].starts(with: end.utf8) { offset += 1 }
                }
            } else if bytes[offset] == UInt8(ascii: "&") {
                let name = bytes[(offset + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
                let isClosed =
                    offset + 1 + name.count < bytes.count && bytes[offset + 1 + name.count] == UInt8(ascii: ";")
                let isKnown = ["amp", "lt", "gt", "quot", "apos"].contains { name.elementsEqual($0.utf8) }
                if !isClosed || !isKnown && name.first != UInt8(ascii: "#") { return offset }
            }
            offset += 1
        }
        return nil
    }
}
