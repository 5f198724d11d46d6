/// The bytes of one source file and the path that diagnostics show for it.
///
/// Lines end at `\n`; a `\r` before it belongs to the line end. The line table is made once, so a lookup costs a binary
/// search.
public struct SourceText: Hashable, Sendable {
    /// Path as the user knows it, relative to the site's folder: `Content/episodes/042.md`.
    public let path: String
    public let bytes: [UInt8]
    /// Of four bytes each: a site holds those of all its files.
    private let lineStarts: [UInt32]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = Self.lineStarts(in: bytes)
    }

    /// As many as there are, and no room for more.
    private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
        let lineEnd = UInt8(ascii: "\n")
        var starts: [UInt32] = []
        bytes.withUnsafeBufferPointer { bytes in
            starts.reserveCapacity(1 + bytes.count { $0 == lineEnd })
            starts.append(0)
            for offset in bytes.indices where bytes[offset] == lineEnd { starts.append(UInt32(clamping: offset + 1)) }
        }
        return starts
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// Position of a byte offset; offsets outside the text are clamped to it.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
    }

    /// Byte offset of a position; clamped to the text.
    public func offset(of position: SourcePosition) -> Int {
        guard position.line >= 1 else { return 0 }
        guard position.line <= lineStarts.count else { return bytes.count }
        return min(Int(lineStarts[position.line - 1]) + max(position.column - 1, 0), bytes.count)
    }

    /// A line without its line end, decoded leniently. `nil` when there is no such line.
    public func line(_ number: Int) -> String? {
        guard (1...lineStarts.count).contains(number) else { return nil }
        let start = Int(lineStarts[number - 1])
        var end = number < lineStarts.count ? Int(lineStarts[number]) - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
