/// The Exif orientation of a picture: 1 to 8, with 5 to 8 for exchanged width and height. It is `nil` if it is missing
/// or invalid.
///
/// Exif 2.32, 4.6.4: tag 274 of the first directory.
///
/// - Parameters:
///   - tiff: the offset of the TIFF header, the base of its offsets.
///   - end: the end of the segment.
func exifOrientation(_ bytes: HeaderBytes, tiff: Int, end: Int) -> Int? {
    let isLittle = bytes.starts(with: "II", at: tiff)
    guard isLittle || bytes.starts(with: "MM", at: tiff) else { return nil }
    func number(_ count: Int, _ offset: Int) -> Int? {
        guard offset >= tiff, offset + count <= end else { return nil }
        return try? isLittle ? bytes.littleEndian(count, at: offset) : bytes.bigEndian(count, at: offset)
    }
    guard let directory = number(4, tiff + 4).map({ tiff + $0 }), let count = number(2, directory) else { return nil }
    for index in 0..<count {
        let entry = directory + 2 + index * 12
        guard let tag = number(2, entry) else { return nil }
        if tag == 0x0112 { return number(2, entry + 8) }
    }
    return nil
}
