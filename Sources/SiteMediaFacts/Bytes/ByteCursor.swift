/// Reads numbers and texts from the front of some bytes. A missing value is `nil` and never a trap.
struct ByteCursor {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }
    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func skip(_ count: Int) -> Bool { take(count) != nil }

    /// A number, most significant byte first; `nil` if `Int` cannot hold it.
    mutating func bigEndian(_ count: Int) -> Int? { take(count).flatMap { Self.number($0) } }

    /// A number, least significant byte first.
    mutating func littleEndian(_ count: Int) -> Int? { take(count).flatMap { Self.number($0.reversed()) } }

    /// The bytes up to a zero byte, which is skipped; all remaining bytes if no zero byte follows.
    mutating func takeThroughZero() -> ArraySlice<UInt8> {
        let text = rest.prefix { $0 != 0 }
        rest = rest.dropFirst(text.count + 1)
        return text
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int? {
        Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}

/// Converts units into milliseconds. `nil` beyond a thousand hours, because such a number is wrong.
func milliseconds(_ units: Int, perSecond: Int) -> Int? {
    guard units >= 0, perSecond > 0 else { return nil }
    return milliseconds(seconds: Double(units) / Double(perSecond))
}

func milliseconds(seconds: Double) -> Int? {
    guard seconds.isFinite, (0...3_600_000).contains(seconds) else { return nil }
    return Int((seconds * 1000).rounded())
}
