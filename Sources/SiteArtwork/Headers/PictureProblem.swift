import SiteDiagnostics

/// Why a picture is not shown.
public enum PictureProblem: Error, Hashable, Sendable {
    /// The file ends too early, or contradicts itself.
    case damaged
    /// More pixels than a picture may have: decoding it would take the memory of this machine or a visitor's.
    case tooLarge(PixelSize, limit: Int)
    /// Pixels that take too many bytes each: deep ones, and those of a kind of file that is decoded as a whole.
    case tooDeep(PixelSize, bytesPerPixel: Int, limit: Int)
    /// A side is longer than those of most formats can be.
    case tooLong(PixelSize)
    /// No picture that browsers show; what its bytes are instead, where that is known.
    case unknownFormat(String?)
    /// Browsers go by the name where drawings are: they show neither a drawing that is called otherwise, nor pixels that are
    /// called a drawing. The format that it is.
    case misnamed(PictureHeader.Format)
    /// A drawing that does more than draw: what it has that it should not.
    case unsafe(String)

    /// Stable, `area.kebab-case`.
    public var id: String {
        switch self {
        case .damaged: "image.damaged"
        case .tooLarge, .tooDeep, .tooLong: "image.too-large"
        case .unknownFormat: "image.unknown-format"
        case .unsafe: "image.unsafe"
        case .misnamed: "image.misnamed"
        }
    }

    /// - Parameter name: the file's.
    public func message(about name: String) -> String {
        switch self {
        case .damaged: "the picture '\(name)' is damaged and is not shown"
        case .tooLarge(let size, let limit):
            "the picture '\(name)' is not shown: \(size.width) × \(size.height) pixels are more than "
                + "\(limit / 1_000_000) million"
        case .tooDeep(let size, let bytes, let limit):
            "the picture '\(name)' is not shown: \(size.width) × \(size.height) pixels are more than "
                + "\(limit * Limits.pixelBytes / bytes / 1_000_000) million; to decode it takes \(bytes) bytes a pixel"
        case .tooLong(let size):
            "the picture '\(name)' is not shown: a side of \(max(size.width, size.height)) pixels is longer than "
                + "\(Limits.pictureSide)"
        case .unknownFormat(let kind):
            "'\(name)' is no picture that browsers show" + (kind.map { ": it is \($0)" } ?? "")
        case .misnamed(let format): "'\(name)' is not shown: it is \(format.noun), and its name says something else"
        case .unsafe(let what): "the drawing '\(name)' is not published: \(what)"
        }
    }

    public var hint: String {
        switch self {
        case .damaged: "save it again, or take another copy"
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
