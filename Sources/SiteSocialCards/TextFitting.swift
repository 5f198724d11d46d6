import SiteArtwork

/// Sets a text in the largest font size that fits.
struct TextFitting {
    let library: ImageLibrary
    let font: String
    let color: CardColor
    /// Font sizes in pixels, the largest first.
    let sizes: [Int]

    /// The maximum number of characters to try. More would never be visible.
    static let longest = 400

    /// The text as an image that fits the frame. Words stay whole if any size allows it. A text that is too long even
    /// in the smallest size is cut and ends with an ellipsis.
    ///
    /// - Returns: `nil` for a text that cannot be set, or without space.
    func raster(of text: String, in room: PixelSize) -> Raster? {
        let text = String(text.prefix(Self.longest))
        // A word wider than the frame is broken only in small sizes. In a large size it would be broken too often.
        let styles = sizes.map { style($0) } + sizes.suffix(4).map { style($0, breaksWords: true) }
        for style in styles {
            if let raster = library.raster(of: text, style, in: room) { return raster }
        }
        guard let style = styles.last else { return nil }
        // Finds the longest prefix that fits by bisection.
        var longest: Raster?
        var (fitting, tooLong) = (0, text.count)
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if let raster = library.raster(of: cut(text, middle), style, in: room) {
                (fitting, longest) = (middle, raster)
            } else {
                tooLong = middle
            }
        }
        return longest ?? library.raster(of: cut(text, 0), style, in: room)
    }

    private func cut(_ text: String, _ count: Int) -> String {
        var head = text.prefix(count)
        while let last = head.last, last.isWhitespace || last.isPunctuation { head = head.dropLast() }
        return head + "…"
    }

    private func style(_ size: Int, breaksWords: Bool = false) -> TextStyle {
        TextStyle(font: font, size: size, color: color.text, breaksWords: breaksWords)
    }
}
