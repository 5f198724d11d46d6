/// Leaves out of a GIF what says nothing about its pixels, comments and XMP, and what follows the picture.
///
/// GIF89a: blocks that begin with a mark, their data in pieces of up to 255 bytes, of which an empty one is the last.
/// - Returns: `nil` for a file that cannot be followed to its end.
func withoutMetadata(gif bytes: [UInt8]) -> [UInt8]? {
    let file = HeaderBytes(bytes)
    /// How many bytes a table of colours takes, by the flags before it.
    func table(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
    /// Behind the pieces that begin at an offset.
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
            // How often it plays; colours.
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
