import SiteArtwork

/// Makes icons of a picture in several sizes, each once.
package struct IconMaker {
    let library: ImageLibrary
    let cache: PictureCache?
    let bytes: [UInt8]
    let header: PictureHeader
    /// A small copy of a large picture. It is decoded once for all icons.
    private var small: (bytes: [UInt8], header: PictureHeader)?
    /// The background for an icon that must be opaque.
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
    package mutating func png(side: Int, isFilled: Bool = false) -> [UInt8]? {
        guard side <= largest else { return nil }
        let recipe = "icon \(library.recipe) \(digest) \(side) \(isFilled ? "\(ground)" : "clear")"
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
    private mutating func square(_ side: Int, inset: Int) throws(PictureProblem) -> Raster {
        let own = header.size ?? PixelSize(width: 1, height: 1)
        let room = side - 2 * inset
        let size = own.fitted(into: room)
        let picture =
            header.format == .svg
            ? try library.drawing(bytes, size: size)
            : try scaled(to: size)
        var square = Raster(PixelSize(width: side, height: side))
        square.draw(picture, left: (side - size.width) / 2, top: (side - size.height) / 2)
        return square
    }

    private mutating func scaled(to size: PixelSize) throws(PictureProblem) -> Raster {
        var (bytes, header) = (self.bytes, self.header)
        if let small { (bytes, header) = (small.bytes, small.header) }
        guard var own = header.size else { throw .damaged }
        if max(own.width, own.height) > 2 * Self.smallSide {
            let raster = try library.picture(
                bytes, header, size: own, crop: CropRectangle(allOf: own), to: own.fitted(into: Self.smallSide))
            guard let file = library.file(of: raster, .png, quality: 100) else { throw .damaged }
            bytes = file
            header = try PictureHeader(file)
            own = raster.size
            small = (bytes, header)
        }
        return try library.picture(bytes, header, size: own, crop: CropRectangle(allOf: own), to: size)
    }

    /// Twice the largest icon.
    private static let smallSide = 1024
}

extension PixelSize {
    /// Scaled to the largest size that fits into a square.
    fileprivate func fitted(into side: Int) -> PixelSize {
        let scale = Double(side) / Double(max(width, height))
        func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
        return PixelSize(width: scaled(width), height: scaled(height))
    }
}
