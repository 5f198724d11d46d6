#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A slice of markup owned by someone else. Passing it on needs no reference counting.
package typealias MarkupSlice = Slice<UnsafeBufferPointer<UInt8>>

extension MarkupSlice {
    /// True if the bytes equal the name in any letter case.
    package func isNamed(_ name: StaticString) -> Bool {
        count == name.utf8CodeUnitCount
            && elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: count)) { $0.lowered == $1 }
    }

    func isNamed(_ name: MarkupSlice) -> Bool { elementsEqual(name) { $0.lowered == $1.lowered } }
}

extension UnsafeBufferPointer<UInt8> {
    /// The index of the first occurrence of a byte in a range.
    func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        guard let baseAddress, let found = memchr(baseAddress + range.lowerBound, Int32(byte), range.count) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
    }
}

extension UInt8 {
    var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
    var isDigit: Bool { 0x30...0x39 ~= self }
    var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
    var lowered: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

    var endsAttributeName: Bool {
        isBlank || self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
    }
}
