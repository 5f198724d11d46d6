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
        var (gamma, hasProfile) = (0, false)
        var hasAlpha = Self.hasAlpha(png: bytes.all)
        while !bytes.starts(with: "IEND", at: offset + 4) {
            if bytes.starts(with: "acTL", at: offset + 4) { isAnimated = true }
            if bytes.starts(with: "tRNS", at: offset + 4) { hasAlpha = true }
            if bytes.starts(with: "gAMA", at: offset + 4) { gamma = try bytes.bigEndian(4, at: offset + 8) }
            hasProfile = hasProfile || ["iCCP", "sRGB", "cICP"].contains { bytes.starts(with: $0, at: offset + 4) }
            // The name, length and checksum of a chunk have 12 bytes.
            offset += 12 + (try bytes.bigEndian(4, at: offset))
        }
        self.init(.png, size, isAnimated: isAnimated)
        self.hasAlpha = hasAlpha
        // The unit is 1/100,000. Programs write 45455 or a number near it for sRGB.
        if !hasProfile, (10_000...500_000).contains(gamma), !(43_000...48_000).contains(gamma) {
            self.gamma = Double(gamma) / 100_000
        }
        // Colour types 0 and 4 are greyscale.
        if try bytes.byte(25) & 3 == 0 { colors = .grey }
    }
}
