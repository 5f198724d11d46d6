import SiteArtwork
import SiteEpisodes
import SiteTheming

/// The files to make from one picture.
package struct PictureOrder: Sendable {
    /// A part of the picture in several widths.
    package struct Shape: Sendable {
        package var crop: CropRectangle
        package var uses: Set<PictureUse>
        package var widths: [Int]
    }

    package let picture: InspectedPicture
    package let size: PixelSize
    package let fallback: VariantFormat
    /// The formats besides the fallback.
    package let formats: [VariantFormat]
    package let quality: Int
    package var shapes: [Shape] = []

    /// Fails for drawings.
    package init?(_ picture: InspectedPicture, settings: ImageSettings) {
        guard let size = picture.header.size, let fallback = picture.header.format.fallback else { return nil }
        self.picture = picture
        self.size = size
        self.fallback = fallback
        let wanted = settings.formats.map { $0 == .webp ? VariantFormat.webP : .avif }
        formats = wanted.filter { $0 != fallback }
        quality = settings.quality
    }

    /// The part of the picture for a use. An aspect ratio within 1 % of the picture's own means the whole picture.
    package func crop(for use: PictureUse) -> CropRectangle {
        guard let aspect = use.aspect else { return CropRectangle(allOf: size) }
        let own = Double(size.width) / Double(size.height)
        guard max(aspect.ratio / own, own / aspect.ratio) > 1.01 else { return CropRectangle(allOf: size) }
        return CropRectangle(of: size, aspect: aspect.ratio, focus: (use.focus.x, use.focus.y))
    }

    /// The maximum memory, in bytes: the file, all of its pixels, and the widest made file with the encoder's memory.
    package var cost: Int {
        let widest = shapes.flatMap { shape in shape.widths.map { $0 * shape.crop.height(atWidth: $0) } }.max() ?? 0
        return picture.byteCount + picture.header.decodedBytes + widest * 40
    }

    /// A text that determines the bytes of the files, on any machine: the picture, the processing and the library.
    func recipe(_ shape: Shape, library: ImageLibrary) -> String {
        let crop = shape.crop
        return "\(picture.digest) \(crop.left) \(crop.top) \(crop.width) \(crop.height) \(quality) \(library.recipe)"
    }
}
