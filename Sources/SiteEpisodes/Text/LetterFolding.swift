import SiteMarkup

/// Folding of letters: texts that people take for the same come out the same.
///
/// The tables name code points one by one, so that a newer Unicode on one side changes nothing.
package enum LetterFolding {
    // MARK: Without accents

    /// Accents and points over and under letters, of scripts in which people leave them out when they search, and selectors of
    /// variants.
    private static let marks: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF...0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5,
        0x05C7...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670...0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4,
        0x06E7...0x06E8, 0x06EA...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F,
        0xFE20...0xFE2F, 0xE0100...0xE01EF,
    ]

    /// Invisible inside of words: soft hyphen, tatweel, zero-width space and joiner, word joiner, byte order mark.
    private static let silent: Set<UInt32> = [0xAD, 0x0640, 0x200B, 0x200D, 0x2060, 0xFEFF]

    /// Letters that no decomposition reaches.
    private static let letters: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
        "ı": "i", "ς": "σ", "ي": "ی", "ى": "ی", "ك": "ک",
    ]

    /// Without case, accents and forms of compatibility: what the search compares, as its script does in the browser, and what
    /// names of tags and people are compared by.
    package static func folded(_ text: String) -> String {
        if text.isASCII { return text.lowercased() }
        var result = String.UnicodeScalarView()
        for scalar in text.compatiblyDecomposed.unicodeScalars {
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
        return String(result).composed
    }

    // MARK: With accents

    /// Letters and digits that another one stands for: wide and narrow ones, ligatures, superscripts, fractions, Roman numbers,
    /// letters of mathematics. Letters of living scripts that Unicode takes apart as well (Thai `ำ`, Armenian `և`) are none.
    private static let variants: [ClosedRange<UInt32>] = [
        0xAA...0xAA, 0xB2...0xB3, 0xB9...0xBA, 0xBC...0xBE, 0x0132...0x0133, 0x017F...0x017F, 0x01C4...0x01CC,
        0x01F1...0x01F3, 0x02B0...0x02B8, 0x1D2C...0x1D6A, 0x2070...0x209C, 0x2102...0x2149, 0x2150...0x2189,
        0x2460...0x249B, 0xFB00...0xFDFF, 0xFE70...0xFEFC, 0xFF01...0xFFDC, 0x1D400...0x1D7FF, 0x1EE00...0x1EEBB,
    ]

    /// Without case and forms of compatibility, accents kept: what addresses are made of. Full case folding, but that a Greek
    /// word keeps the sigma of its end, and that `İ` is `i`.
    package static func withoutCase(_ text: String) -> String {
        if text.isASCII { return text.lowercased() }
        var result = String.UnicodeScalarView()
        var hasSigma = false
        for scalar in text.decomposed.unicodeScalars {
            for plain in plain(scalar) {
                for lower in plain.properties.lowercaseMapping.unicodeScalars {
                    switch lower {
                    // All that is left of the `İ` is a dot too many.
                    case "\u{307}" where result.last == "i": continue
                    case "ß": result.append(contentsOf: "ss".unicodeScalars)
                    default: result.append(lower)
                    }
                    if lower == "σ" || lower == "ς" { hasSigma = true }
                }
            }
        }
        return String(hasSigma ? withFinalSigmas(result) : result).composed
    }

    private static func plain(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        let value = scalar.value
        let isVariant = variants.contains { $0.contains(value) } && (isLetterOrNumber(scalar) || value >= 0xFF01)
        return isVariant
            ? String(scalar).compatiblyDecomposed.unicodeScalars
            : String.UnicodeScalarView([scalar])
    }

    private static func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber:
            true
        default: false
        }
    }

    /// `ς` behind a letter at the end of a word, `σ` elsewhere, as Greek is written.
    private static func withFinalSigmas(_ text: String.UnicodeScalarView) -> String.UnicodeScalarView {
        let scalars = Array(text)
        func isWord(_ place: Int) -> Bool {
            scalars.indices.contains(place)
                && (isLetterOrNumber(scalars[place]) || scalars[place].properties.generalCategory == .nonspacingMark)
        }
        var result = String.UnicodeScalarView()
        for (place, scalar) in scalars.enumerated() {
            let isSigma = scalar == "σ" || scalar == "ς"
            result.append(isSigma ? (isWord(place - 1) && !isWord(place + 1) ? "ς" : "σ") : scalar)
        }
        return result
    }
}
