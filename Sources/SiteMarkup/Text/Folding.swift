import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension String {
    /// Unicode normalisation form C, in which addresses and output paths are written.
    package var composed: String { isASCII ? self : precomposedStringWithCanonicalMapping }

    /// Unicode normalisation form D: letters, then their marks.
    package var decomposed: String { isASCII ? self : decomposedStringWithCanonicalMapping }

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
