import CSitegenVips

/// Pictures, drawings and texts as pixels to put together.
extension ImageLibrary {
    /// A drawing made by this program or trusted as its theme is.
    ///
    /// - Parameter svg: that loads nothing from elsewhere. What refers to other files is not drawn: there is no folder that
    ///   they could be looked for in.
    /// - Throws: `damaged` for what cannot be drawn, or is no SVG.
    package func drawing(_ svg: [UInt8], size: PixelSize) throws(PictureProblem) -> Raster {
        guard let image = cvips_draw(svg, svg.count, Int32(size.width), Int32(size.height)) else { throw .damaged }
        return try raster(of: DecodedImage(image))
    }

    /// A part of a picture in one size.
    ///
    /// - Parameters:
    ///   - bytes: a file whose header has been read; never a drawing.
    ///   - size: what its header says.
    /// - Throws: `damaged` for a file that cannot be decoded.
    package func picture(
        _ bytes: [UInt8], _ header: PictureHeader, size: PixelSize, crop: CropRectangle, to target: PixelSize
    ) throws(PictureProblem) -> Raster {
        let scale = (
            x: Double(target.width) / Double(crop.width), y: Double(target.height) / Double(crop.height)
        )
        return try raster(of: decode(bytes, header, Scaling(of: crop, in: size, to: target, by: scale)))
    }

    /// A raster as a file, without alpha where it is opaque; `nil` for a format that this libvips does not write. Where it is transparent a JPEG is black.
    package func file(of raster: Raster, _ format: VariantFormat, quality: Int) -> [UInt8]? {
        raster.pixels.withUnsafeBytes { pixels in
            cvips_from_pixels(
                pixels.baseAddress, Int32(raster.size.width), Int32(raster.size.height), raster.isOpaque ? 1 : 0
            ).flatMap { DecodedImage($0).encoded(format.options(quality: quality)) }
        }
    }

    func raster(of image: consuming DecodedImage) throws(PictureProblem) -> Raster {
        guard let raster = Raster(image.size, pixels: image.pixels, bands: image.bands) else { throw .damaged }
        return raster
    }
}
