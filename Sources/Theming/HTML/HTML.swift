/// Markup that may stand in a page as it is. Everything else that reaches a template is text and is escaped.
///
/// Site-wide links inside it start with `HTML.rootMark` until `resolved(root:)` puts the way to the site's root there.
public struct HTML: Hashable, Sendable {
    public var text: String

    /// Markup whose safety the caller vouches for: rendered by a template, or written by a renderer that escapes.
    public init(trusted text: String) { self.text = text }

    /// Markup from a renderer that knows nothing of marks: a body's Markdown, with links made for its page. A U+0001 that
    /// an author typed is left out.
    public init(trusted bytes: [UInt8]) {
        let mark: UInt8 = 0x01
        text = String(decoding: bytes.contains(mark) ? bytes.filter { $0 != mark } : bytes, as: UTF8.self)
    }

    public static let empty = HTML(trusted: "")

    public var isEmpty: Bool { text.isEmpty }
}

extension HTML {
    /// Plain text as markup, for element content and for attribute values between quotes of either kind.
    ///
    /// Works on bytes: escaping by `Character` would miss a quotation mark that carries a combining accent.
    /// Control characters, which HTML does not allow, are left out.
    public init(escaping text: String) {
        self.text = escaped(text)
    }
}

func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: needsCare) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 32)
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "\""): bytes += "&quot;".utf8
        case UInt8(ascii: "'"): bytes += "&#39;".utf8
        case _ where isForbiddenControl(byte): continue
        default: bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
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
