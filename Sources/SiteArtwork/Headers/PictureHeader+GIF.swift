extension PictureHeader {
    /// Reads the screen descriptor and the place of every frame. `nil` for bytes that are no GIF.
    ///
    /// GIF89a, 18 and 20. Decoders make the screen larger for frames that stand out of it, so these count for its size.
    init?(gif bytes: HeaderBytes) throws(PictureProblem) {
        guard bytes.starts(with: "GIF87a") || bytes.starts(with: "GIF89a") else { return nil }
        var size = PixelSize(width: try bytes.littleEndian(2, at: 6), height: try bytes.littleEndian(2, at: 8))
        var offset = 13 + Self.colorTable(try bytes.byte(10))
        var frames = 0
        // Some files have other bytes than the trailer behind their frames.
        while offset < bytes.count, [0x21, 0x2C].contains(bytes.all[offset]) {
            guard bytes.all[offset] == 0x2C else {
                offset = try Self.skipBlocks(bytes, offset + 2)
                continue
            }
            frames += 1
            func number(_ place: Int) throws(PictureProblem) -> Int { try bytes.littleEndian(2, at: offset + place) }
            size.width = max(size.width, try number(1) + number(5))
            size.height = max(size.height, try number(3) + number(7))
            offset = try Self.skipBlocks(bytes, offset + 11 + Self.colorTable(try bytes.byte(offset + 9)))
        }
        guard frames > 0 else { throw .damaged }
        self.init(.gif, size, isAnimated: frames > 1)
        bytesPerPixel = 4
    }

    /// Length of a colour table in bytes, from the flags that announce it.
    private static func colorTable(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

    private static func skipBlocks(_ bytes: HeaderBytes, _ start: Int) throws(PictureProblem) -> Int {
        var offset = start
        while true {
            let length = try bytes.byte(offset)
            offset += 1 + length
            if length == 0 { return offset }
        }
    }
}
