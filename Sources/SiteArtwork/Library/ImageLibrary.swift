import CSitegenVips

/// libvips, if it is installed. Only this folder calls it, and an image never leaves the function that decodes it.
package struct ImageLibrary: Sendable {
    /// The library, or `nil` if libvips 8.14 or newer is not installed. It is searched once.
    package static let shared = ImageLibrary()

    /// The version, such as `8.14.1`. Different versions may write different bytes.
    package let version: String

    private init?() {
        let names = [
            "libvips.so.42", "libvips.42.dylib", "/opt/homebrew/lib/libvips.42.dylib",
            "/usr/local/lib/libvips.42.dylib",
        ]
        let copies = names.map { $0.utf8CString }
        func load(_ pointers: [UnsafePointer<CChar>?]) -> Bool {
            guard pointers.count < copies.count else { return cvips_load(pointers, pointers.count) == 0 }
            return copies[pointers.count].withUnsafeBufferPointer { load(pointers + [$0.baseAddress]) }
        }
        guard load([]) else { return nil }
        version = (0...2).map { String(cvips_version($0)) }.joined(separator: ".")
    }

    /// The SHA-256 digest of bytes, as 64 hexadecimal digits.
    package func digest(of bytes: [UInt8]) -> String {
        var digits = [CChar](repeating: 0, count: 65)
        guard cvips_sha256(bytes, bytes.count, &digits) == 0 else { return "" }
        return String(decoding: digits.prefix(64).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Makes a part of a picture in one width and several formats.
    ///
    /// - Parameters:
    ///   - bytes: a file whose header has been read.
    ///   - header: the header of a picture with a size.
    ///
    /// - Returns: a file for each format that this libvips can write.
    ///
    /// - Throws: `damaged` for a file that cannot be decoded.
    package func variants(
        of bytes: [UInt8], _ header: PictureHeader, crop: CropRectangle, width: Int, formats: [VariantFormat],
        quality: Int
    ) throws(PictureProblem) -> [VariantFormat: [UInt8]] {
        guard let size = header.size else { throw .damaged }
        let scale = Double(width) / Double(crop.width)
        let target = PixelSize(width: width, height: crop.height(atWidth: width))
        let part = try decode(bytes, header, Scaling(of: crop, in: size, to: target, by: (scale, scale)))
        var files: [VariantFormat: [UInt8]] = [:]
        for format in formats {
            guard let file = part.encoded(format.options(quality: quality)) else { continue }
            // libvips writes Exif into WebP even if told not to.
            files[format] = format == .webP ? withoutMetadata(webP: file, keepingProfile: false) ?? file : file
        }
        return files
    }

    /// The most frequent colour of a picture, or `nil` for a picture with transparency.
    package func color(of bytes: [UInt8], _ header: PictureHeader) throws(PictureProblem) -> PlaceholderColor? {
        let image = try decode(bytes, header, Scaling(to: PixelSize(width: 48, height: 48)))
        guard !image.hasAlpha else { return nil }
        return PlaceholderColor(dominating: image.pixels, bands: image.bands)
    }

    func decode(
        _ bytes: [UInt8], _ header: PictureHeader, _ scaling: Scaling
    ) throws(PictureProblem) -> DecodedImage {
        let size = scaling.whole
        let profile = header.gamma.map { gammaProfile($0) } ?? []
        let decoded = profile.withUnsafeBytes { profile in
            // Browsers apply the Exif orientation only in JPEG, as our headers do.
            let scaling = cvips_scaling(
                width: Int32(size.width), height: Int32(size.height), left: Int32(scaling.left),
                top: Int32(scaling.top), part_width: Int32(scaling.part.width),
                part_height: Int32(scaling.part.height), rotates: header.format == .jpeg ? 1 : 0,
                shrinks: header.shrinkage(to: size), tolerates: header.isOdd ? 1 : 0,
                profile: profile.isEmpty ? nil : profile.baseAddress, profile_length: profile.count)
            return cvips_decode(bytes, bytes.count, scaling)
        }
        guard let decoded else { throw .damaged }
        return DecodedImage(decoded)
    }
}

extension PictureHeader {
    /// The factor by which a JPEG may be reduced while decoding. Decoders average blocks of pixels, which makes edges
    /// harder, so at least half of the reduction is left to better methods.
    fileprivate func shrinkage(to target: PixelSize) -> Int32 {
        guard let size else { return 1 }
        let shrink = min(size.width / target.width, size.height / target.height)
        return switch shrink {
        case 16...: 8
        case 8...: 4
        case 4...: 2
        default: 1
        }
    }
}
