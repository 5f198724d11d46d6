/// Removes everything from a PNG that does not affect its pixels, and bytes after its end.
///
/// PNG, third edition, 11.3: chunks with a capital first letter are required. Of the others, those for colours,
/// transparency, pixel size and animation stay.
///
/// - Returns: `nil` for a file that cannot be read to its end.
func withoutMetadata(png bytes: [UInt8]) -> [UInt8]? {
    let wanted: Set<String> = [
        "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "cICP", "mDCV", "cLLI", "acTL", "fcTL", "fdAT",
    ]
    let file = HeaderBytes(bytes)
    guard bytes.count > 8 else { return nil }
    var kept = Array(bytes[..<8])
    var offset = 8
    while let length = try? file.bigEndian(4, at: offset), offset + 12 + length <= bytes.count {
        let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
        let end = offset + 12 + length
        if bytes[offset + 4] & 0x20 == 0 || wanted.contains(name) { kept += bytes[offset..<end] }
        if name == "IEND" { return kept }
        offset = end
    }
    return nil
}
