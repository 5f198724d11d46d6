import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension String {
    /// Unicode normalisation form C, in which addresses and output paths are written.
    package var composed: String { normalized(\.precomposedStringWithCanonicalMapping) }

    /// Unicode normalisation form D: letters, then their marks.
    package var decomposed: String { normalized(\.decomposedStringWithCanonicalMapping) }

    /// Unicode normalisation form KC: form C, in which variants of a letter (`ﬁ`, `Ａ`) are the letter itself.
    package var compatiblyComposed: String { normalized(\.precomposedStringWithCompatibilityMapping) }

    /// Unicode normalisation form KD: form D, in which variants of a letter (`ﬁ`, `Ａ`) are the letter itself.
    package var compatiblyDecomposed: String { normalized(\.decomposedStringWithCompatibilityMapping) }

    /// Foundation's time grows with the square of a text's length, so a long text is normalised piece by piece.
    ///
    /// A piece ends before a letter that joins nothing before it. A run of 4,000 marks without such a letter is no text: it is cut.
    private func normalized(_ form: (String) -> String) -> String {
        if isASCII { return self }
        guard utf8.count > 4_096 else { return form(self) }
        var result = ""
        var (start, count) = (startIndex, 0)
        for index in unicodeScalars.indices {
            if count >= 1_000, unicodeScalars[index].joinsNothingBefore || count >= 4_000 {
                result += form(String(unicodeScalars[start..<index]))
                (start, count) = (index, 0)
            }
            count += 1
        }
        return result + form(String(unicodeScalars[start...]))
    }

    /// Equal for texts that a file system without regard to case, or with its own normal form, takes for one name.
    ///
    /// Upper case first, so that `ß` and `SS`, and the two small sigmas, fall together as full case folding wants.
    package var folded: String {
        // As nearly all are by themselves.
        if utf8.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) { return self }
        return isASCII ? lowercased() : uppercased().lowercased().composed
    }

    package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// The order of paths and addresses: by bytes of UTF-8, the same on every machine.
    package func precedesInBytes(_ other: String) -> Bool {
        let isBefore = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right -> Bool in
                guard let first = left.baseAddress, let second = right.baseAddress else {
                    return left.count < right.count
                }
                let order = memcmp(first, second, min(left.count, right.count))
                return order != 0 ? order < 0 : left.count < right.count
            }
        }
        return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension Unicode.Scalar {
    /// Whether normalisation leaves the scalars before this one alone. Vowels and final consonants of Korean, their half-width
    /// forms too, join the letter before them; the other scalars that do so are marks (`Grapheme_Extend`).
    fileprivate var joinsNothingBefore: Bool {
        properties.canonicalCombiningClass == .notReordered && properties.isGraphemeBase
            && ![0x1160...0x11FF, 0x3131...0x318E, 0xFFA0...0xFFDC].contains { $0.contains(value) }
    }
}
