import SiteDiagnostics

/// Facts from the first bytes of a picture. They are enough to show it without decoding, or to refuse it.
package struct PictureHeader: Hashable, Sendable, Codable {
    package enum Format: String, Hashable, Sendable, Codable {
        case jpeg, png, webP, gif, avif, svg
    }

    /// The colour model.
    package enum Colors: String, Hashable, Sendable, Codable {
        case rgb, grey, cmyk
    }

    package var format: Format
    /// The size after rotation, or `nil` for a drawing without a size.
    package var size: PixelSize?
    /// Whether the picture is animated.
    package var isAnimated = false
    package var colors = Colors.rgb
    /// Whether a JPEG or PNG may have transparent pixels.
    package var hasAlpha = false
    /// Whether a JPEG header has a part that decoders warn of and ignore, as some cameras write.
    var isOdd = false
    /// The colours of a PNG without a profile; `nil` for sRGB.
    var light: PixelLight?
    /// The bytes that decoders need for a pixel. Bytes that they keep or process twice count twice.
    var bytesPerPixel = 3

    /// Reads the header of a file.
    ///
    /// It decodes nothing. Time and memory depend only on the file's length.
    ///
    /// - Throws: the problem of the file.
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

    /// The maximum side of a picture, in pixels. Most formats have this limit, and scaling needs memory for each line.
    package var decodedBytes: Int { (size?.pixelCount ?? 0) * bytesPerPixel }

    /// Refuses a picture that needs too much memory to decode.
    ///
    /// - Parameter limit: the maximum number of pixels. A drawing has no limit.
    package func check(limit: Int) throws(PictureProblem) {
        guard let size, format != .svg else { return }
        if max(size.width, size.height) > Limits.pictureSide { throw .tooLong(size) }
        if size.pixelCount > limit { throw .tooLarge(size, limit: limit) }
        if decodedBytes / Limits.pixelBytes > limit { throw .tooDeep(size, bytesPerPixel: bytesPerPixel, limit: limit) }
    }

    init(_ format: Format, _ size: PixelSize?, isAnimated: Bool = false) {
        self.format = format
        self.size = size
        self.isAnimated = isAnimated
    }
}

/// Width and height, in pixels.
package struct PixelSize: Hashable, Sendable, Codable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The number of pixels. Formats have at most 32 bits for each side, so this never overflows.
    package var pixelCount: Int { width * height }

    var turned: PixelSize { PixelSize(width: height, height: width) }
}
