import SiteFileSystem

/// Values one after the other, to be digested: each with its length or of a fixed one, so that none can pass for another.
struct DigestedBytes: Sendable {
    private(set) var bytes: [UInt8] = []

    var digest: ContentDigest { ContentDigest(bytes) }

    mutating func add(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ text: some StringProtocol) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Nothing is another answer than an empty one.
    mutating func add(_ text: String?) {
        add(text == nil ? 0 : 1)
        if let text { add(text) }
    }

    mutating func add(_ digest: ContentDigest) {
        add(digest.high)
        add(digest.low)
    }

    mutating func add(_ mark: FileMark) {
        add(mark.device)
        add(mark.inode)
        add(mark.size)
        add(mark.changed)
    }
}

extension DigestedBytes {
    /// Of all that is added.
    static func digest(_ add: (inout DigestedBytes) -> Void) -> ContentDigest {
        var bytes = DigestedBytes()
        add(&bytes)
        return bytes.digest
    }
}
