/// Why a picture is not shown.
public enum PictureProblem: Error, Hashable, Sendable {
    /// The file ends too early, or contradicts itself.
    case damaged
    /// More pixels than a picture may have: decoding it would take the memory of this machine or a visitor's.
    case tooLarge(PixelSize, limit: Int)
    /// Its name says picture, its bytes do not.
    case unknownFormat
    /// A drawing that does more than draw: what it has that it should not.
    case unsafe(String)

    /// Stable, `area.kebab-case`.
    public var id: String {
        switch self {
        case .damaged: "image.damaged"
        case .tooLarge: "image.too-large"
        case .unknownFormat: "image.unknown-format"
        case .unsafe: "image.unsafe"
        }
    }

    /// - Parameter name: the file's.
    public func message(about name: String) -> String {
        switch self {
        case .damaged: "the picture '\(name)' is damaged and is not shown"
        case .tooLarge(let size, let limit):
            "the picture '\(name)' is not shown: \(size.width) × \(size.height) pixels are more than "
                + "\(limit / 1_000_000) million"
        case .unknownFormat: "'\(name)' is no picture that browsers show"
        case .unsafe(let what): "the drawing '\(name)' is not published: \(what)"
        }
    }

    public var hint: String {
        switch self {
        case .damaged: "save it again, or take another copy"
        case .tooLarge: "save it smaller, or raise 'megapixels' under 'images' in site.yml"
        case .unknownFormat: "pictures are JPEG, PNG, WebP, GIF or SVG"
        case .unsafe: DrawingProblem.hint
        }
    }
}
