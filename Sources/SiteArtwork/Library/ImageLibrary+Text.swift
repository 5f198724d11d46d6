import CSitegenVips

/// How a text is set.
public struct TextStyle: Hashable, Sendable {
    /// Families by name, the best first, with a weight: `Arial, sans-serif Bold`.
    public var font: String
    /// In pixels.
    public var size: Int
    /// `#1d1714`
    public var color: String
    /// Whether lines may break within words.
    public var breaksWords: Bool

    public init(font: String, size: Int, color: String, breaksWords: Bool = false) {
        self.font = font
        self.size = size
        self.color = color
        self.breaksWords = breaksWords
    }
}

/// Text in the fonts of this machine, measured and set by Pango: any script, each line in its own direction.
extension ImageLibrary {
    /// A text as pixels, cut to its ink, in lines of at most the room's width.
    ///
    /// - Returns: `nil` for what cannot be set, or has no room: a word is wider and must not break, or there are too many lines.
    public func raster(of text: String, _ style: TextStyle, in room: PixelSize) -> Raster? {
        guard let image = set(text, style, width: room.width) else { return nil }
        let size = image.size
        guard size.width <= room.width, size.height <= room.height else { return nil }
        return try? raster(of: image)
    }

    /// Whether a text has room, without making its pixels.
    public func fits(_ text: String, _ style: TextStyle, in room: PixelSize) -> Bool {
        guard let image = set(text, style, width: room.width) else { return false }
        let size = image.size
        return size.width <= room.width && size.height <= room.height
    }

    /// Whether the fonts of this machine have every letter of a text; `nil` where nobody can tell.
    public func hasLetters(of text: String, font: String) -> Bool? {
        let unknown = cvips_unknown_letters(beginning(of: text), font)
        return unknown < 0 ? nil : unknown == 0
    }

    private func set(_ text: String, _ style: TextStyle, width: Int) -> DecodedImage? {
        let words = escaped(beginning(of: text))
        let markup = "<span foreground=\"\(escaped(style.color))\" line_height=\"1\">\(words)</span>"
        let font = "\(style.font) \(style.size)"
        return cvips_text(markup, font, Int32(width), style.breaksWords ? 1 : 0).map { DecodedImage($0) }
    }

    /// As much as any room holds. Pango takes the square of the marks on one letter.
    private func beginning(of text: String) -> String { String(text.unicodeScalars.prefix(4_000)) }

    /// As text between and in tags of Pango's markup, which is XML.
    private func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
