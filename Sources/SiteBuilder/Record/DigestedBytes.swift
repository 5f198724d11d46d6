import SiteFileSystem

/// A sequence of values to be hashed. Each has a fixed length or is stored with its length, so that different sequences
/// have different bytes.
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

    /// Adds a text. `nil` and an empty text have different bytes.
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
    /// The digest of all values that `add` adds.
    static func digest(_ add: (inout DigestedBytes) -> Void) -> ContentDigest {
        var bytes = DigestedBytes()
        add(&bytes)
        return bytes.digest
    }
}
