/// A fast path for ASCII text, which needs no Unicode tables.
extension SearchTerms {
    static func each(inASCII bytes: UnsafeBufferPointer<UInt8>, _ body: (String) -> Void) {
        var index = 0
        while index < bytes.count {
            guard isWordPart(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, isWordPart(bytes[index]) { index += 1 }
            index = endOfMarks(in: bytes, at: index)
            let length = min(index - start, longest)
            body(
                String(unsafeUninitializedCapacity: length) { word in
                    for offset in 0..<length { word[offset] = lowercase(bytes[start + offset]) }
                    return length
                })
        }
    }

    /// `++` and `#` after a word belong to it, unless another word follows immediately.
    private static func endOfMarks(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        var end = index
        if bytes[index...].starts(with: "++".utf8) {
            end = index + 2
        } else if index < bytes.count, bytes[index] == UInt8(ascii: "#") {
            end = index + 1
        }
        return end < bytes.count && isWordPart(bytes[end]) ? index : end
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}
