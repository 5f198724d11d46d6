import SiteArtwork

/// Sets a text in the largest font size that fits.
struct TextFitting {
    let library: ImageLibrary
    let font: String
    let color: CardColor
    /// Font sizes in pixels, the largest first.
    let sizes: [Int]

    /// The text as pixels, no larger than the room. Words stay whole if any size allows it. A text that is too long
    /// in the smallest size is cut and ends with an ellipsis.
    ///
    /// - Returns: `nil` for a text that cannot be set, or without space.
    func raster(of text: String, in room: PixelSize) -> Raster? {
        // A word that is wider than the room is broken only in small type. Large type would break it several times.
        let broken = sizes.suffix(4).map { style($0, breaksWords: true) }
        if let style = largest(sizes.map { style($0) }, for: text, in: room) ?? largest(broken, for: text, in: room) {
            return library.raster(of: text, style, in: room)
        }
        guard let style = broken.last else { return nil }
        // The longest beginning that fits, found by halving.
        var (fitting, tooLong) = (0, text.count)
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if library.fits(cut(text, middle), style, in: room) { fitting = middle } else { tooLong = middle }
        }
        return library.raster(of: cut(text, fitting), style, in: room)
    }

    /// The style with the largest type that fits. Most texts fit in the largest type of all; for the others, halving finds it,
    /// because a text that does not fit does not fit in larger type either.
    private func largest(_ styles: [TextStyle], for text: String, in room: PixelSize) -> TextStyle? {
        if let first = styles.first, library.fits(text, first, in: room) { return first }
        guard let smallest = styles.last, library.fits(text, smallest, in: room) else { return nil }
        var (first, last) = (0, styles.count - 1)
        while first < last {
            let middle = (first + last) / 2
            if library.fits(text, styles[middle], in: room) { last = middle } else { first = middle + 1 }
        }
        return styles[last]
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
