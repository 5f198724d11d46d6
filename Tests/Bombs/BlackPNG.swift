/// A PNG file of zeros alone, as small as it can be with the codes that deflate has fixed: a 160th of its pixels.
///
/// - Parameters:
///   - bands: 1 for grey, 3 for colours, and one more for alpha.
///   - extra: chunks before the pixels.
func blackPNG(_ width: Int, _ height: Int, bits: Int, bands: Int, extra: [UInt8] = []) -> [UInt8] {
    let kinds: [UInt8] = [0, 0, 4, 2, 6]
    let header = bigEndian(width) + bigEndian(height) + [UInt8(bits), kinds[bands], 0, 0, 0]
    // Each line begins with the number of its filter.
    let pixels = zeros(height * (1 + (width * bits * bands + 7) / 8))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + extra + chunk("IDAT", pixels) + chunk("IEND", [])
}

/// Numbers are light as it is.
let linearGamma = chunk("gAMA", bigEndian(100_000))

/// Four megabytes of zeros as a comment.
let compressedWords = chunk("zTXt", Array("a\0\0".utf8) + zeros(4_000_000))

private func bigEndian(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }

private func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    return bigEndian(contents.count) + named + bigEndian(Int(checksum(named)))
}

private let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
}

private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in sum >> 8 ^ checksums[Int((sum ^ UInt32(byte)) & 255)] }
}

/// RFC 1950 and 1951: one zero, then copies of the last 258 bytes, then single zeros.
private func zeros(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var (pending, length) = (0, 0)
    func add(_ code: Int, _ bits: Int) {
        pending |= code << length
        length += bits
        while length >= 8 {
            bytes.append(UInt8(pending & 255))
            pending >>= 8
            length -= 8
        }
    }
    // The last block, of fixed codes; the lowest bit comes first.
    add(0b011, 3)
    add(0x0C, 8)
    // 258 bytes, from one byte before.
    for _ in 0..<(count - 1) / 258 { add(0xA3, 13) }
    for _ in 0..<(count - 1) % 258 { add(0x0C, 8) }
    add(0, 7)
    if length > 0 { add(0, 8 - length) }
    // Adler-32 of zeros.
    return bytes + bigEndian((count % 65_521) << 16 | 1)
}
