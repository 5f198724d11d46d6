/// A Mustache tag with its position.
struct TemplateTag: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case variable, unescaped, section, inverted, close, partial, parent, block, comment, delimiters, pragma
    }

    var kind: Kind
    /// The name without marker and spaces: `card` for `{{> card }}`.
    var name: String
    /// The byte range, including the delimiters.
    var range: Range<Int>

    /// The byte offset of the opening delimiter.
    var offset: Int { range.lowerBound }

    var opensSection: Bool {
        switch kind {
        case .section, .inverted, .parent, .block: true
        default: false
        }
    }

    /// The template's name: `card` for `{{> card }}` and `{{< card }}`.
    var partialName: String? { kind == .partial || kind == .parent ? name : nil }
}

extension TemplateTag.Kind {
    /// The kind by the character after the opening delimiter.
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
