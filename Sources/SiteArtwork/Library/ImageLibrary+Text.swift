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
        let (markup, font) = written(text, style)
        let image = cvips_text(markup, font, Int32(room.width), Int32(room.height), style.breaksWords ? 1 : 0)
        guard let image = image.map({ DecodedImage($0) }) else { return nil }
        return try? raster(of: image)
    }

    /// Whether a text fits, without drawing it.
    package func fits(_ text: String, _ style: TextStyle, in room: PixelSize) -> Bool {
        let (markup, font) = written(text, style)
        return cvips_text_fits(markup, font, Int32(room.width), Int32(room.height), style.breaksWords ? 1 : 0) != 0
    }

    /// Whether the fonts of this machine have every letter of a text; `nil` if Pango cannot tell.
    package func hasLetters(of text: String, font: String) -> Bool? {
        let unknown = cvips_unknown_letters(beginning(of: text), font)
        return unknown < 0 ? nil : unknown == 0
    }

    /// Pango's markup for a text, and the name of its font.
    private func written(_ text: String, _ style: TextStyle) -> (markup: String, font: String) {
        let words = escaped(beginning(of: text))
        return (
            "<span foreground=\"\(escaped(style.color))\" line_height=\"1\">\(words)</span>",
            "\(style.font) \(style.size)"
        )
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
