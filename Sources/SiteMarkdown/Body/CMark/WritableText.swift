import SiteMarkup

/// Whether a text can hold what ``makeTextWritable(in:)`` looks for: nearly none does, and the walk is saved.
func mayNeedWritableText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "&") && $1 == UInt8(ascii: "#") }
        || !text.forbiddenCharacters.isEmpty
}

/// Puts in place what character references stand for where cmark-gfm 0.29 has bytes that may not be written: a control character for
/// `&#8;` and for `&#128;`, one byte 0xFE or 0xFF for `&#xFFFE;` and `&#xFFFF;`.
///
/// - Returns: the nodes where something is U+FFFD now.
func makeTextWritable(in root: MarkdownNode) -> [MarkdownNode] {
    var replaced: [MarkdownNode] = []
    root.rewriteTexts { node, bytes in
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        if isUTF8, bytes.forbiddenCharacters.isEmpty { return nil }
        var text = String.UnicodeScalarView()
        var isReplaced = !isUTF8
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let written = scalar.isWritable ? scalar : HTMLEntities.character(scalar.value)
            isReplaced = isReplaced || written == "\u{FFFD}" && scalar != written
            text.append(written)
        }
        if isReplaced { replaced.append(node) }
        return Array(String(text).utf8)
    }
    return replaced
}
