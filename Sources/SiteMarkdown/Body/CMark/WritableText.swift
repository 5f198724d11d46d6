import SiteMarkup

/// True if a text may contain characters that ``makeTextWritable(in:)`` replaces. For nearly all texts it is false,
/// which saves the walk.
func mayNeedWritableText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "&") && $1 == UInt8(ascii: "#") }
        || !text.forbiddenCharacters.isEmpty
}

/// Corrects character references for which cmark-gfm 0.29 produces forbidden bytes: a control character for `&#8;` and
/// `&#128;`, a single byte 0xFE or 0xFF for `&#xFFFE;` and `&#xFFFF;`.
///
/// - Returns: The nodes in which U+FFFD replaces a character.
func makeTextWritable(in root: MarkdownNode) -> [MarkdownNode] {
    var replaced: [MarkdownNode] = []
    root.rewriteTexts { node, bytes in
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        if isUTF8, bytes.forbiddenCharacters.isEmpty { return nil }
        var meant = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            meant.append(scalar.isWritable ? scalar : HTMLEntities.character(scalar.value))
        }
        let written = PlainText(String(meant)).string
        let gone = { (text: String) in text.unicodeScalars.count { $0 == "\u{FFFD}" } }
        if !isUTF8 || gone(written) > gone(String(decoding: bytes, as: UTF8.self)) { replaced.append(node) }
        return Array(written.utf8)
    }
    return replaced
}
