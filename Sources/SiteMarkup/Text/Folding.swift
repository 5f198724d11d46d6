import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension String {
    /// The text in Unicode normalisation form C, which addresses and output paths use.
    package var composed: String { isASCII ? self : precomposedStringWithCanonicalMapping }

    /// The text in Unicode normalisation form D: letters followed by their marks.
    package var decomposed: String { isASCII ? self : decomposedStringWithCanonicalMapping }

    /// A form that is equal for texts that a file system may treat as one name, because it ignores letter case or
    /// normalises names.
    ///
    /// Upper case comes first, so that `ß` and `SS`, and the two small sigmas, become equal, as full case folding
    /// requires.
    package var folded: String {
        // Nearly all texts are already folded.
        if utf8.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) { return self }
        return isASCII ? lowercased() : uppercased().lowercased().composed
    }

    package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// Compares by the bytes of UTF-8, which gives the same order on every machine.
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
