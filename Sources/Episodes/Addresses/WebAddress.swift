/// An address from content that is safe to link to: `http`, `https`, `mailto`, `tel`, a fragment, or a relative path.
public struct WebAddress: Hashable, Sendable {
    /// Blanks and what XML and HTML give a meaning to are percent-encoded; the rest is as written.
    public let text: String

    /// - Throws: ``AddressProblem`` for any other scheme (`javascript:`, `data:`), control characters, and nothing at all.
    public init(checking written: some StringProtocol) throws(AddressProblem) {
        let written = String(written).trimmingBlanks
        guard !written.isEmpty, !written.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw .unsafe(written)
        }
        if let scheme = Self.scheme(of: written), !["http", "https", "mailto", "tel"].contains(scheme) {
            throw .unsafe(written)
        }
        text = Self.encodingUnsafeCharacters(written)
    }

    /// With a scheme and a host, or `//host`: an address outside, whatever page it stands on.
    public var isRemote: Bool { Self.isRemote(text) }

    static func isRemote(_ text: some StringProtocol) -> Bool {
        let lower = text.prefix(8).lowercased()
        return lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("//")
    }

    /// A path or a fragment, whose meaning depends on the page it stands on.
    public var isRelative: Bool { !isRemote && Self.scheme(of: text) == nil }

    /// What stands before the first colon, when no slash, question mark or hash stands before that. Looked for among the
    /// bytes, as browsers do: a colon with a combining character after it would be another `Character`.
    static func scheme(of text: String) -> String? {
        let marks = Array(":/?#".utf8)
        guard let end = text.utf8.firstIndex(where: marks.contains), text.utf8[end] == UInt8(ascii: ":") else {
            return nil
        }
        return String(decoding: text.utf8[..<end], as: UTF8.self).lowercased()
    }

    private static func encodingUnsafeCharacters(_ text: String) -> String {
        var encoded: [UInt8] = []
        for character in text.unicodeScalars {
            let isUnsafe = character.properties.isWhitespace || "\"<>\\^`{|}".unicodeScalars.contains(character)
            if isUnsafe {
                encoded.append(percentEncoding: character)
            } else {
                encoded += String(character).utf8
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
