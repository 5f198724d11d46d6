/// What the first bytes of a picture say about it: enough to show it without decoding it, and to refuse what should not be.
package struct PictureHeader: Hashable, Sendable, Codable {
    package enum Format: String, Hashable, Sendable, Codable {
        case jpeg, png, webP, gif, avif, svg
    }

    /// What numbers a pixel is made of.
    package enum Colors: String, Hashable, Sendable, Codable {
        case rgb, grey, cmyk
    }

    package var format: Format
    /// As seen, turned upright; `nil` for a drawing that has no size of its own.
    package var size: PixelSize?
    /// Whether it moves: a still frame of it is another picture.
    package var isAnimated = false
    package var colors = Colors.rgb
    /// Whether a JPEG or PNG may let through what is below it.
    package var hasAlpha = false
    /// Whether a JPEG has something in its header that decoders warn of and pass over, as some cameras write it.
    var isOdd = false
    /// The power of light that the pixels of a PNG without a profile are, where it is far from that of sRGB.
    var gamma: Double?

    /// Reads the header of a file.
    ///
    /// Scans, and decodes nothing: its time and memory depend on the file's length alone.
    /// - Throws: what is wrong with the file.
    package init(_ bytes: [UInt8]) throws(PictureProblem) {
        let bytes = HeaderBytes(bytes)
        self =
            if let header = try PictureHeader(jpeg: bytes) {
                header
            } else if let header = try PictureHeader(png: bytes) {
                header
            } else if let header = try PictureHeader(gif: bytes) {
                header
            } else if let header = try PictureHeader(webP: bytes) {
                header
            } else if let header = try PictureHeader(avif: bytes) {
                header
            } else if let header = try PictureHeader(svg: bytes) {
                header
            } else {
                throw PictureProblem.unknownFormat(foreignKind(of: bytes))
            }
        guard let size, format != .svg else { return }
        guard size.width > 0, size.height > 0 else { throw .damaged }
    }

    /// The longest side that a picture may have. Most formats have no room for more, and scaling takes memory for each line.
    static let longestSide = 65_535

    /// Refuses a picture that takes too much memory to decode.
    ///
    /// - Parameter limit: how many pixels a picture may have. A drawing has none before it is drawn.
    package func check(limit: Int) throws(PictureProblem) {
        guard let size, format != .svg else { return }
        if max(size.width, size.height) > Self.longestSide { throw .tooLong(size) }
        if size.pixelCount > limit { throw .tooLarge(size, limit: limit) }
    }

    init(_ format: Format, _ size: PixelSize?, isAnimated: Bool = false) {
        self.format = format
        self.size = size
        self.isAnimated = isAnimated
    }
}

/// Width and height in pixels.
package struct PixelSize: Hashable, Sendable, Codable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Formats have no room for more than 32 bits of each, so this never overflows.
    package var pixelCount: Int { width * height }

    var turned: PixelSize { PixelSize(width: height, height: width) }
}
