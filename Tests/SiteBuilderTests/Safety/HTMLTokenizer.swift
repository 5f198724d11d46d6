/// Separates markup and text of a page as browsers do: the tokenizer of the HTML standard without its rarest states. It
/// is independent of the writer's escaping.
struct HTMLTokenizer {
    struct Tag: Hashable {
        /// The name in lower case.
        var name: String
        /// Attributes with names in lower case and decoded values. If a name occurs twice, the first counts.
        var attributes: [String: String] = [:]
        /// The text inside elements that contain no markup.
        var text = ""
    }

    private(set) var tags: [Tag] = []
    /// The decoded text between tags.
    private(set) var texts: [String] = []
    private(set) var comments = 0
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count { step() }
    }

    private mutating func step() {
        guard bytes[index] == UInt8(ascii: "<") else { return text() }
        if starts(with: "<!--") {
            comments += 1
            comment()
        } else if let next = byte(at: index + 1), isLetter(next) {
            startTag()
        } else if byte(at: index + 1) == UInt8(ascii: "/"), let next = byte(at: index + 2), isLetter(next) {
            index += 2
            _ = tag()
        } else if let next = byte(at: index + 1), "!?/".utf8.contains(next) {
            // A bogus comment, or the document type.
            while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
            index += 1
        } else {
            text()
        }
    }

    private mutating func text() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        texts.append(decoded(bytes[start..<index]))
    }

    private mutating func comment() {
        index += 4
        // `<!-->` and `<!--->` are complete comments.
        for short in [">", "->"] where starts(with: short) {
            index += short.utf8.count
            return
        }
        while index < bytes.count, !starts(with: "-->"), !starts(with: "--!>") { index += 1 }
        index += starts(with: "--!>") ? 4 : 3
    }

    private mutating func startTag() {
        index += 1
        var tag = tag()
        let isRaw = ["script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext"].contains(tag.name)
        let isEscapable = ["title", "textarea"].contains(tag.name)
        if isRaw || isEscapable {
            let start = min(index, bytes.count)
            while index < bytes.count, !starts(with: "</" + tag.name) { index += 1 }
            let inside = bytes[start..<min(index, bytes.count)]
            tag.text = isEscapable ? decoded(inside) : String(decoding: inside, as: UTF8.self)
        }
        tags.append(tag)
    }

    private mutating func tag() -> Tag {
        var tag = Tag(name: take { !isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }.lowercased())
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
                index += 1
                continue
            }
            let first = index
            index += 1
            while index < bytes.count, !isBlank(bytes[index]), !"/>=".utf8.contains(bytes[index]) { index += 1 }
            let name = String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
            let value = attributeValue()
            if tag.attributes[name] == nil { tag.attributes[name] = value }
        }
        index += 1
        return tag
    }

    private mutating func attributeValue() -> String {
        _ = take(while: isBlank)
        guard byte(at: index) == UInt8(ascii: "=") else { return "" }
        index += 1
        _ = take(while: isBlank)
        guard let quote = byte(at: index) else { return "" }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return decoded(Array(take { !isBlank($0) && $0 != UInt8(ascii: ">") }.utf8)[...])
        }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote { index += 1 }
        defer { index += 1 }
        return decoded(bytes[min(start, bytes.count)..<min(index, bytes.count)])
    }

    private mutating func take(while belongs: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func starts(with text: String) -> Bool {
        bytes[min(index, bytes.count)...].prefix(text.utf8.count).elementsEqual(text.utf8) { lower($0) == lower($1) }
    }
}

private func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(lower(byte)) }

/// Decodes numeric character references and the names that matter to attacks. As in browsers, a semicolon may be
/// missing.
private func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "colon": ":", "Tab": "\t", "NewLine": "\n",
    ]
    return text.replacing(/&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-zA-Z]+));?/) { match in
        if let name = match.3 { return names[String(name)] ?? String(match.0) }
        let number = match.1.flatMap { UInt32($0, radix: 16) } ?? match.2.flatMap { UInt32($0) }
        return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
}
