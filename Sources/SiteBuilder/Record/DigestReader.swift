/// Reads what ``DigestedBytes`` has put together.
struct DigestReader {
    private var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }

    /// Bytes of a digest that stands before all else.
    static let sealSize = 16

    /// Reads what lies behind its digest; `nil` where it is not what was digested.
    init?(sealed bytes: [UInt8]) {
        rest = bytes[...]
        guard let digest = digest(), digest == ContentDigest(rest) else { return nil }
    }

    mutating func number() -> Int? {
        guard rest.count >= 8 else { return nil }
        defer { rest = rest.dropFirst(8) }
        return rest.withUnsafeBytes { Int(Int64(littleEndian: $0.loadUnaligned(as: Int64.self))) }
    }

    mutating func digest() -> ContentDigest? {
        guard let high = number(), let low = number() else { return nil }
        return ContentDigest(high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low)))
    }

    mutating func text() -> String? {
        guard let count = number(), (0...rest.count).contains(count) else { return nil }
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }
}
