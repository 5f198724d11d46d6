/// Leaves out of a WebP file what says nothing about its pixels: libvips writes Exif even when it is told not to.
///
/// RFC 9649: chunks of a name, a length and so many bytes, padded to an even number.
func withoutMetadata(webP bytes: [UInt8]) -> [UInt8] {
    let metadata = ["EXIF", "XMP ", "ICCP"].map { Array($0.utf8) }
    // Of the extended header: a colour profile, Exif, XMP.
    let flags: UInt8 = 0x20 | 0x08 | 0x04
    var kept = Array(bytes.prefix(12))
    var offset = 12
    while offset + 8 <= bytes.count {
        let count = (0..<4).reduce(0) { $0 | Int(bytes[offset + 4 + $1]) << (8 * $1) }
        let end = offset + 8 + count + count % 2
        guard end <= bytes.count else { return bytes }
        let name = Array(bytes[offset..<offset + 4])
        if !metadata.contains(name) {
            kept += bytes[offset..<end]
            if name == Array("VP8X".utf8), count > 0 { kept[kept.count - count - count % 2] &= ~flags }
        }
        offset = end
    }
    for index in 0..<4 { kept[4 + index] = UInt8(truncatingIfNeeded: (kept.count - 8) >> (8 * index)) }
    return kept
}
