import CSitegenVips

/// An image of libvips that is freed with the value.
struct DecodedImage: ~Copyable {
    private let image: OpaquePointer

    init(_ image: OpaquePointer) { self.image = image }

    deinit { cvips_release(image) }

    var size: PixelSize { PixelSize(width: Int(cvips_width(image)), height: Int(cvips_height(image))) }
    var bands: Int { Int(cvips_bands(image)) }
    var hasAlpha: Bool { cvips_has_alpha(image) != 0 }

    /// A part of the image in one size.
    func scaled(_ scaling: Scaling) throws(PictureProblem) -> DecodedImage {
        guard let scaled = cvips_scale(image, scaling.asked) else { throw .damaged }
        return DecodedImage(scaled)
    }

    /// A file for each format that this libvips writes.
    func files(_ formats: [VariantFormat], quality: Int) -> [VariantFormat: [UInt8]] {
        var files: [VariantFormat: [UInt8]] = [:]
        for format in formats {
            guard let file = encoded(format.options(quality: quality)) else { continue }
            // libvips writes Exif into WebP even when it is told not to.
            files[format] = format == .webP ? withoutMetadata(webP: file, keepingProfile: false) ?? file : file
        }
        return files
    }

    func encoded(_ format: String) -> [UInt8]? {
        var count = 0
        guard let file = cvips_encode(image, format, &count) else { return nil }
        defer { cvips_free(file) }
        return [UInt8](UnsafeRawBufferPointer(start: file, count: count))
    }

    var pixels: [UInt8] {
        var count = 0
        guard let pixels = cvips_pixels(image, &count) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: pixels, count: count))
    }
}
