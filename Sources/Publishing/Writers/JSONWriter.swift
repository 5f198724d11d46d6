import Markup

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
        case .string(let text): bytes.append(json: PlainText(text))
        case .integer(let number): bytes += String(number).utf8
        case .seconds(let milliseconds):
            bytes += String(milliseconds / 1000).utf8
            let rest = milliseconds % 1000
            if rest > 0 {
                var digits = Substring(String(1000 + rest).dropFirst())
                while digits.last == "0" { digits.removeLast() }
                bytes += ".\(digits)".utf8
            }
        case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
        case .array(let values):
            Self.write(values, between: ("[", "]"), to: &bytes, depth: depth) { value, bytes in
                value.write(to: &bytes, depth: depth + 1)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &bytes, depth: depth) { member, bytes in
                bytes.append(json: PlainText(member.key))
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
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(lineAtDepth: depth + 1)
            each(element, &bytes)
        }
        if !elements.isEmpty { bytes.append(lineAtDepth: depth) }
        bytes += brackets.1.utf8
    }
}

extension [UInt8] {
    fileprivate mutating func append(lineAtDepth depth: Int) {
        append(UInt8(ascii: "\n"))
        self += repeatElement(UInt8(ascii: " "), count: 2 * depth)
    }

    /// A JSON string in its quotes.
    mutating func append(json text: PlainText) { append(json: text, isInScript: false) }

    /// The same without the letters that HTML gives a meaning to in a script.
    mutating func append(scriptJSON text: PlainText) { append(json: text, isInScript: true) }

    private mutating func append(json text: PlainText, isInScript: Bool) {
        append(UInt8(ascii: "\""))
        var text = text.string
        text.withUTF8 { append(jsonBytes: $0, isInScript: isInScript) }
        append(UInt8(ascii: "\""))
    }

    /// Goes from one byte that cannot stand as it is to the next.
    private mutating func append(jsonBytes bytes: UnsafeBufferPointer<UInt8>, isInScript: Bool) {
        var start = 0
        for (index, byte) in bytes.enumerated() where byte.needsEscape(inScript: isInScript) {
            self += bytes[start..<index]
            start = index + 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
            case 0x0A: self += "\\n".utf8
            case 0x0D: self += "\\r".utf8
            case 0x09: self += "\\t".utf8
            default: self += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            }
        }
        self += bytes[start...]
    }
}

extension UInt8 {
    fileprivate func needsEscape(inScript isInScript: Bool) -> Bool {
        // Most bytes are letters: they are told by two comparisons.
        if self > UInt8(ascii: ">") { return self == UInt8(ascii: "\\") }
        return switch self {
        case ..<0x20, UInt8(ascii: "\""): true
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): isInScript
        default: false
        }
    }
}
