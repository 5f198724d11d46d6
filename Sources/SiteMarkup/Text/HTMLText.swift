/// HTML for a page, or for a feed element that readers interpret as HTML. It contains only characters that a
/// ``PlainText`` allows.
package struct HTMLText: Hashable, Sendable {
    /// The HTML as UTF-8.
    package let bytes: [UInt8]

    /// - Parameter bytes: Markup from a writer that escapes. U+FFFD replaces invalid UTF-8 and forbidden characters.
    package init(markup bytes: [UInt8]) {
        let isClean =
            String(validating: bytes, as: UTF8.self) != nil
            && bytes.withUnsafeBufferPointer { $0.forbiddenCharacters.isEmpty }
        self.bytes = isClean ? bytes : Array(PlainText(decoding: bytes).string.utf8)
    }

    /// HTML that shows a plain text as it was typed. A text that has the same meaning in HTML stays unchanged, for
    /// readers that decode nothing.
    package init(_ text: PlainText) {
        let utf8 = text.string.utf8
        guard Self.readsOtherwise(text.string) else {
            bytes = Array(utf8)
            return
        }
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            default: bytes.append(byte)
            }
        }
        self.bytes = bytes
    }

    package var isEmpty: Bool { bytes.isEmpty }

    /// True if the text contains the start of a tag, or an `&` that may begin a character reference.
    private static func readsOtherwise(_ text: String) -> Bool {
        var isAfterAmpersand = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "<") { return true }
            if isAfterAmpersand, byte.isLetter || byte.isDigit || byte == UInt8(ascii: "#") { return true }
            isAfterAmpersand = byte == UInt8(ascii: "&")
        }
        return false
    }
}
