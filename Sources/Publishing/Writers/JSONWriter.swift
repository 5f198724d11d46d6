extension JSONValue {
    /// The document in UTF-8, two blanks deep for each level, with a line end at its end.
    var document: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, depth: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private func write(to bytes: inout [UInt8], depth: Int) {
        switch self {
        case .string(let text): bytes.append(json: text)
        case .integer(let number): bytes += String(number).utf8
        case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
        case .array(let values):
            Self.write(values, between: ("[", "]"), to: &bytes, depth: depth) { value, bytes in
                value.write(to: &bytes, depth: depth + 1)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &bytes, depth: depth) { member, bytes in
                bytes.append(json: member.key)
                bytes += ": ".utf8
                member.value.write(to: &bytes, depth: depth + 1)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: (String, String), to bytes: inout [UInt8], depth: Int,
        each: (Element, inout [UInt8]) -> Void
    ) {
        bytes += brackets.0.utf8
        for (index, element) in elements.enumerated() {
            bytes += (index == 0 ? "\n" : ",\n").utf8
            bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth + 2)
            each(element, &bytes)
        }
        if !elements.isEmpty {
            bytes.append(UInt8(ascii: "\n"))
            bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
        }
        bytes += brackets.1.utf8
    }
}

extension [UInt8] {
    /// A JSON string in its quotes.
    mutating func append(json text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
            case 0x0A: self += "\\n".utf8
            case 0x0D: self += "\\r".utf8
            case 0x09: self += "\\t".utf8
            case ..<0x20: self += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }
}
