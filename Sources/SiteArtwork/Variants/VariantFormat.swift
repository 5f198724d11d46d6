/// A format that pictures are written in.
package enum VariantFormat: String, Hashable, Sendable, CaseIterable, Codable {
    case jpeg, png
    case webP = "webp"
    case avif

    package var fileEnding: String { self == .jpeg ? "jpg" : rawValue }
    /// As `<source type>` names it.
    package var mediaType: String { "image/\(rawValue)" }

    /// How libvips is asked for it, metadata and colour profile left out: pixels are sRGB by then.
    ///
    /// - Parameter quality: 1 to 100, as JPEG counts it; the other formats look the same at lower numbers.
    func options(quality: Int) -> String {
        switch self {
        case .jpeg: ".jpg[Q=\(quality),optimize_coding,strip]"
        case .png: ".png[compression=9,strip]"
        case .webP: ".webp[Q=\(max(1, quality - 4)),effort=4,strip]"
        // Beyond an effort of 2 the encoder takes ten times as long for a tenth of the bytes.
        case .avif: ".avif[compression=av1,Q=\(max(1, quality - 26)),effort=2,strip]"
        }
    }
}

extension PictureHeader.Format {
    /// What every browser gets; `nil` for drawings and AVIF, which are shown as they are. A still frame of a GIF has few colours and
    /// hard edges.
    package var fallback: VariantFormat? {
        switch self {
        case .jpeg: .jpeg
        case .png, .gif: .png
        case .webP: .webP
        case .avif, .svg: nil
        }
    }

    /// As hosts name it.
    package var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue.lowercased())" }

    /// Without the point.
    package var fileEnding: String { self == .jpeg ? "jpg" : rawValue.lowercased() }

    /// With its article.
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
