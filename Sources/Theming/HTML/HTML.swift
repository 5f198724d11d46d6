import Markup

/// Markup that may stand in a page as it is. Everything else that reaches a template is text and is escaped.
///
/// Site-wide links inside it start with `HTML.rootMark` until `resolved(root:)` puts the way to the site's root there.
public struct HTML: Hashable, Sendable {
    /// UTF-8.
    private(set) var rope: MarkupRope

    /// Markup whose safety the caller vouches for: rendered by a template, or written by a renderer that escapes.
    public init(trusted text: String) { rope = MarkupRope(Array(text.utf8)) }

    /// Markup from a renderer that knows nothing of marks: a body's Markdown, with links made for its page. A U+0001 that
    /// an author typed is left out.
    public init(trusted bytes: [UInt8]) {
        let mark: UInt8 = 0x01
        rope = MarkupRope(bytes.contains(mark) ? bytes.filter { $0 != mark } : bytes)
    }

    /// What a template has rendered, marks included.
    init(rendered rope: MarkupRope) { self.rope = rope }

    public static let empty = HTML(rendered: MarkupRope())

    public var isEmpty: Bool { rope.isEmpty }

    public var bytes: [UInt8] { rope.bytes }

    /// The same markup, held once for all the places that it is put in.
    public var shared: HTML {
        var rope = MarkupRope()
        rope.append(SharedMarkup(bytes))
        return HTML(rendered: rope)
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTML {
    /// Plain text as markup, for element content and for attribute values between quotes of either kind.
    ///
    /// Works on bytes: escaping by `Character` would miss a quotation mark that carries a combining accent.
    /// Control characters, which HTML does not allow, are left out.
    public init(escaping text: String) {
        rope = MarkupRope()
        escape(text, to: &rope)
    }
}

func escape(_ text: String, to output: inout MarkupRope) {
    var text = text
    text.withUTF8 { bytes in
        var start = bytes.startIndex
        for index in bytes.indices where needsCare(bytes[index]) {
            output.append(bytes[start..<index])
            start = index + 1
            switch bytes[index] {
            case UInt8(ascii: "&"): output.append("&amp;".utf8)
            case UInt8(ascii: "<"): output.append("&lt;".utf8)
            case UInt8(ascii: ">"): output.append("&gt;".utf8)
            case UInt8(ascii: "\""): output.append("&quot;".utf8)
            case UInt8(ascii: "'"): output.append("&#39;".utf8)
            default: continue
            }
        }
        output.append(bytes[start...])
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
