/// Estimates how wide words are, for certificates of layouts.
///
/// A build does not know the font that a visitor's browser uses. The estimate is four fifths of the widths of Arial, as wide as
/// condensed faces are. So a word that is too wide by this estimate is too wide in nearly every font.
package struct WordWidth {
    private static let condensed = 0.8
    /// Advance widths of Arial from U+0020 to U+007E, in thousandths of the size.
    private static let advances = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556,
        556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556,
        833,
        722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500,
        556,
        556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
        334,
        260, 334, 584,
    ]

    /// The size of text, in px.
    let size: Double

    package init(size: Double) { self.size = size }

    /// The widest word of a text, and its width in px. Lines also break after hyphens and slashes, and between the characters
    /// of scripts without spaces.
    package func widest(in text: String) -> (word: Substring.UnicodeScalarView, width: Double)? {
        text.unicodeScalars.split(whereSeparator: Self.breaksLines)
            .map { ($0, width(of: $0)) }.max { $0.1 < $1.1 }
    }

    private func width(of word: Substring.UnicodeScalarView) -> Double {
        let sum = word.reduce(0) { sum, scalar in
            if (0x20...0x7E).contains(scalar.value) { return sum + Self.advances[Int(scalar.value) - 0x20] }
            // Marks stand above other letters. Most letters are at least as wide as 'c'.
            return scalar.properties.generalCategory == .nonspacingMark ? sum : sum + 500
        }
        return Double(sum) / 1000 * size * Self.condensed
    }

    private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // The soft hyphen.
        case 0xAD: true
        case ..<0x80: scalar.properties.isWhitespace || scalar == "-" || scalar == "/"
        // Punctuation, and scripts from Thai on, except Georgian and further Latin and Greek letters.
        case 0x2000...0x206F, 0x0E00...0x0FFF, 0x1100...0x11FF, 0x1780...0x19FF, 0x2E80...: true
        default: scalar.properties.isWhitespace
        }
    }
}
