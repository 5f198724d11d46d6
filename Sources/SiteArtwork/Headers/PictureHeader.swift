import SiteDiagnostics

/// What the first bytes of a picture say about it: enough to show it without decoding it, and to refuse what should not be.
public struct PictureHeader: Hashable, Sendable, Codable {
    public enum Format: String, Hashable, Sendable, Codable {
        case jpeg, png, webP, gif, avif, svg
    }

    /// What numbers a pixel is made of.
    public enum Colors: String, Hashable, Sendable, Codable {
        case rgb, grey, cmyk
    }

    public var format: Format
    /// As seen, turned upright; `nil` for a drawing that has no size of its own.
    public var size: PixelSize?
    /// Whether it moves: a still frame of it is another picture.
    public var isAnimated = false
    public var colors = Colors.rgb
    /// Whether a JPEG or PNG may let through what is below it.
    public var hasAlpha = false
    /// Whether a JPEG has something in its header that decoders warn of and pass over, as some cameras write it.
    var isOdd = false
    /// What the pixels of a PNG without a profile stand for, where that is not sRGB.
    var light: PixelLight?
    /// How many bytes decoders make of a pixel; those that they keep, or work on, twice count twice.
    var bytesPerPixel = 3

    /// Reads the header of a file.
    ///
    /// Scans, and decodes nothing: its time and memory depend on the file's length alone.
    /// - Throws: what is wrong with the file.
    public init(_ bytes: [UInt8]) throws(PictureProblem) {
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

    /// Bytes that decoding it comes to.
    public var decodedBytes: Int { (size?.pixelCount ?? 0) * bytesPerPixel }

    /// Refuses a picture that takes too much time or memory to decode.
    ///
    /// - Parameter limit: how many pixels a picture may have. A drawing has none before it is drawn.
    public func check(limit: Int) throws(PictureProblem) {
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

/// Width and height in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Formats have no room for more than 32 bits of each, so this never overflows.
    public var pixelCount: Int { width * height }

    var turned: PixelSize { PixelSize(width: height, height: width) }
}
