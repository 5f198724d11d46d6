/// The parts of a Markdown text that are code: fenced blocks, and spans between backticks.
struct CodeRanges {
    private var ends: [Int: Int] = [:]

    init(_ bytes: [UInt8]) {
        var offset = 0
        while offset < bytes.count {
            let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
            if let fence = Self.fence(bytes[offset..<end]) {
                var close = end + 1
                while close < bytes.count {
                    let lineEnd = bytes[close...].firstIndex(of: 0x0A) ?? bytes.count
                    let other = Self.fence(bytes[close..<lineEnd])
                    close = lineEnd + 1
                    if let other, other.mark == fence.mark, other.count >= fence.count, other.isBare { break }
                }
                ends[offset] = min(close, bytes.count)
                offset = close
                continue
            }
            addSpans(bytes, offset..<end)
            offset = end + 1
        }
    }

    /// The end of the code that begins at an offset.
    func end(ofCodeAt offset: Int) -> Int? { ends[offset] }

    /// Whether an offset is in code.
    func contains(_ offset: Int) -> Bool { ends.contains { $0.key <= offset && offset < $0.value } }

    private mutating func addSpans(_ bytes: [UInt8], _ line: Range<Int>) {
        var offset = line.lowerBound
        while let start = bytes[offset..<line.upperBound].firstIndex(of: 0x60) {
            let count = bytes[start..<line.upperBound].prefix { $0 == 0x60 }.count
            offset = start + count
            var other = offset
            while let next = bytes[other..<line.upperBound].firstIndex(of: 0x60) {
                let run = bytes[next..<line.upperBound].prefix { $0 == 0x60 }.count
                other = next + run
                guard run == count else { continue }
                ends[start] = other
                offset = other
                break
            }
        }
    }

    /// The marks at the start of a line that begin or end a block of code.
    private static func fence(_ line: ArraySlice<UInt8>) -> (mark: UInt8, count: Int, isBare: Bool)? {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }
        guard let mark = text.first, mark == 0x60 || mark == 0x7E else { return nil }
        let count = text.prefix { $0 == mark }.count
        let rest = text.dropFirst(count)
        guard count >= 3, mark == 0x7E || !rest.contains(0x60) else { return nil }
        return (mark, count, rest.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 })
    }
}
