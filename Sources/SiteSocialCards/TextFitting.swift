import SiteArtwork

/// A text in the largest type in which it has room.
struct TextFitting {
    let library: ImageLibrary
    let font: String
    let color: CardColor
    /// In pixels, the largest first.
    let sizes: [Int]

    /// Texts are not looked at beyond this many characters: none of them would be seen.
    static let longest = 400

    /// The text as pixels, no larger than the room. Words stay whole if any size allows it; what is too long even in the
    /// smallest size is cut and ends with an ellipsis.
    ///
    /// - Returns: `nil` for what cannot be set, or has no room at all.
    func raster(of text: String, in room: PixelSize) -> Raster? {
        let text = String(text.prefix(Self.longest))
        // A word that is wider than the room is broken in small type only: large it would be torn to pieces.
        let styles = sizes.map { style($0) } + sizes.suffix(4).map { style($0, breaksWords: true) }
        for style in styles {
            if let raster = library.raster(of: text, style, in: room) { return raster }
        }
        guard let style = styles.last else { return nil }
        // The longest beginning that fits, found by halving.
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
