import CSitegenVips

/// libvips, if this machine has it. Called in this folder alone.
package struct ImageLibrary: Sendable {
    /// The library, or `nil` if libvips 8.14 or newer is not installed. It is searched once.
    package static let shared = ImageLibrary()

    /// The version, such as `8.14.1`. Different versions may write different bytes.
    package let version: String

    /// Identifies the way pictures are decoded and encoded. It is a part of the names of cached files. Increase the number when the
    /// same picture gets different bytes.
    package var recipe: String { "recipe 8 of libvips \(version)" }

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

    /// A part of a picture, scaled, in sRGB.
    func decode(
        _ bytes: [UInt8], _ header: PictureHeader, _ scaling: Scaling
    ) throws(PictureProblem) -> DecodedImage {
        // The text chunks of a PNG may be compressed, and may take more time than its pixels.
        let bytes = header.format == .png ? withoutMetadata(png: bytes) ?? bytes : bytes
        // Browsers rotate a JPEG as its Exif data says. The size in the header is already rotated.
        let reading = cvips_reading(
            rotates: header.format == .jpeg ? 1 : 0, shrinks: header.shrinkage(to: scaling.whole),
            tolerates: header.isOdd ? 1 : 0, light: header.light?.values ?? cvips_light())
        let decoded = cvips_decode(bytes, bytes.count, reading, scaling.asked)
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

extension PixelLight {
    /// The same for the C functions.
    fileprivate var values: cvips_light {
        var values = cvips_light()
        values.exponent = exponent
        guard primaries != Self.sRGB else { return values }
        // From X, Y and Z under D50 to light of sRGB's primaries.
        let rows = [
            [3.1338561, -1.6168667, -0.4906146],
            [-0.9787684, 1.9161415, 0.0334540],
            [0.0719453, -0.2289914, 1.4052427],
        ]
        let matrix = rows.flatMap { row in primaries.map { zip(row, $0).reduce(0) { $0 + $1.0 * $1.1 } } }
        withUnsafeMutableBytes(of: &values.matrix) { $0.copyBytes(from: matrix.withUnsafeBytes(Array.init)) }
        values.has_matrix = 1
        return values
    }
}
