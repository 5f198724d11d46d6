import Foundation

/// Folding of case, accents and compatibility forms, as the script of the search does it in the browser. Both follow the
/// same tables, which name code points one by one, so that a newer Unicode on one side changes nothing.
enum SearchFolding {
    /// Accents and points over and under letters, of scripts in which people leave them out when they search.
    private static let marks: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF...0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5,
        0x05C7...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670...0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4,
        0x06E7...0x06E8, 0x06EA...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    /// Invisible inside of words: soft hyphen, tatweel, zero-width space and joiner, word joiner, byte order mark.
    private static let silent: Set<UInt32> = [0xAD, 0x0640, 0x200B, 0x200D, 0x2060, 0xFEFF]

    /// Letters that no decomposition reaches.
    private static let letters: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
        "ı": "i", "ς": "σ", "ي": "ی", "ى": "ی", "ك": "ک",
    ]

    static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var result = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
            if scalar.isASCII {
                result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
                continue
            }
            let value = scalar.value
            if marks.contains(where: { $0.contains(value) }) || silent.contains(value) { continue }
            for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                if let letters = letters[lower] {
                    result.append(contentsOf: letters.unicodeScalars)
                } else {
                    result.append(lower)
                }
            }
        }
        // Syllables and voiced letters that the decomposition took apart.
        return String(result).precomposedStringWithCanonicalMapping
    }
}
