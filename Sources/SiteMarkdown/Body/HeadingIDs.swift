/// Makes the IDs of headings: lower case, spaces become hyphens, punctuation is dropped, letters of every script are
/// kept. A second heading with the same text gets `-1`, the next `-2`, in document order.
struct HeadingIDs {
    private var ids = PageIDs()

    mutating func id(for text: String) -> String { ids.id(for: slug(text), secondAs: 1) }

    /// Takes an ID that the author gave an element.
    ///
    /// - Returns: False if another element has it, or if it is not among the IDs that ``PageIDs`` assigns.
    mutating func claim(_ id: String) -> Bool {
        let isPlain = id.unicodeScalars.allSatisfy { scalar in
            scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        return isPlain && !id.isEmpty && id.utf8.count <= 200 && ids.claim(id)
    }

    private func slug(_ text: String) -> String {
        let slug = slugOfASCII(text) ?? slugOfLetters(text)
        // A heading of emoji or punctuation alone gets an ID too.
        return slug.utf8.contains { $0 != UInt8(ascii: "-") } ? slug : "section"
    }

    /// A fast version of ``slugOfLetters(_:)`` for ASCII; `nil` for other texts.
    private func slugOfASCII(_ text: String) -> String? {
        var slug: [UInt8] = []
        slug.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "): slug.append(UInt8(ascii: "-"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                slug.append(byte)
            case 0x80...: return nil
            default: continue
            }
        }
        return String(decoding: slug, as: UTF8.self)
    }

    private func slugOfLetters(_ text: String) -> String {
        var slug = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            let properties = scalar.properties
            if scalar == " " {
                slug.append("-")
            } else if scalar == "-" || scalar == "_" || properties.isAlphabetic || properties.numericType != nil
                || properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
            {
                slug.append(scalar)
            }
        }
        return String(slug)
    }
}
