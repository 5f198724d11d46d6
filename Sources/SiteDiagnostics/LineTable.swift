#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The start offsets of the lines of a text.
struct LineTable: Sendable {
    /// Four bytes per line, because the tables of all files of a site are in memory.
    private let starts: [UInt32]
    /// The number of bytes of the text.
    private let count: Int

    /// Allocates exactly the required capacity.
    init(_ bytes: [UInt8]) {
        let lineEnd = UInt8(ascii: "\n")
        var starts: [UInt32] = []
        bytes.withUnsafeBufferPointer { bytes in
            starts.reserveCapacity(1 + bytes.count { $0 == lineEnd })
            starts.append(0)
            guard let first = bytes.baseAddress else { return }
            var start = 0
            while let found = memchr(first + start, Int32(lineEnd), bytes.count - start) {
                start = UnsafeRawPointer(found) - UnsafeRawPointer(first) + 1
                starts.append(UInt32(clamping: start))
            }
        }
        self.starts = starts
        count = bytes.count
    }

    var lineCount: Int { starts.count }

    func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - Int(starts[low]) + 1)
    }

    func offset(of position: SourcePosition) -> Int {
        guard position.line >= 1 else { return 0 }
        guard position.line <= starts.count else { return count }
        return min(Int(starts[position.line - 1]) + max(position.column - 1, 0), count)
    }

    /// The byte range of a line, without the `\n`; `nil` if the line does not exist.
    func range(ofLine number: Int) -> Range<Int>? {
        guard (1...starts.count).contains(number) else { return nil }
        return Int(starts[number - 1])..<(number < starts.count ? Int(starts[number]) - 1 : count)
    }
}
