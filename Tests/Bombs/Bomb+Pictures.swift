extension Bomb {
    /// Small files of many pixels, or of much work. Those beyond the limits are refused with a warning.
    static let pictures = [
        Bomb(picture: "black", 7_990, ending: "png") { blackPNG($0, $0, bits: 8, bands: 3) },
        Bomb(picture: "black with alpha", 5_650, ending: "png") { blackPNG($0, $0, bits: 8, bands: 4) },
        Bomb(picture: "black with alpha, beyond the limit", 9_900, ending: "png") {
            blackPNG($0, $0, bits: 8, bands: 4)
        },
        Bomb(picture: "grey of 16 bits", 7_990, ending: "png") { blackPNG($0, $0, bits: 16, bands: 1) },
        Bomb(picture: "16 bits with alpha", 3_990, ending: "png") { blackPNG($0, $0, bits: 16, bands: 4) },
        Bomb(picture: "16 bits with alpha, beyond the limit", 9_900, ending: "png") {
            blackPNG($0, $0, bits: 16, bands: 4)
        },
        Bomb(picture: "16 bits of light", 5_650, ending: "png") {
            blackPNG($0, $0, bits: 16, bands: 3, extra: linearGamma)
        },
        Bomb(picture: "compressed words", 500, ending: "png") { count in
            blackPNG(
                64, 64, bits: 8, bands: 3, extra: Array([[UInt8]](repeating: compressedWords, count: count).joined()))
        },
        Bomb(picture: "one bit a pixel", 7_990, ending: "png") { blackPNG($0, $0, bits: 1, bands: 1) },
        Bomb(picture: "a tall stripe", 65_535, ending: "png") { blackPNG(976, $0, bits: 8, bands: 3) },
        Bomb(picture: "a tall stripe in full size", 16_383, ending: "png") { blackPNG(506, $0, bits: 8, bands: 3) },
        Bomb(picture: "a wide stripe", 65_535, ending: "png") { blackPNG($0, 976, bits: 8, bands: 3) },
        Bomb(picture: "a turned wide stripe", 65_500, ending: "jpg") { blackJPEG(976, $0, orientation: 6) },
        Bomb(picture: "a turned tall stripe", 65_500, ending: "jpg") { blackJPEG($0, 976, orientation: 8) },
        Bomb(picture: "a mirrored wide stripe", 65_500, ending: "jpg") { blackJPEG($0, 976, orientation: 2) },
        Bomb(picture: "one pixel wide", 65_535, ending: "png") { blackPNG(1, $0, bits: 8, bands: 3) },
        Bomb(picture: "one pixel high", 65_535, ending: "png") { blackPNG($0, 1, bits: 8, bands: 3) },
        Bomb(picture: "WebP of a few bytes", 1_460, ending: "webp") { blackWebP($0) },
        Bomb(picture: "WebP of a few bytes, beyond the limit", 6_000, ending: "webp") { blackWebP($0) },
        Bomb(picture: "a dot on a large screen", 6_900, ending: "gif") { dotGIF($0) },
        Bomb(picture: "a dot on a screen beyond the limit", 9_900, ending: "gif") { dotGIF($0) },
    ]

    /// 16,383 pixels wide, coded without loss.
    private static func blackWebP(_ height: Int) -> [UInt8] {
        let size = 16_382 | (height - 1) << 14
        return Array("RIFF\u{1E}\0\0\0WEBPVP8L\u{11}\0\0\0/".utf8) + (0..<4).map { UInt8(size >> (8 * $0) & 255) }
            + [0x07, 0x50, 0x8A, 0x2A, 0xD4, 0xA3, 0xFF, 0x81, 0x88, 0xE8, 0x7F, 0, 0]
    }

    private static func dotGIF(_ side: Int) -> [UInt8] {
        let length = [UInt8(side & 255), UInt8(side >> 8)]
        return Array("GIF89a".utf8) + length + length + [0x80, 0, 0, 1, 2, 3, 4, 5, 6]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    }
}
