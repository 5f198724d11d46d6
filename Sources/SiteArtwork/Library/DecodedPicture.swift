/// A picture that is decoded once, in sRGB, for all that is made of it.
public struct DecodedPicture: ~Copyable {
    private let image: DecodedImage
    private let decoding: Decoding

    /// - Parameters:
    ///   - bytes: a file whose header has been read; never a drawing.
    ///   - decoding: for the picture's size.
    /// - Throws: `damaged` for a file that cannot be decoded.
    public init(
        _ bytes: [UInt8], _ header: PictureHeader, _ decoding: Decoding, library: ImageLibrary
    ) throws(PictureProblem) {
        guard let size = header.size else { throw .damaged }
        let (part, target) = (decoding.part, decoding.target)
        let scale = (
            x: Double(target.width) / Double(part.width), y: Double(target.height) / Double(part.height)
        )
        image = try library.decode(bytes, header, Scaling(of: part, in: size, to: target, by: scale))
        self.decoding = decoding
    }

    /// A file for each format that this libvips writes.
    ///
    /// - Parameter wish: one of those that it was decoded for.
    /// - Throws: `damaged` where there is no room.
    public func files(
        _ wish: Decoding.Wish, _ formats: [VariantFormat], quality: Int
    ) throws(PictureProblem) -> [VariantFormat: [UInt8]] {
        let part = decoding.part
        var crop = wish.crop
        crop.left -= part.left
        crop.top -= part.top
        let scale = Double(wish.width) / Double(crop.width)
        let scaling = Scaling(
            of: crop, in: PixelSize(width: part.width, height: part.height),
            to: PixelSize(width: wish.width, height: crop.height(atWidth: wish.width)), by: (scale, scale))
        return try image.scaled(scaling).files(formats, quality: quality)
    }

    /// The commonest colour of what is decoded; `nil` where that is transparent in places.
    public func color() throws(PictureProblem) -> PlaceholderColor? {
        let small = try image.scaled(Scaling(to: PixelSize(width: Self.colorSide, height: Self.colorSide)))
        guard !small.hasAlpha else { return nil }
        return PlaceholderColor(dominating: small.pixels, bands: small.bands)
    }

    /// Pixels of each side of what the colour is looked for in.
    static let colorSide = 48
}
