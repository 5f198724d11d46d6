import SiteArtwork

/// Makes icons of a picture in several sizes, each once.
package struct IconMaker {
    let library: ImageLibrary
    let cache: PictureCache?
    let bytes: [UInt8]
    let header: PictureHeader
    /// The background colour for icons without transparency.
    let ground: [UInt8]
    let digest: String

    package init(
        _ bytes: [UInt8], _ header: PictureHeader, ground: [UInt8], library: ImageLibrary, cache: PictureCache?
    ) {
        self.library = library
        self.cache = cache
        self.bytes = bytes
        self.header = header
        self.ground = ground
        digest = library.digest(of: bytes)
    }

    /// The side of the largest square that the picture has pixels for. An SVG has no limit.
    var largest: Int {
        guard header.format != .svg, let size = header.size else { return .max }
        return min(size.width, size.height)
    }

    /// A square PNG file, or `nil` if the picture has too few pixels or cannot be drawn.
    ///
    /// - Parameter isFilled: whether all pixels must be opaque. A picture with transparency then gets a background and
    ///   a margin.
    package func png(side: Int, isFilled: Bool = false) -> [UInt8]? {
        guard side <= largest else { return nil }
        let recipe = "icon 2 \(library.version) \(digest) \(side) \(isFilled ? "\(ground)" : "clear")"
        let name = library.digest(of: Array(recipe.utf8)) + ".png"
        if let known = cache?.bytes(name) { return known }
        var raster = try? square(side, inset: 0)
        if isFilled, let clear = raster, !clear.isOpaque {
            raster = Raster(clear.size, filledWith: ground)
            if let inner = try? square(side, inset: side / 8) { raster?.draw(inner, left: 0, top: 0) }
        }
        guard let raster, let file = library.file(of: raster, .png, quality: 100) else { return nil }
        // A cache error is already reported for other files.
        _ = try? cache?.store(file, as: name)
        return file
    }

    /// The picture in the centre of a transparent square, with a margin.
    private func square(_ side: Int, inset: Int) throws(PictureProblem) -> Raster {
        let own = header.size ?? PixelSize(width: 1, height: 1)
        let room = side - 2 * inset
        let scale = Double(room) / Double(max(own.width, own.height))
        let size = PixelSize(
            width: max(1, Int((Double(own.width) * scale).rounded())),
            height: max(1, Int((Double(own.height) * scale).rounded())))
        let picture =
            header.format == .svg
            ? try library.drawing(bytes, size: size)
            : try library.picture(bytes, header, size: own, crop: CropRectangle(allOf: own), to: size)
        var square = Raster(PixelSize(width: side, height: side))
        square.draw(picture, left: (side - size.width) / 2, top: (side - size.height) / 2)
        return square
    }
}
