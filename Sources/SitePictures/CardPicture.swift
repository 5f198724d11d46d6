import SiteArtwork
import SiteFileSystem
import SitePublication

/// The picture of a card: a part of the author's file, or of a smaller file that this build made from it.
package struct CardPicture: Sendable {
    /// Identifies the file's pixels on any machine.
    package let recipe: String
    /// The part of the file to show, in the file's pixels.
    package let crop: CropRectangle
    /// The memory for decoding, in bytes.
    let cost: Int
    private let contents: OutputFile.Contents
    /// The digest of an author's file, which may change during the build.
    private let digest: String?

    /// - Parameters:
    ///   - crop: the part to show, in the pixels of the author's file.
    ///   - room: the size on the card, in pixels.
    ///   - made: the files made from the picture. The smallest one that is large enough is decoded in less time.
    package init(_ picture: InspectedPicture, crop: CropRectangle, room: PixelSize, made: MadePicture?) {
        let whole = picture.header.size ?? room
        if let fallback = picture.header.format.fallback,
            let found = made?.smallestFile(fallback, holding: crop, atLeast: room.width), found.size.width < whole.width
        {
            (recipe, contents, digest) = (found.file.name, found.file.contents, nil)
            self.crop = found.crop
            cost = found.file.count + found.size.pixelCount * 4
        } else {
            (recipe, contents, digest) = (picture.digest, .copy(of: picture.location), picture.digest)
            self.crop = crop
            cost = picture.byteCount + picture.header.decodedBytes
        }
    }

    /// The shown part, scaled.
    ///
    /// - Throws: `damaged` for a file that cannot be decoded or has changed.
    func raster(_ target: PixelSize, library: ImageLibrary) throws(PictureProblem) -> Raster {
        var bytes = contents.bytes
        if case .copy(let location) = contents { bytes = try? fileBytes(location) }
        // The file changed during the build. The next build uses the new version.
        guard let bytes, digest == nil || library.digest(of: bytes) == digest else { throw .damaged }
        let header = try PictureHeader(bytes)
        guard let size = header.size else { throw .damaged }
        return try library.picture(bytes, header, size: size, crop: crop, to: target)
    }
}

extension MadePicture {
    /// The smallest file that shows all of a part of the picture.
    ///
    /// - Parameter width: the least width of that part in the file, in pixels.
    fileprivate func smallestFile(
        _ format: VariantFormat, holding crop: CropRectangle, atLeast width: Int
    ) -> (file: MadeFile, size: PixelSize, crop: CropRectangle)? {
        shapes.filter { $0.key.contains(crop) }.flatMap { whole, shape in
            (shape.files[format] ?? [:]).compactMap { fileWidth, file in
                let scale = Double(fileWidth) / Double(whole.width)
                guard Double(crop.width) * scale >= Double(width) else { return nil }
                let size = PixelSize(width: fileWidth, height: whole.height(atWidth: fileWidth))
                return (file, size, crop.inside(whole, scaledTo: size))
            }
        }.min { ($0.size.pixelCount, $0.file.name) < ($1.size.pixelCount, $1.file.name) }
    }
}
