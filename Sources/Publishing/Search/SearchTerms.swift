/// The words of a text as the search knows them: folded, without what stands between them.
///
/// `C++` and `C#` keep their marks. Chinese and Japanese, which put no blanks between words, are cut into pairs of
/// characters.
enum SearchTerms {
    /// In code points; the rest of a longer word does not count.
    static let longest = 40

    static func each(in text: String, _ body: (String) -> Void) {
        let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            each(inASCII: bytes, body)
            return true
        }
        if isASCII == true { return }
        let scalars = SearchFolding.folded(text).unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            guard isWordPart(scalars[index]) else {
                scalars.formIndex(after: &index)
                continue
            }
            let start = index
            let isIdeographic = isIdeographic(scalars[index])
            while index < scalars.endIndex, isWordPart(scalars[index]),
                Self.isIdeographic(scalars[index]) == isIdeographic
            {
                scalars.formIndex(after: &index)
            }
            if isIdeographic {
                pairs(of: scalars[start..<index], body)
            } else {
                let end = endOfMarks(in: scalars, at: index)
                body(String(Substring(scalars[start..<end]).unicodeScalars.prefix(longest)))
                index = end
            }
        }
    }

    static func all(in text: String) -> [String] {
        var terms: [String] = []
        each(in: text) { terms.append($0) }
        return terms
    }

    private static func pairs(of run: Substring.UnicodeScalarView, _ body: (String) -> Void) {
        var first = run.startIndex
        var next = run.index(after: first)
        if next == run.endIndex { return body(String(run)) }
        while next < run.endIndex {
            let end = run.index(after: next)
            body(String(run[first..<end]))
            first = next
            next = end
        }
    }

    /// `++` and `#` behind a word belong to it unless the next word follows at once.
    private static func endOfMarks(in scalars: String.UnicodeScalarView, at index: String.Index) -> String.Index {
        var end = index
        if scalars[index...].starts(with: "++".unicodeScalars) {
            end = scalars.index(index, offsetBy: 2)
        } else if index < scalars.endIndex, scalars[index] == "#" {
            end = scalars.index(after: index)
        }
        return end < scalars.endIndex && isWordPart(scalars[end]) ? index : end
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// Letters, numbers and marks.
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
