extension PictureHeader {
    /// Whether the colour type of a PNG file includes alpha.
    package static func hasAlpha(png: [UInt8]) -> Bool { png.count > 25 && png[25] & 4 != 0 }

    /// Reads `IHDR`, searches for `acTL`, which marks an animation, and continues to `IEND`, because decoders accept
    /// incomplete files. Fails if the bytes are not PNG.
    init?(png bytes: HeaderBytes) throws(PictureProblem) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.all.starts(with: signature) else { return nil }
        guard bytes.starts(with: "IHDR", at: 12) else { throw .damaged }
        let size = PixelSize(width: try bytes.bigEndian(4, at: 16), height: try bytes.bigEndian(4, at: 20))
        // The standard's limit, which also prevents overflow in products.
        guard size.width <= Int(Int32.max), size.height <= Int(Int32.max) else { throw .damaged }
        var offset = 8
        var isAnimated = false
        // Chunks with the meaning of colours precede the palette and the pixels. Later ones are ignored.
        var (tellsColors, hasProfile) = (true, false)
        var gamma = 0
        var chromaticities: [Int]?
        var hasAlpha = Self.hasAlpha(png: bytes.all)
        while !bytes.starts(with: "IEND", at: offset + 4) {
            let length = try bytes.bigEndian(4, at: offset)
            if bytes.starts(with: "acTL", at: offset + 4) { isAnimated = true }
            if bytes.starts(with: "tRNS", at: offset + 4) { hasAlpha = true }
            if ["PLTE", "IDAT"].contains(where: { bytes.starts(with: $0, at: offset + 4) }) { tellsColors = false }
            if tellsColors {
                if length == 4, bytes.starts(with: "gAMA", at: offset + 4) {
                    gamma = try bytes.bigEndian(4, at: offset + 8)
                }
                if length == 32, bytes.starts(with: "cHRM", at: offset + 4) {
                    var points: [Int] = []
                    for index in 0..<8 { points.append(try bytes.bigEndian(4, at: offset + 8 + index * 4)) }
                    chromaticities = points
                }
                hasProfile = hasProfile || ["iCCP", "sRGB", "cICP"].contains { bytes.starts(with: $0, at: offset + 4) }
            }
            // A chunk consists of its length, name, data and checksum.
            offset += 12 + length
        }
        self.init(.png, size, isAnimated: isAnimated)
        self.hasAlpha = hasAlpha
        if !hasProfile { light = PixelLight(gamma: gamma, chromaticities: chromaticities) }
        // Colour type 0 or 4.
        if try bytes.byte(25) & 3 == 0 { colors = .grey }
        let bands = (colors == .grey ? 1 : 3) + (hasAlpha ? 1 : 0)
        let (bits, interlacing) = (try bytes.byte(24), try bytes.byte(28))
        // Decoders keep all of an interlaced picture in memory.
        // Transparent pixels are multiplied by their alpha, which takes half as much memory again.
        let bytes = bands == 2 || bands == 4 ? bands * 3 / 2 : bands
        bytesPerPixel = bytes * (bits > 8 ? 2 : 1) * (interlacing == 0 ? 1 : 2)
    }
}
