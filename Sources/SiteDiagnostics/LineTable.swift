#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where the lines of a text begin.
struct LineTable: Sendable {
    /// Of four bytes each: a site holds those of all its files.
    private let starts: [UInt32]
    /// Bytes of the text.
    private let count: Int

    /// As many as there are, and no room for more.
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

    /// The bytes of a line, up to the `\n`; `nil` when there is no such line.
    func range(ofLine number: Int) -> Range<Int>? {
        guard (1...starts.count).contains(number) else { return nil }
        return Int(starts[number - 1])..<(number < starts.count ? Int(starts[number]) - 1 : count)
    }
}
