/// The bytes of a text between two line ends. The indices are those of the text.
typealias TextLine = Slice<UnsafeBufferPointer<UInt8>>

/// The marks of quotations, lists and footnotes at the start of a line, and the indentation between them.
struct ContainerMarks {
    private(set) var count = 0
    /// The width of the marks in columns; a tab counts as four.
    private(set) var columns = 0
    /// The line without the marks.
    private(set) var rest: TextLine

    init(_ line: TextLine) {
        rest = line
        while let byte = rest.first {
            if byte == 0x20 || byte == 0x09 {
                take(1, columns: byte == 0x09 ? 4 : 1)
                continue
            }
            guard let length = Self.lengthOfMark(rest) else { return }
            count += 1
            take(length, columns: length)
        }
    }

    private mutating func take(_ bytes: Int, columns: Int) {
        rest = rest.dropFirst(bytes)
        self.columns += columns
    }

    private static func lengthOfMark(_ line: TextLine) -> Int? {
        switch line.first {
        case UInt8(ascii: ">"): return 1
        case UInt8(ascii: "["):
            guard line.dropFirst().first == UInt8(ascii: "^"), let end = line.firstIndex(of: UInt8(ascii: "]")),
                line[end...].dropFirst().first == UInt8(ascii: ":")
            else { return nil }
            return end + 2 - line.startIndex
        default: break
        }
        let digits = line.prefix { (0x30...0x39).contains($0) }
        let mark = line.dropFirst(digits.count).first ?? 0
        let isMark = digits.isEmpty ? "-*+".utf8.contains(mark) : ".)".utf8.contains(mark)
        let behind = line.dropFirst(digits.count + 1).first
        return isMark && (behind == 0x20 || behind == 0x09) ? digits.count + 1 : nil
    }
}
