/// Reads the text of our own rendered notes, block by block: tags dropped, references decoded, white space collapsed.
struct SearchPlainText {
    private let html: [UInt8]
    private var index = 0

    init(_ html: [UInt8]) { self.html = html }

    /// `nil` at the end.
    mutating func nextBlock() -> String? {
        var text: [UInt8] = []
        while index < html.count {
            switch html[index] {
            case UInt8(ascii: "<"):
                if skipTag(), !text.isEmpty { return Self.string(text) }
            case UInt8(ascii: "&"):
                appendReference(to: &text)
            case let byte where byte <= 0x20:
                if let last = text.last, last != 0x20 { text.append(0x20) }
                index += 1
            default: appendWords(to: &text)
            }
        }
        return text.isEmpty ? nil : Self.string(text)
    }

    /// Up to the next tag, reference, or white space that has to be collapsed: single blanks stand as they are.
    private mutating func appendWords(to text: inout [UInt8]) {
        func isWord(_ place: Int) -> Bool {
            place < html.count && html[place] > 0x20 && html[place] != UInt8(ascii: "<")
                && html[place] != UInt8(ascii: "&")
        }
        var end = index + 1
        while isWord(end) || end < html.count && html[end] == 0x20 && isWord(end + 1) { end += 1 }
        text += html[index..<end]
        index = end
    }

    private static func string(_ text: [UInt8]) -> String {
        String(decoding: text.last == 0x20 ? text.dropLast() : text[...], as: UTF8.self)
    }

    /// Whether the tag begins or ends a block.
    private mutating func skipTag() -> Bool {
        var start = index + 1
        if start < html.count, html[start] == UInt8(ascii: "/") { start += 1 }
        var end = start
        while end < html.count, isNamePart(html[end]) { end += 1 }
        let name = String(decoding: html[start..<end], as: UTF8.self)
        var quote: UInt8?
        while end < html.count {
            let byte = html[end]
            end += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        index = end
        return Self.blocks.contains(name)
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static let blocks: Set<String> = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "pre", "blockquote", "table", "tr", "td", "th",
        "section", "div", "hr", "br", "dt", "dd", "figure", "figcaption",
    ]

    private mutating func appendReference(to text: inout [UInt8]) {
        let end = html[index...].prefix(10).firstIndex(of: UInt8(ascii: ";"))
        guard let end, let decoded = Self.decoded(String(decoding: html[(index + 1)..<end], as: UTF8.self)) else {
            text.append(html[index])
            index += 1
            return
        }
        text += String(decoded).utf8
        index = end + 1
    }

    private static func decoded(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case "nbsp": " "
        default:
            if name.hasPrefix("#x") || name.hasPrefix("#X") {
                UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                nil
            }
        }
    }
}
