extension PictureHeader {
    /// Reads the first chunk: `VP8 ` (RFC 6386), `VP8L` or `VP8X` (RFC 9649). Fails if the bytes are not WebP.
    init?(webP bytes: HeaderBytes) throws(PictureProblem) {
        guard bytes.starts(with: "RIFF"), bytes.starts(with: "WEBP", at: 8) else { return nil }
        if bytes.starts(with: "VP8X", at: 12) {
            let size = PixelSize(
                width: try bytes.littleEndian(3, at: 24) + 1, height: try bytes.littleEndian(3, at: 27) + 1)
            self.init(.webP, size, isAnimated: try bytes.byte(20) & 0x02 != 0)
        } else if bytes.starts(with: "VP8L", at: 12) {
            guard try bytes.byte(20) == 0x2F else { throw .damaged }
            let bits = try bytes.littleEndian(4, at: 21)
            self.init(.webP, PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1))
        } else if bytes.starts(with: "VP8 ", at: 12) {
            guard try bytes.bigEndian(3, at: 23) == 0x9D012A else { throw .damaged }
            self.init(
                .webP,
                PixelSize(
                    width: try bytes.littleEndian(2, at: 26) & 0x3FFF,
                    height: try bytes.littleEndian(2, at: 28) & 0x3FFF
                ))
        } else {
            throw .damaged
        }
        // libvips keeps a frame and the canvas in memory, both with alpha.
        bytesPerPixel = 8
    }
}
