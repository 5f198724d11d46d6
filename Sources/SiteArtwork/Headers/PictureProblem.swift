import SiteDiagnostics

/// The reason why a picture is not shown.
package enum PictureProblem: Error, Hashable, Sendable {
    /// The file ends too early, or contradicts itself.
    case damaged
    /// The picture has more pixels than the limit. Decoding it could exhaust memory.
    case tooLarge(PixelSize, limit: Int)
    /// Each pixel takes too many bytes, because it has 16 bits a sample or because the file can only be decoded as a whole.
    case tooDeep(PixelSize, bytesPerPixel: Int, limit: Int)
    /// A side is longer than those of most formats can be.
    case tooLong(PixelSize)
    /// The file is not a picture that browsers show. The value is its kind, if known.
    case unknownFormat(String?)
    /// The name and the content disagree about whether the file is a drawing. Browsers use the name and would not show
    /// it. The value is the real format.
    case misnamed(PictureHeader.Format)
    /// A drawing with an unsafe part. The value describes it.
    case unsafe(String)

    /// A stable id, `area.kebab-case`.
    package var id: String {
        switch self {
        case .damaged: "image.damaged"
        case .tooLarge, .tooDeep, .tooLong: "image.too-large"
        case .unknownFormat: "image.unknown-format"
        case .unsafe: "image.unsafe"
        case .misnamed: "image.misnamed"
        }
    }

    /// - Parameter name: the file's name.
    package func message(about name: String) -> String {
        switch self {
        case .damaged: "the picture '\(name)' is damaged and is not shown"
        case .tooLarge(let size, let limit):
            "the picture '\(name)' is not shown, because \(size.width) × \(size.height) pixels are more than "
                + "\(limit / 1_000_000) million"
        case .tooDeep(let size, let bytes, let limit):
            "the picture '\(name)' is not shown: \(size.width) × \(size.height) pixels are more than "
                + "\(limit * Limits.pixelBytes / bytes / 1_000_000) million; to decode it takes \(bytes) bytes a pixel"
        case .tooLong(let size):
            "the picture '\(name)' is not shown: a side of \(max(size.width, size.height)) pixels is longer than "
                + "\(Limits.pictureSide)"
        case .unknownFormat(let kind):
            "'\(name)' is not a picture that browsers show" + (kind.map { ", but \($0)" } ?? "")
        case .misnamed(let format): "'\(name)' is not shown, because it is \(format.noun) under a wrong name"
        case .unsafe(let what): "the drawing '\(name)' is not published: \(what)"
        }
    }

    package var hint: String {
        switch self {
        case .damaged: "save it again, or use a different copy"
        case .tooLarge: "save it smaller, or raise 'megapixels' under 'images' in site.yml"
        case .tooDeep:
            "save it smaller, as a JPEG or a PNG of 8 bits that is not interlaced, or raise 'megapixels' under 'images' in site.yml"
        case .tooLong: "save it smaller, or in parts"
        case .unknownFormat: "pictures are JPEG, PNG, WebP, AVIF, GIF or SVG"
        case .misnamed(let format): "let its name end in '.\(format.fileEnding)'"
        case .unsafe: DrawingProblem.hint
        }
    }
}
