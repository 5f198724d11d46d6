import CSitegenVips

/// Rasters of pictures, drawings and texts.
extension ImageLibrary {
    /// Renders a trusted drawing, from this program or a theme.
    ///
    /// - Parameter svg: the drawing. References to other files are not drawn, because it has no base folder.
    ///
    /// - Throws: `damaged` for a file that cannot be drawn or is not SVG.
    package func drawing(_ svg: [UInt8], size: PixelSize) throws(PictureProblem) -> Raster {
        guard let image = cvips_draw(svg, svg.count, Int32(size.width), Int32(size.height)) else { throw .damaged }
        return try raster(of: DecodedImage(image))
    }

    /// Renders a part of a picture in one size.
    ///
    /// - Parameters:
    ///   - bytes: a file whose header has been read, not a drawing.
    ///   - size: the size in its header.
    ///
    /// - Throws: `damaged` for a file that cannot be decoded.
    package func picture(
        _ bytes: [UInt8], _ header: PictureHeader, size: PixelSize, crop: CropRectangle, to target: PixelSize
    ) throws(PictureProblem) -> Raster {
        let scale = (
            x: Double(target.width) / Double(crop.width), y: Double(target.height) / Double(crop.height)
        )
        return try raster(of: decode(bytes, header, Scaling(of: crop, in: size, to: target, by: scale)))
    }

    /// Encodes a raster, without alpha if it is opaque. Returns `nil` for a format that this libvips cannot write.
    /// Transparent pixels are black in a JPEG.
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
