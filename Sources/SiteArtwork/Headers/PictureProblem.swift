/// Why a picture is not shown.
package enum PictureProblem: Error, Hashable, Sendable {
    /// The file ends too early, or contradicts itself.
    case damaged
    /// More pixels than a picture may have: decoding it would take the memory of this machine or a visitor's.
    case tooLarge(PixelSize, limit: Int)
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
    package var id: String {
        switch self {
        case .damaged: "image.damaged"
        case .tooLarge, .tooLong: "image.too-large"
        case .unknownFormat: "image.unknown-format"
        case .unsafe: "image.unsafe"
        case .misnamed: "image.misnamed"
        }
    }

    /// - Parameter name: the file's.
    package func message(about name: String) -> String {
        switch self {
        case .damaged: "the picture '\(name)' is damaged and is not shown"
        case .tooLarge(let size, let limit):
            "the picture '\(name)' is not shown: \(size.width) × \(size.height) pixels are more than "
                + "\(limit / 1_000_000) million"
        case .tooLong(let size):
            "the picture '\(name)' is not shown: a side of \(max(size.width, size.height)) pixels is longer than "
                + "\(PictureHeader.longestSide)"
        case .unknownFormat(let kind):
            "'\(name)' is no picture that browsers show" + (kind.map { ": it is \($0)" } ?? "")
        case .misnamed(let format): "'\(name)' is not shown: it is \(format.noun), and its name says something else"
        case .unsafe(let what): "the drawing '\(name)' is not published: \(what)"
        }
    }

    package var hint: String {
        switch self {
        case .damaged: "save it again, or take another copy"
        case .tooLarge: "save it smaller, or raise 'megapixels' under 'images' in site.yml"
        case .tooLong: "save it smaller, or in parts"
        case .unknownFormat: "pictures are JPEG, PNG, WebP, AVIF, GIF or SVG"
        case .misnamed(let format): "let its name end in '.\(format.fileEnding)'"
        case .unsafe: DrawingProblem.hint
        }
    }
}
