/// Removes everything from a GIF that does not affect its pixels, such as comments and XMP, and bytes after its end.
///
/// GIF89a: blocks with a label and data in pieces of up to 255 bytes, ended by an empty piece.
///
/// - Returns: `nil` for a file that cannot be read to its end.
func withoutMetadata(gif bytes: [UInt8]) -> [UInt8]? {
    let file = HeaderBytes(bytes)
    /// The length of a colour table in bytes, from its flags.
    func table(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
    /// The offset after the pieces that begin at an offset.
    func endOfPieces(_ start: Int) -> Int? {
        var offset = start
        while let count = try? file.byte(offset) {
            offset += 1 + count
            if count == 0 { return offset }
        }
        return nil
    }
    guard let flags = try? file.byte(10) else { return nil }
    var offset = 13 + table(flags)
    guard offset < bytes.count else { return nil }
    var kept = Array(bytes[..<offset])
    while let mark = try? file.byte(offset) {
        switch mark {
        case 0x3B: return kept + [0x3B]
        case 0x2C:
            guard let flags = try? file.byte(offset + 9), let end = endOfPieces(offset + 11 + table(flags)) else {
                return nil
            }
            kept += bytes[offset..<end]
            offset = end
        case 0x21:
            guard let end = endOfPieces(offset + 2), let label = try? file.byte(offset + 1) else { return nil }
            // The repetition count and the colour profile.
            let isNeeded = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"].contains {
                file.starts(with: $0, at: offset + 3)
            }
            if label == 0xF9 || label == 0x01 || isNeeded { kept += bytes[offset..<end] }
            offset = end
        default: return nil
        }
    }
    return nil
}
