import CSitegenXXHash

/// A 128-bit XXH3 hash of content, equal on every machine and in every run. It is not cryptographic: use it for caches,
/// not for security.
struct ContentDigest: Hashable, Sendable, Codable {
    let high: UInt64
    let low: UInt64

    init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    init(_ bytes: ArraySlice<UInt8>) {
        let hash = bytes.withUnsafeBytes { cxxhash_xxh3_128($0.baseAddress, $0.count) }
        (high, low) = (hash.high64, hash.low64)
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// The digest as a file name.
    var name: String { String(high, radix: 36) + "-" + String(low, radix: 36) }
}
