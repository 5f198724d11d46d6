import CSitegenFreeType
import SiteDiagnostics

/// The reason why a font file cannot be used.
enum FontProblem: Error {
    /// The theme has no such file.
    case missing
    case tooLarge
    /// Not a font of the web, or a damaged one.
    case damaged
    /// FreeType is not installed.
    case noLibrary
}

/// A font file, read by FreeType: WOFF2, WOFF, TrueType or OpenType. Lengths are fractions of the font size.
struct FontFile: ~Copyable {
    private let font: OpaquePointer
    private let facts: cfreetype_facts

    init(_ contents: [UInt8]) throws(FontProblem) {
        guard contents.count <= Limits.fontBytes else { throw .tooLarge }
        guard Self.signatures.contains(where: contents.starts) else { throw .damaged }
        guard cfreetype_is_there() != 0 else { throw .noLibrary }
        guard let font = cfreetype_open(contents, contents.count, Limits.fontMemory) else { throw .damaged }
        self.font = font
        facts = cfreetype_describe(font)
    }

    deinit { cfreetype_close(font) }

    /// `wOF2`, `wOFF`, TrueType, Apple's TrueType and OpenType with PostScript outlines.
    private static let signatures = ["wOF2", "wOFF", "\0\u{1}\0\0", "true", "OTTO"].map { Array($0.utf8) }

    /// The name of the family, in ASCII; `nil` if the file has none.
    var family: String? { facts.family.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } }

    /// One weight, or the weights of a variable font.
    var weights: ClosedRange<Int> {
        let known = 1...1000
        guard known.contains(Int(facts.lightest)), facts.heaviest >= facts.lightest else { return 400...400 }
        return Int(facts.lightest)...min(Int(facts.heaviest), known.upperBound)
    }

    var isItalic: Bool { facts.is_italic != 0 }

    /// The kind of the font, from the classes of its `OS/2` table
    /// (https://learn.microsoft.com/en-us/typography/opentype/spec/os2).
    var kind: FontKind {
        if facts.is_fixed != 0 { return .monospace }
        let isLatinText = facts.panose_family == 2
        if isLatinText, (2...10).contains(facts.serif_style) { return .serif }
        if isLatinText, (11...15).contains(facts.serif_style) { return .sansSerif }
        return [1, 2, 3, 4, 5, 7].contains(facts.family_class) ? .serif : .sansSerif
    }

    var ascent: Double { fraction(max(0, Int(facts.ascender))) }
    var descent: Double { fraction(max(0, -Int(facts.descender))) }
    /// The space between two lines.
    var lineGap: Double { fraction(max(0, Int(facts.height) - Int(facts.ascender) + Int(facts.descender))) }

    /// The mean width of a character of prose at a weight; `nil` if the font lacks one of them.
    func width(weight: Int) -> Double? {
        cfreetype_set_weight(font, Int32(weight))
        var sum = 0
        for (character, share) in LetterShares.all {
            let advance = cfreetype_advance(font, UInt(character.value))
            guard advance >= 0 else { return nil }
            sum += advance * share
        }
        return sum > 0 ? fraction(sum) / Double(LetterShares.sum) : nil
    }

    private func fraction(_ units: Int) -> Double { Double(units) / Double(facts.units) }
}

/// How many of a thousand characters of English prose are spaces and each of the letters. Prose of other languages is about as wide.
enum LetterShares {
    static let all: [(character: Unicode.Scalar, share: Int)] = [
        (" ", 183), ("e", 102), ("t", 75), ("a", 65), ("o", 62), ("n", 57), ("i", 57), ("s", 53), ("r", 50), ("h", 50),
        ("l", 33), ("d", 33), ("u", 23), ("c", 22), ("m", 20), ("f", 20), ("w", 17), ("g", 16), ("p", 15), ("y", 14),
        ("b", 13), ("v", 8), ("k", 6), ("x", 1), ("j", 1), ("q", 1), ("z", 1),
    ]
    static let sum = all.reduce(0) { $0 + $1.share }
}
