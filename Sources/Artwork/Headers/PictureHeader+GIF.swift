extension PictureHeader {
    /// Reads the screen descriptor, and counts frames up to the second. `nil` for bytes that are no GIF.
    init?(gif bytes: HeaderBytes) throws(PictureProblem) {
        guard bytes.starts(with: "GIF87a") || bytes.starts(with: "GIF89a") else { return nil }
        let size = PixelSize(width: try bytes.littleEndian(2, at: 6), height: try bytes.littleEndian(2, at: 8))
        let frames = try Self.frames(of: bytes, after: 13 + Self.colorTable(try bytes.byte(10)))
        guard frames > 0 else { throw .damaged }
        self.init(.gif, size, isAnimated: frames > 1)
    }

    private static func frames(of bytes: HeaderBytes, after start: Int) throws(PictureProblem) -> Int {
        var offset = start
        var frames = 0
        while offset < bytes.count, frames < 2 {
            switch bytes.all[offset] {
            case 0x21: offset = try skipBlocks(bytes, offset + 2)
            case 0x2C:
                frames += 1
                let table = colorTable(try bytes.byte(offset + 9))
                offset = try skipBlocks(bytes, offset + 11 + table)
            // The trailer; some files have other bytes behind their frames.
            default: return frames
            }
        }
        return frames
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
