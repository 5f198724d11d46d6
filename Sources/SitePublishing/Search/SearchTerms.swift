import SiteEpisodes

/// The words of a text in the form that the search compares: folded, without punctuation.
///
/// `C++` and `C#` keep their signs. Scripts that do not separate words with spaces are split into pairs of characters.
/// The index also contains the single characters, because a query may consist of one.
enum SearchTerms {
    /// The maximum length of a word in code points. The rest of a longer word is ignored.
    static let longest = 40

    /// - Parameter body: Receives each word, and whether the word is a single character of a pair.
    static func each(in text: String, _ body: (String, _ isPart: Bool) -> Void) {
        let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            each(inASCII: bytes) { body($0, false) }
            return true
        }
        if isASCII == true { return }
        let scalars = LetterFolding.folded(text).unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            guard isWordPart(scalars[index]) else {
                scalars.formIndex(after: &index)
                continue
            }
            let start = index
            let isUnspaced = isUnspaced(scalars[index])
            while index < scalars.endIndex, isWordPart(scalars[index]),
                Self.isUnspaced(scalars[index]) == isUnspaced
            {
                scalars.formIndex(after: &index)
            }
            if isUnspaced {
                pairs(of: scalars[start..<index], body)
            } else {
                let end = endOfMarks(in: scalars, at: index)
                body(String(Substring(scalars[start..<end]).unicodeScalars.prefix(longest)), false)
                index = end
            }
        }
    }

    /// The words of a text that are not ASCII, in lower case and with their accents.
    static func eachWithAccents(in text: String, _ body: (String) -> Void) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return }
        for word in text.composed.lowercased().unicodeScalars.split(whereSeparator: { !isWordPart($0) })
        where word.contains(where: { !$0.isASCII }) && !word.contains(where: isUnspaced) {
            body(String(word))
        }
    }

    /// The words of a search query.
    static func all(in text: String) -> [String] {
        var terms: [String] = []
        each(in: text) { term, isPart in if !isPart { terms.append(term) } }
        return terms
    }

    private static func pairs(of run: Substring.UnicodeScalarView, _ body: (String, Bool) -> Void) {
        var first = run.startIndex
        var next = endOfCharacter(in: run, from: first)
        if next == run.endIndex { return body(String(run), false) }
        body(String(run[first..<next]), true)
        while next < run.endIndex {
            let end = endOfCharacter(in: run, from: next)
            body(String(run[next..<end]), true)
            body(String(run[first..<end]), false)
            first = next
            next = end
        }
    }

    /// Marks after a letter belong to it.
    private static func endOfCharacter(in run: Substring.UnicodeScalarView, from start: String.Index) -> String.Index {
        var end = run.index(after: start)
        while end < run.endIndex, isMark(run[end]) { run.formIndex(after: &end) }
        return end
    }

    /// `++` and `#` after a word belong to it, unless another word follows immediately.
    private static func endOfMarks(in scalars: String.UnicodeScalarView, at index: String.Index) -> String.Index {
        var end = index
        if scalars[index...].starts(with: "++".unicodeScalars) {
            end = scalars.index(index, offsetBy: 2)
        } else if index < scalars.endIndex, scalars[index] == "#" {
            end = scalars.index(after: index)
        }
        return end < scalars.endIndex && isWordPart(scalars[end]) ? index : end
    }

    /// True for Chinese, Japanese, Korean, and the scripts of class SA in Unicode's line breaking
    /// (https://www.unicode.org/reports/tr14/): Thai, Lao, Khmer and Burmese.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
            0xAA60...0xAADF:
            true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// True for letters, numbers and marks.
    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
            return true
        default:
            return false
        }
    }
}
