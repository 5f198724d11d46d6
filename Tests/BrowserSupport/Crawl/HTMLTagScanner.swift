/// Finds the start tags of a page. It is tolerant: it searches for references and does not check markup.
struct HTMLTagScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func tags(of bytes: [UInt8]) -> [HTMLTag] {
        var scanner = HTMLTagScanner(bytes)
        var tags: [HTMLTag] = []
        while let tag = scanner.next() { tags.append(tag) }
        return tags
    }

    private mutating func next() -> HTMLTag? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if starts(with: "<!--") {
                skip(past: "-->")
            } else if index + 1 < bytes.count, bytes[index + 1].isLetter {
                return tag()
            } else {
                index += 1
            }
        }
        return nil
    }

    private mutating func tag() -> HTMLTag {
        index += 1
        let name = take { !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }.lowercased()
        var tag = HTMLTag(name: name, attributes: [:])
        while index < bytes.count {
            _ = take { $0.isBlank || $0 == UInt8(ascii: "/") }
            guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
            let attribute = take { !$0.isBlank && !">/=".utf8.contains($0) }.lowercased()
            let value = attributeValue()
            // The first of two attributes with one name counts, as in browsers.
            if tag.attributes[attribute] == nil { tag.attributes[attribute] = value }
        }
        index += 1
        if ["script", "style", "textarea", "title"].contains(name) {
            let start = min(index, bytes.count)
            skip(to: "</\(name)")
            tag.rawText = String(decoding: bytes[start..<index], as: UTF8.self)
        }
        return tag
    }

    private mutating func attributeValue() -> String {
        _ = take(while: \.isBlank)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return "" }
        index += 1
        _ = take(while: \.isBlank)
        guard index < bytes.count else { return "" }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return resolvingCharacterReferences(take { !$0.isBlank && $0 != UInt8(ascii: ">") })
        }
        index += 1
        let value = take { $0 != quote }
        index += 1
        return resolvingCharacterReferences(value)
    }

    private mutating func take(while belongs: (UInt8) -> Bool) -> String {
        let start = min(index, bytes.count)
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
    }

    private func starts(with text: String) -> Bool {
        bytes[index...].prefix(text.utf8.count).elementsEqual(text.utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    private mutating func skip(to text: String) {
        while index < bytes.count, !starts(with: text) { index += 1 }
        index = min(index, bytes.count)
    }

    private mutating func skip(past text: String) {
        skip(to: text)
        index += text.utf8.count
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
