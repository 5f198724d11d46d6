/// Removes everything from a JPEG that does not affect its pixels: Exif with places and thumbnails, XMP, comments, data
/// of programs, further pictures, and bytes after its end. The colour profile and the orientation stay.
///
/// ITU-T T.81, annex B. Nothing is encoded again.
///
/// - Returns: `nil` for a file that cannot be read to its end.
func withoutMetadata(jpeg bytes: [UInt8]) -> [UInt8]? {
    let file = HeaderBytes(bytes)
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var kept: [UInt8] = [0xFF, 0xD8]
    var offset = 2
    while true {
        guard offset < bytes.count, bytes[offset] == 0xFF else { return nil }
        while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
        guard offset < bytes.count else { return nil }
        let marker = bytes[offset]
        offset += 1
        switch marker {
        case 0xD9: return kept + [0xFF, 0xD9]
        case 0x01, 0xD0...0xD7: kept += [0xFF, marker]
        case 0x00, 0xD8: return nil
        default:
            guard let length = try? file.bigEndian(2, at: offset), length >= 2, offset + length <= bytes.count else {
                return nil
            }
            let segment = offset..<offset + length
            if marker == 0xE1 {
                kept += uprightExif(file, segment)
            } else if isNeeded(marker, file, at: offset + 2) {
                kept += [0xFF, marker] + bytes[segment]
            }
            offset = segment.upperBound
            if marker == 0xDA {
                let end = endOfScan(bytes, from: offset)
                kept += bytes[offset..<end]
                offset = end
            }
        }
    }
}

/// Whether decoders need a segment: all except application data and comments, and of these the ones that define
/// colours.
private func isNeeded(_ marker: UInt8, _ file: HeaderBytes, at start: Int) -> Bool {
    switch marker {
    case 0xE0: file.starts(with: "JFIF\0", at: start)
    case 0xE2: file.starts(with: "ICC_PROFILE\0", at: start)
    case 0xEE: file.starts(with: "Adobe", at: start)
    case 0xE1...0xEF, 0xFE: false
    default: true
    }
}

/// The offset of the next marker. In coded data, a 0xFF byte is followed by zero or a restart marker.
private func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset + 1 < bytes.count {
        if bytes[offset] == 0xFF, bytes[offset + 1] != 0, !(0xD0...0xD7).contains(bytes[offset + 1]) { return offset }
        offset += 1
    }
    return bytes.count
}

/// The Exif data with the orientation alone, empty if the picture is upright.
private func uprightExif(_ file: HeaderBytes, _ segment: Range<Int>) -> [UInt8] {
    guard file.starts(with: "Exif\0\0", at: segment.lowerBound + 2),
        let orientation = exifOrientation(file, tiff: segment.lowerBound + 8, end: segment.upperBound),
        (2...8).contains(orientation)
    else { return [] }
    let directory: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    let tiff = Array("MM\0*".utf8) + [0, 0, 0, 8] + directory
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
}
