import CSitegenXXHash

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A 128-bit XXH3 hash of content, equal on every machine and in every run. It is not cryptographic: use it for caches,
/// not for security.
package struct ContentDigest: Hashable, Sendable, Codable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    package init(_ bytes: ArraySlice<UInt8>) { self = bytes.withUnsafeBytes { ContentDigest($0) } }

    package init(_ text: String) { self.init(Array(text.utf8)) }

    /// The digest of a file, which is mapped and not read into memory.
    package init(ofFile path: String) throws(SystemError) {
        let file = try Descriptor.reading(path)
        let size = try file.status.size
        guard size > 0 else {
            self.init([])
            return
        }
        guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0), address != MAP_FAILED else {
            throw .last
        }
        defer { munmap(address, size) }
        self.init(UnsafeRawBufferPointer(start: address, count: size))
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        let hash = cxxhash_xxh3_128(bytes.baseAddress, bytes.count)
        (high, low) = (hash.high64, hash.low64)
    }

    /// The digest as a part of addresses. `c0` guarantees a letter and a digit, by which cache rules recognise digests.
    package var addressPart: String {
        let number = String(high, radix: 16)
        return "c0" + (String(repeating: "0", count: 16 - number.count) + number).prefix(10)
    }

    /// The digest as a file name.
    package var name: String { String(high, radix: 36) + "-" + String(low, radix: 36) }
}
