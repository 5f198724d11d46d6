import CompositionalLayout
import SiteArtwork

/// Paints cards: the drawing by librsvg, pictures by libvips, texts by Pango, each in the frame that the layout gives it.
///
/// A text on many cards is set once.
package struct CardPainter: Sendable {
    /// Increase this number when the same card gets different pixels.
    package static let version = 5

    private let library: ImageLibrary
    private let layout: CardLayout
    private let texts = SetTexts()

    package init(_ layout: CardLayout, library: ImageLibrary) {
        self.layout = layout
        self.library = library
    }

    /// - Parameters:
    ///   - picture: pixels in the size of the artwork's frame, if the card shows a picture.
    /// - Throws: `damaged` if libvips cannot draw the artwork.
    package func paint(_ card: SocialCard, picture: Raster?) throws(PictureProblem) -> Raster {
        let look = card.look
        var raster = Raster(
            CardLayout.size, filledWith: [look.paper.red, look.paper.green, look.paper.blue, 255])
        if let frame = layout.frames[.artwork], let size = layout.size(of: .artwork) {
            let drawing = card.drawing(size)
            let artwork = try drawing.map { svg throws(PictureProblem) in
                try library.drawing(Array(svg.utf8), size: size)
            }
            if let artwork = picture ?? artwork { raster.draw(artwork, left: Int(frame.x), top: Int(frame.y)) }
        }
        func fitting(_ sizes: [Int], _ color: CardColor, _ weight: String) -> TextFitting {
            TextFitting(library: library, font: "\(look.font) \(weight)", color: color, sizes: sizes)
        }
        draw(card.site, .site, fitting([34, 30, 26, 22], look.accent, "Bold"), &raster)
        draw(card.title, .title, fitting(Self.titleSizes, look.ink, "Bold"), &raster)
        draw(card.facts, .facts, fitting([32, 29, 27], look.softInk, ""), &raster)
        return raster
    }

    private static let titleSizes = [112, 100, 90, 81, 73, 66, 60, 54, 48, 43, 39]

    private func draw(_ text: String, _ part: CardPart, _ fitting: TextFitting, _ raster: inout Raster) {
        guard !text.isEmpty, let room = layout.size(of: part), let frame = layout.frames[part] else { return }
        guard let ink = texts.raster(of: text, fitting, in: room) else { return }
        let right = Int(frame.maxX) - ink.size.width
        // The last line is aligned to the lower edge, all others to the upper edge.
        let bottom = Int(frame.maxY) - ink.size.height
        raster.draw(
            ink, left: layout.isRightToLeft ? right : Int(frame.x), top: part == .facts ? bottom : Int(frame.y))
    }
}
