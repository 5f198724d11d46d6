/// A format that pictures are written in.
package enum VariantFormat: String, Hashable, Sendable, CaseIterable, Codable {
    case jpeg, png
    case webP = "webp"
    case avif

    package var fileEnding: String { self == .jpeg ? "jpg" : rawValue }
    /// The media type for `<source type>`.
    package var mediaType: String { "image/\(rawValue)" }

    /// The libvips options, without metadata and colour profile, because the pixels are sRGB.
    ///
    /// - Parameter quality: 1 to 100, as in JPEG. Other formats look the same at lower numbers.
    func options(quality: Int) -> String {
        switch self {
        case .jpeg: ".jpg[Q=\(quality),optimize_coding,strip]"
        case .png: ".png[compression=9,strip]"
        case .webP: ".webp[Q=\(max(1, quality - 4)),effort=4,strip]"
        // A higher effort takes ten times as long for 10 % fewer bytes.
        case .avif: ".avif[compression=av1,Q=\(max(1, quality - 26)),effort=2,strip]"
        }
    }
}

extension PictureHeader.Format {
    /// The format for all browsers, or `nil` for drawings and AVIF, which are published unchanged. For GIF it is PNG,
    /// because a GIF has few colours and hard edges.
    package var fallback: VariantFormat? {
        switch self {
        case .jpeg: .jpeg
        case .png, .gif: .png
        case .webP: .webP
        case .avif, .svg: nil
        }
    }

    /// The media type.
    package var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue.lowercased())" }

    /// The file ending, without the dot.
    package var fileEnding: String { self == .jpeg ? "jpg" : rawValue.lowercased() }

    /// The format's name, with its article.
    package var noun: String {
        switch self {
        case .jpeg: "a JPEG picture"
        case .png: "a PNG picture"
        case .webP: "a WebP picture"
        case .gif: "a GIF picture"
        case .avif: "an AVIF picture"
        case .svg: "an SVG drawing"
        }
    }
}
