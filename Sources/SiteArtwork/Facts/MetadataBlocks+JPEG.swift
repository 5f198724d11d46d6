extension MetadataBlocks {
    /// Reads the segments before the pixels.
    ///
    /// Exif 2.32, 4.7.2; XMP part 3, 1.1.3: https://github.com/adobe/XMP-Toolkit-SDK/tree/main/docs. libvips keeps the
    /// last block of each kind instead, which is a second part of XMP that has none of the texts wanted here.
    init(jpeg bytes: [UInt8]) {
        let file = HeaderBytes(bytes)
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            // Any number of fill bytes may precede a marker.
            if marker == 0xFF {
                offset += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                offset += 2
                continue
            }
            guard marker != 0xD9, marker != 0xDA, let length = try? file.bigEndian(2, at: offset + 2), length >= 2,
                offset + 2 + length <= bytes.count
            else { return }
            let start = offset + 4
            offset += 2 + length
            switch marker {
            case 0xE1 where file.starts(with: Self.exifMark, at: start): take(bytes[start..<offset], as: \.exif)
            case 0xE1 where file.starts(with: Self.xmpMark, at: start):
                take(bytes[start..<offset].dropFirst(Self.xmpMark.utf8.count), as: \.xmp)
            // Resources may continue in the next segment.
            case 0xED where file.starts(with: Self.iptcMark, at: start):
                append(bytes[start..<offset].dropFirst(Self.iptcMark.utf8.count), to: \.iptc)
            default: continue
            }
        }
    }

    private static let exifMark = "Exif\0\0"
    private static let xmpMark = "http://ns.adobe.com/xap/1.0/\0"
    private static let iptcMark = "Photoshop 3.0\0"
}
