/// A picture that is decoded once, in sRGB, for several files.
package struct DecodedPicture: ~Copyable {
    private let image: DecodedImage
    private let decoding: Decoding

    /// - Parameters:
    ///   - bytes: a file whose header has been read; never a drawing.
    ///   - decoding: a decoding for the picture's size.
    /// - Throws: `damaged` for a file that cannot be decoded.
    package init(
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
    /// - Parameter wish: one of the files that the picture was decoded for.
    /// - Throws: `damaged` if libvips cannot allocate memory.
    package func files(
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

    /// The most frequent colour of the decoded pixels, or `nil` if some are transparent.
    package func color() throws(PictureProblem) -> PlaceholderColor? {
        let small = try image.scaled(Scaling(to: PixelSize(width: Self.colorSide, height: Self.colorSide)))
        guard !small.hasAlpha else { return nil }
        return PlaceholderColor(dominating: small.pixels, bands: small.bands)
    }

    /// The side in pixels of the small copy in which the colour is found.
    static let colorSide = 48
}
