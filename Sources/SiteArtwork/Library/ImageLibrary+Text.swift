import CSitegenVips

/// The style of a text.
package struct TextStyle: Hashable, Sendable {
    /// The font families by name, the preferred one first, with a weight: `Arial, sans-serif Bold`.
    package var font: String
    /// The size in pixels.
    package var size: Int
    /// The colour, such as `#1d1714`.
    package var color: String
    /// Whether lines may break within words.
    package var breaksWords: Bool

    package init(font: String, size: Int, color: String, breaksWords: Bool = false) {
        self.font = font
        self.size = size
        self.color = color
        self.breaksWords = breaksWords
    }
}

/// Text in the installed fonts, measured and set by Pango, in any script and direction.
extension ImageLibrary {
    /// Renders a text, cropped to its ink, in lines of at most the room's width.
    ///
    /// - Returns: `nil` if the text cannot be set or does not fit: an unbreakable word is too wide, or there are too
    ///   many lines.
    package func raster(of text: String, _ style: TextStyle, in room: PixelSize) -> Raster? {
        guard let image = set(text, style, width: room.width) else { return nil }
        let size = image.size
        guard size.width <= room.width, size.height <= room.height else { return nil }
        return try? raster(of: image)
    }

    /// Whether a text has room, without making its pixels.
    package func fits(_ text: String, _ style: TextStyle, in room: PixelSize) -> Bool {
        guard let image = set(text, style, width: room.width) else { return false }
        let size = image.size
        return size.width <= room.width && size.height <= room.height
    }

    /// Whether the fonts of this machine have every letter of a text; `nil` where nobody can tell.
    package func hasLetters(of text: String, font: String) -> Bool? {
        let unknown = cvips_unknown_letters(beginning(of: text), font)
        return unknown < 0 ? nil : unknown == 0
    }

    private func set(_ text: String, _ style: TextStyle, width: Int) -> DecodedImage? {
        let words = escaped(beginning(of: text))
        let markup = "<span foreground=\"\(escaped(style.color))\" line_height=\"1\">\(words)</span>"
        let font = "\(style.font) \(style.size)"
        return cvips_text(markup, font, Int32(width), style.breaksWords ? 1 : 0).map { DecodedImage($0) }
    }

    /// The beginning of a text, longer than any room. Pango's time is quadratic in the marks on one letter.
    private func beginning(of text: String) -> String { String(text.unicodeScalars.prefix(4_000)) }

    /// A text escaped for Pango's markup, which is XML.
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
