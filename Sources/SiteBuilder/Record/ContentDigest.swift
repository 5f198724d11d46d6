import CSitegenXXHash

/// Tells contents apart, on every machine and in every run (XXH3, 128 bit). Not hard to forge: good for caches, not for trust.
struct ContentDigest: Hashable, Sendable, Codable {
    let high: UInt64
    let low: UInt64

    init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    init(_ bytes: ArraySlice<UInt8>) {
        let hash = bytes.withUnsafeBytes { cxxhash_xxh3_128($0.baseAddress, $0.count) }
        (high, low) = (hash.high64, hash.low64)
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// Good for a file's name.
    var name: String { String(high, radix: 36) + "-" + String(low, radix: 36) }
}
