/// A name as a component of an address: lower-case letters and digits of any script, with hyphens between words.
///
/// A slug is never empty, `.` or `..` and has no slashes. The same name gives the same slug on every machine.
package struct Slug: Hashable, Sendable, Comparable {
    package let text: String

    /// Makes the slug of a title, tag or file name. `What's New?` is `whats-new`, `C++` is `c-plus-plus`, `.NET` is
    /// `dot-net`.
    package init(_ name: some StringProtocol) {
        if Self.isSlug(name) {
            text = String(name)
            return
        }
        var writer = SlugWriter()
        // `Straße` and `STRASSE` have one address, as have `İstanbul` and `istanbul`.
        writer.write(LetterFolding.withoutCase(String(name)).unicodeScalars)
        text = Self.shortened(writer.text.isEmpty ? Self.spelledOut(name) : writer.text)
    }

    /// A key that is equal for slugs that the search treats as equal.
    var key: String { LetterFolding.folded(text) }

    /// The slug of a translation: `grid` in Chinese is `grid-zh`.
    func translated(to language: String?) -> Slug { language.map { Slug("\(text)-\($0)") } ?? self }

    package static func < (left: Self, right: Self) -> Bool { left.text.precedesInBytes(right.text) }

    /// Whether a name is already a short slug: lower-case letters, digits and single hyphens.
    private static func isSlug(_ name: some StringProtocol) -> Bool {
        var isAfterHyphen = true
        for byte in name.utf8 {
            let isHyphen = byte == UInt8(ascii: "-")
            let isWordPart = (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
            guard isWordPart || isHyphen && !isAfterHyphen else { return false }
            isAfterHyphen = isHyphen
        }
        return !isAfterHyphen && name.utf8.count <= 200
    }

    /// A name of symbols alone (`🚀`, `#!`) is replaced by their Unicode names, which never change.
    private static func spelledOut(_ name: some StringProtocol) -> String {
        var writer = SlugWriter()
        for scalar in name.unicodeScalars
        where !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint {
            let spelled = scalar.properties.name ?? "u\(String(scalar.value, radix: 16))"
            writer.write("\(spelled.lowercased()) ".unicodeScalars)
        }
        return writer.text.isEmpty ? "untitled" : writer.text
    }

    /// File systems limit a name to 255 bytes. A longer slug is cut after a word, and a hash of the whole is appended.
    private static func shortened(_ slug: String) -> String {
        guard slug.utf8.count > 200 else { return slug }
        var head = slug.prefix(200)
        while head.utf8.count > 180 { head.removeLast() }
        if let hyphen = head.lastIndex(of: "-"), head[..<hyphen].utf8.count > 90 { head = head[..<hyphen] }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in slug.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "\(head)-\(String(hash, radix: 36))"
    }
}
