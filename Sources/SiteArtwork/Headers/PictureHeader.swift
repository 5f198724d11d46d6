/// The facts in a picture's first bytes. They suffice to show or refuse it without decoding.
public struct PictureHeader: Hashable, Sendable, Codable {
    public enum Format: String, Hashable, Sendable, Codable {
        case jpeg, png, webP, gif, avif, svg
    }

    /// The colour model.
    public enum Colors: String, Hashable, Sendable, Codable {
        case rgb, grey, cmyk
    }

    public var format: Format
    /// The size after rotation, or `nil` for a drawing without a size.
    public var size: PixelSize?
    /// Whether the picture is animated.
    public var isAnimated = false
    public var colors = Colors.rgb
    /// Whether a JPEG or PNG may have transparent pixels.
    public var hasAlpha = false
    /// Whether a JPEG header has a part that decoders warn of and ignore, as some cameras write.
    var isOdd = false
    /// The gamma of a PNG without a profile, if it differs much from that of sRGB.
    var gamma: Double?

    /// Reads the header of a file.
    ///
    /// It decodes nothing. Time and memory depend only on the file's length.
    ///
    /// - Throws: the problem of the file.
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

    /// The maximum side of a picture, in pixels. Most formats have this limit, and scaling needs memory for each line.
    static let longestSide = 65_535

    /// Refuses a picture that needs too much memory to decode.
    ///
    /// - Parameter limit: the maximum number of pixels. A drawing has no limit.
    public func check(limit: Int) throws(PictureProblem) {
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

/// Width and height, in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The number of pixels. Formats have at most 32 bits for each side, so this never overflows.
    public var pixelCount: Int { width * height }

    var turned: PixelSize { PixelSize(width: height, height: width) }
}
