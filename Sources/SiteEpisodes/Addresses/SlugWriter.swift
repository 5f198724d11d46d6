/// Writes a slug scalar by scalar, with one hyphen between words.
struct SlugWriter {
    private(set) var text = ""
    private var needsHyphen = false
    /// Whether the last scalar was part of a word, so that a following symbol belongs to the word: `c#`, `c++`.
    private var isInWord = false
    private var isAfterBlank = true

    mutating func write(_ scalars: String.UnicodeScalarView) {
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            index = scalars.index(after: index)
            let isBeforeWord = index < scalars.endIndex && Self.isWordPart(scalars[index])
            write(scalar, isBeforeWord: isBeforeWord)
            isAfterBlank = Self.isBlank(scalar)
        }
    }

    private mutating func write(_ scalar: Unicode.Scalar, isBeforeWord: Bool) {
        if Self.isWordPart(scalar) {
            beginPart()
            text.unicodeScalars.append(scalar)
        } else if Self.isSilent(scalar) {
            return
        } else if scalar == "+" && isInWord {
            append(word: "plus")
        } else if scalar == "#" && isInWord && !isBeforeWord {
            append(word: "sharp")
        } else if scalar == "." && isAfterBlank && isBeforeWord {
            append(word: "dot")
            isInWord = false
        } else {
            needsHyphen = !text.isEmpty
            isInWord = false
        }
    }

    private mutating func append(word: String) {
        needsHyphen = !text.isEmpty
        beginPart()
        text += word
        needsHyphen = true
    }

    private mutating func beginPart() {
        if needsHyphen { text += "-" }
        needsHyphen = false
        isInWord = true
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .spacingMark:
            return true
        case .nonspacingMark:
            return !scalar.properties.isVariationSelector
        default:
            return false
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }

    /// Apostrophes and invisible characters do not end a word.
    private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "’" || !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
    }
}
