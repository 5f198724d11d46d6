/// The values of some tags of Exif data.
///
/// Exif data is a TIFF file: a header, and directories of entries. Exif 2.32, 4.6: https://www.cipa.jp/e/std/std-sec.html;
/// TIFF 6.0, section 2. libvips 8.14 has these values too, but no text that is not UTF-8 in 254 bytes.
struct ExifValues {
    /// The tags that are read. None of them tells a place.
    enum Tag: Int {
        case imageDescription = 0x010E
        case make = 0x010F
        case model = 0x0110
        case artist = 0x013B
        case exifDirectory = 0x8769
        case exposureTime = 0x829A
        case fNumber = 0x829D
        case sensitivity = 0x8827
        case recommendedExposureIndex = 0x8832
        case dateTimeOriginal = 0x9003
        case focalLength = 0x920A
        case lensModel = 0xA434
    }

    private struct Entry {
        let type: Int
        /// The offset of the first value.
        let start: Int
        /// The number of values.
        let count: Int
    }

    private let bytes: HeaderBytes
    private let isLittle: Bool
    private var entries: [Tag: Entry] = [:]

    /// - Returns: `nil` if the block is not TIFF.
    init?(_ block: [UInt8]) {
        // Offsets count from the header of TIFF.
        bytes = HeaderBytes(block.starts(with: "Exif\0\0".utf8) ? Array(block.dropFirst(6)) : block)
        isLittle = bytes.starts(with: "II*\0")
        guard isLittle || bytes.starts(with: "MM\0*"), let first = number(4, at: 4) else { return nil }
        readDirectory(at: first)
        if let second = integer(.exifDirectory) { readDirectory(at: second) }
    }

    private mutating func readDirectory(at offset: Int) {
        guard let count = number(2, at: offset) else { return }
        for index in 0..<count {
            let entry = offset + 2 + index * 12
            guard let tag = number(2, at: entry), let type = number(2, at: entry + 2),
                let count = number(4, at: entry + 4)
            else { return }
            guard let tag = Tag(rawValue: tag), entries[tag] == nil, let size = Self.sizes[type] else { continue }
            // Values of at most four bytes are in the entry itself.
            guard let start = size * count <= 4 ? entry + 8 : number(4, at: entry + 8), count > 0,
                start + size * count <= bytes.count
            else { continue }
            entries[tag] = Entry(type: type, start: start, count: count)
        }
    }

    private func number(_ count: Int, at offset: Int) -> Int? {
        try? isLittle ? bytes.littleEndian(count, at: offset) : bytes.bigEndian(count, at: offset)
    }

    /// The bytes of a value by type: ASCII, SHORT, LONG, RATIONAL, SRATIONAL, and UTF-8 of Exif 3.0.
    private static let sizes = [2: 1, 3: 2, 4: 4, 5: 8, 10: 8, 129: 1]

    /// A plain text.
    func text(_ tag: Tag) -> String? {
        guard let entry = entries[tag], entry.type == 2 || entry.type == 129 else { return nil }
        let characters = bytes.all[entry.start..<entry.start + entry.count].prefix { $0 != 0 }
        return plainText(decodedText(characters))
    }

    /// The first of whole numbers.
    private func integer(_ tag: Tag) -> Int? {
        guard let entry = entries[tag], entry.type == 3 || entry.type == 4 else { return nil }
        return number(entry.type == 3 ? 2 : 4, at: entry.start)
    }

    /// The first of numbers, if it is in a range.
    func number(_ tag: Tag, in range: ClosedRange<Double>) -> Double? {
        guard let value = integer(tag).map(Double.init) ?? fraction(tag), range.contains(value) else { return nil }
        return value
    }

    private func fraction(_ tag: Tag) -> Double? {
        guard let entry = entries[tag], entry.type == 5 || entry.type == 10,
            let above = number(4, at: entry.start), let below = number(4, at: entry.start + 4), below != 0
        else { return nil }
        guard entry.type == 10 else { return Double(above) / Double(below) }
        return Double(Int32(truncatingIfNeeded: above)) / Double(Int32(truncatingIfNeeded: below))
    }

    /// The sensitivity. Exif 2.32, 4.6.5: 65,535 says that the number has no room, and is elsewhere.
    var sensitivity: Int? {
        let range = 1.0...10_000_000
        let short = number(.sensitivity, in: range)
        return (short == 65_535 ? number(.recommendedExposureIndex, in: range) : short).map { Int($0) }
    }
}
