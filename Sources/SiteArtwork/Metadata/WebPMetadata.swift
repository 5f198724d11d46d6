/// Removes everything from a WebP file that does not affect its pixels, and bytes after its end.
///
/// RFC 9649: chunks consist of a name, a length and data, padded to an even length.
///
/// - Parameter profile: whether the colour profile stays.
///
/// - Returns: `nil` for a file that cannot be read to its end.
func withoutMetadata(webP bytes: [UInt8], keepingProfile profile: Bool) -> [UInt8]? {
    let metadata = ["EXIF", "XMP "] + (profile ? [] : ["ICCP"])
    // The flags of the extended header for Exif, XMP and the colour profile.
    let flags: UInt8 = 0x08 | 0x04 | (profile ? 0 : 0x20)
    let file = HeaderBytes(bytes)
    guard file.starts(with: "RIFF"), file.starts(with: "WEBP", at: 8), let size = try? file.littleEndian(4, at: 4),
        size + 8 <= bytes.count
    else { return nil }
    var kept = Array(bytes[..<12])
    var offset = 12
    while offset + 8 <= size + 8 {
        guard let count = try? file.littleEndian(4, at: offset + 4) else { return nil }
        // Some programs leave out the last padding byte.
        let end = min(offset + 8 + count + count % 2, bytes.count)
        guard offset + 8 + count <= end else { return nil }
        if !metadata.contains(where: { file.starts(with: $0, at: offset) }) {
            let start = kept.count
            kept += bytes[offset..<end]
            if file.starts(with: "VP8X", at: offset), count > 0 { kept[start + 8] &= ~flags }
        }
        offset = end
    }
    for index in 0..<4 { kept[4 + index] = UInt8(truncatingIfNeeded: (kept.count - 8) >> (8 * index)) }
    return kept
}
