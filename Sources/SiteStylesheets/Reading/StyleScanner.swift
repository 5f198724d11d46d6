/// Iterates over the bytes of a stylesheet outside comments, strings and escapes.
package struct StyleScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// The start of a comment or string that is not closed at the end of the file.
    package private(set) var unended: Int?
    /// The comments read so far.
    package private(set) var comments: [Range<Int>] = []

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package mutating func next() -> (byte: UInt8, offset: Int)? {
        while position < bytes.count {
            let offset = position
            let byte = bytes[offset]
            position += 1
            switch byte {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(until: byte, from: offset)
            case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "*"):
                skipComment(from: offset)
            default: return (byte, offset)
            }
        }
        return nil
    }

    /// A line end also ends a string, because browsers recover there.
    private mutating func skipString(until quote: UInt8, from start: Int) {
        while position < bytes.count {
            let byte = bytes[position]
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote || byte == UInt8(ascii: "\n") { return }
        }
        unended = start
    }

    private mutating func skipComment(from start: Int) {
        position += 1
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                comments.append(start..<position)
                return
            }
            position += 1
        }
        position = bytes.count
        unended = start
    }
}
