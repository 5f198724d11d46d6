extension MetadataBlocks {
    /// Reads the chunks, before and behind the pixels.
    ///
    /// PNG, third edition, 11.3.3.4 and 11.3.4.5: https://www.w3.org/TR/png-3/; XMP part 3, 1.1.5, which has XMP
    /// uncompressed. A compressed text is ignored, however small: it may become large.
    init(png bytes: [UInt8]) {
        let file = HeaderBytes(bytes)
        // The keyword and its end, no compression, and the method that is not used. A language and a translated keyword
        // follow, each with its end.
        let xmpMark = "XML:com.adobe.xmp\0\0\0"
        var offset = 8
        while let length = try? file.bigEndian(4, at: offset), offset + 12 + length <= bytes.count,
            !file.starts(with: "IEND", at: offset + 4)
        {
            let content = bytes[offset + 8..<offset + 8 + length]
            if file.starts(with: "eXIf", at: offset + 4) {
                take(content, as: \.exif)
            } else if file.starts(with: "iTXt", at: offset + 4), content.starts(with: xmpMark.utf8) {
                let texts = content.dropFirst(xmpMark.utf8.count).split(
                    separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
                if texts.count == 3 { take(texts[2], as: \.xmp) }
            }
            offset += 12 + length
        }
    }
}
