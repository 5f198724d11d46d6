/// One Mustache tag and where it stands.
struct TemplateTag: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case variable, unescaped, section, inverted, close, partial, parent, block, comment, delimiters, pragma
    }

    var kind: Kind
    /// Without marker and blanks: `card` for `{{> card }}`.
    var name: String
    /// Bytes from the opening delimiter to behind the closing one.
    var range: Range<Int>

    /// Byte offset of the opening delimiter.
    var offset: Int { range.lowerBound }

    var opensSection: Bool {
        switch kind {
        case .section, .inverted, .parent, .block: true
        default: false
        }
    }

    /// `card` for `{{> card }}` and `{{< card }}`.
    var partialName: String? { kind == .partial || kind == .parent ? name : nil }
}

extension TemplateTag.Kind {
    /// By the character after the opening delimiter.
    init(marker: UInt8?) {
        self =
            switch marker {
            case UInt8(ascii: "#"): .section
            case UInt8(ascii: "^"): .inverted
            case UInt8(ascii: "/"): .close
            case UInt8(ascii: ">"): .partial
            case UInt8(ascii: "<"): .parent
            case UInt8(ascii: "$"): .block
            case UInt8(ascii: "!"): .comment
            case UInt8(ascii: "="): .delimiters
            case UInt8(ascii: "%"): .pragma
            case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescaped
            default: .variable
            }
    }
}
