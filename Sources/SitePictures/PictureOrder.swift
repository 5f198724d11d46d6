import SiteArtwork
import SiteEpisodes
import SiteTheming

/// What is to be made of one picture.
package struct PictureOrder: Sendable {
    /// A part of it, in several widths.
    package struct Shape: Sendable {
        package var crop: CropRectangle
        package var uses: Set<PictureUse>
        package var widths: [Int]
    }

    package let picture: InspectedPicture
    package let size: PixelSize
    package let fallback: VariantFormat
    /// Beside the fallback.
    package let formats: [VariantFormat]
    package let quality: Int
    package var shapes: [Shape] = []

    /// `nil` for drawings.
    package init?(_ picture: InspectedPicture, settings: ImageSettings) {
        guard let size = picture.header.size, let fallback = picture.header.format.fallback else { return nil }
        self.picture = picture
        self.size = size
        self.fallback = fallback
        let wanted = settings.formats.map { $0 == .webp ? VariantFormat.webP : .avif }
        formats = wanted.filter { $0 != fallback }
        quality = settings.quality
    }

    /// The part that a use shows. A shape that is the picture's own but for a hundredth is its own.
    package func crop(for use: PictureUse) -> CropRectangle {
        guard let aspect = use.aspect else { return CropRectangle(allOf: size) }
        let own = Double(size.width) / Double(size.height)
        guard max(aspect.ratio / own, own / aspect.ratio) > 1.01 else { return CropRectangle(allOf: size) }
        return CropRectangle(of: size, aspect: aspect.ratio, focus: (use.focus.x, use.focus.y))
    }

    /// Bytes that making it takes at the same time, at most: the file, all of its pixels, and the widest file to be made with
    /// what encoders need beside it.
    package var cost: Int {
        let widest = shapes.flatMap { shape in shape.widths.map { $0 * shape.crop.height(atWidth: $0) } }.max() ?? 0
        return picture.byteCount + picture.header.decodedBytes + widest * 40
    }

    /// Names the bytes of a file to be made, wherever and by whomever: the picture, what is done with it, and by what.
    func recipe(_ shape: Shape, library: ImageLibrary) -> String {
        let crop = shape.crop
        return "\(picture.digest) \(crop.left) \(crop.top) \(crop.width) \(crop.height) \(quality) \(library.recipe)"
    }
}
