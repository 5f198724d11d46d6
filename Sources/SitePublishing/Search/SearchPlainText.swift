import SiteMarkup

/// Reads the plain text of rendered notes block by block: removes tags, decodes character references and collapses
/// white space.
struct SearchPlainText {
    private(set) var blocks: [String] = []
    private var text: [UInt8] = []

    init(_ html: [UInt8]) {
        html.withUnsafeBufferPointer { html in
            var reader = MarkupReader(html[...])
            while let piece = reader.next() {
                switch piece {
                case .text(let part): append(part)
                case .start(let name), .end(let name):
                    if Self.names.contains(String(decoding: name, as: UTF8.self)) { endBlock() }
                }
            }
        }
        endBlock()
    }

    private mutating func endBlock() {
        guard !text.isEmpty else { return }
        blocks.append(String(decoding: text.last == 0x20 ? text.dropLast() : text[...], as: UTF8.self))
        text.removeAll(keepingCapacity: true)
    }

    private mutating func append(_ part: MarkupSlice) {
        var rest = part
        while let byte = rest.first {
            if byte == UInt8(ascii: "&") {
                rest = rest.dropFirst(appendReference(at: rest))
            } else if byte <= 0x20 {
                if let last = text.last, last != 0x20 { text.append(0x20) }
                rest = rest.dropFirst()
            } else {
                let words = Self.words(in: rest)
                text += words
                rest = rest[words.endIndex...]
            }
        }
    }

    /// The text before the next character reference or white space that must be collapsed. Single spaces need no
    /// change.
    private static func words(in rest: MarkupSlice) -> MarkupSlice {
        func isWord(_ place: Int) -> Bool {
            place < rest.endIndex && rest[place] > 0x20 && rest[place] != UInt8(ascii: "&")
        }
        var end = rest.startIndex + 1
        while isWord(end) || end < rest.endIndex && rest[end] == 0x20 && isWord(end + 1) { end += 1 }
        return rest[..<end]
    }

    /// - Returns: The length of the reference; 1 for an `&` that does not start a reference.
    private mutating func appendReference(at rest: MarkupSlice) -> Int {
        let name = rest.dropFirst().prefix(40).prefix { $0 != UInt8(ascii: ";") }
        guard name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"),
            let decoded = HTMLEntities.text(of: String(decoding: name, as: UTF8.self))
        else {
            text.append(UInt8(ascii: "&"))
            return 1
        }
        text += (decoded == "\u{A0}" ? " " : decoded).utf8
        return name.count + 2
    }

    private static let names: Set<String> = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "pre", "blockquote", "table", "tr", "td", "th",
        "section", "div", "hr", "br", "dt", "dd", "figure", "figcaption",
    ]
}
