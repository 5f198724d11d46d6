import SiteArtwork

extension ImageLibrary {
    /// A part of a picture in one width and several formats.
    package func variants(
        of bytes: [UInt8], _ header: PictureHeader, crop: CropRectangle, width: Int, formats: [VariantFormat],
        quality: Int
    ) throws(PictureProblem) -> [VariantFormat: [UInt8]] {
        guard let size = header.size else { throw .damaged }
        let wish = Decoding.Wish(crop: crop, width: width)
        return try DecodedPicture(bytes, header, Decoding(size, for: [wish]), library: self)
            .files(wish, formats, quality: quality)
    }

    /// The commonest colour of a picture.
    package func color(of bytes: [UInt8], _ header: PictureHeader) throws(PictureProblem) -> PlaceholderColor? {
        guard let size = header.size else { throw .damaged }
        return try DecodedPicture(bytes, header, Decoding(size, for: []), library: self).color()
    }
}
