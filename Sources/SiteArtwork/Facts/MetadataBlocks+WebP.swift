extension MetadataBlocks {
    /// Reads the chunks, before and behind the pixels.
    ///
    /// RFC 9649, 2.7.1.5: https://www.rfc-editor.org/rfc/rfc9649#section-2.7.1.5
    init(webP bytes: [UInt8]) {
        let file = HeaderBytes(bytes)
        var offset = 12
        while let length = try? file.littleEndian(4, at: offset + 4), offset + 8 + length <= bytes.count {
            let content = bytes[offset + 8..<offset + 8 + length]
            if file.starts(with: "EXIF", at: offset) { take(content, as: \.exif) }
            if file.starts(with: "XMP ", at: offset) { take(content, as: \.xmp) }
            offset += 8 + length + length % 2
        }
    }
}
