/// Markup that may stand in a page as it is. Everything else that reaches a template is text and is escaped.
///
/// Site-wide links inside it start with `HTML.rootMark` until `resolved(root:)` puts the way to the site's root there.
public struct HTML: Hashable, Sendable {
    /// UTF-8.
    public private(set) var bytes: [UInt8]

    /// Markup whose safety the caller vouches for: rendered by a template, or written by a renderer that escapes.
    public init(trusted text: String) { bytes = Array(text.utf8) }

    /// Markup from a renderer that knows nothing of marks: a body's Markdown, with links made for its page. A U+0001 that
    /// an author typed is left out.
    public init(trusted bytes: [UInt8]) {
        let mark: UInt8 = 0x01
        self.bytes = bytes.contains(mark) ? bytes.filter { $0 != mark } : bytes
    }

    /// What a template has rendered, marks included.
    init(rendered bytes: [UInt8]) { self.bytes = bytes }

    public static let empty = HTML(rendered: [])

    public var isEmpty: Bool { bytes.isEmpty }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTML {
    /// Plain text as markup, for element content and for attribute values between quotes of either kind.
    ///
    /// Works on bytes: escaping by `Character` would miss a quotation mark that carries a combining accent.
    /// Control characters, which HTML does not allow, are left out.
    public init(escaping text: String) {
        bytes = []
        escape(text, to: &bytes)
    }
}

func escape(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
        var start = bytes.startIndex
        for index in bytes.indices where needsCare(bytes[index]) {
            output += bytes[start..<index]
            start = index + 1
            switch bytes[index] {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            case UInt8(ascii: "'"): output += "&#39;".utf8
            default: continue
            }
        }
        output += bytes[start...]
    }
}

private func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: isForbiddenControl(byte)
    }
}

/// C0 controls but tab and line ends, and DEL.
private func isForbiddenControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || byte == 0x7F
}
