import CompositionalLayout
import SiteArtwork

/// Paints cards. librsvg draws the drawing, libvips the pictures and Pango the texts, each in its frame from the
/// layout.
package struct CardPainter: Sendable {
    /// Must be increased whenever the same card is painted differently.
    package static let version = 4

    private let library: ImageLibrary
    private let layout: CardLayout

    package init(_ layout: CardLayout, library: ImageLibrary) {
        self.layout = layout
        self.library = library
    }

    /// - Parameters:
    ///   - picture: The picture in the size of the artwork's frame; `nil` if the card shows none.
    /// - Throws: `damaged` if libvips cannot draw.
    package func paint(_ card: SocialCard, picture: Raster?) throws(PictureProblem) -> Raster {
        var raster = try library.drawing(Array(card.drawing(layout).utf8), size: CardLayout.size)
        if let picture, let frame = layout.frames[.artwork] {
            raster.draw(picture, left: Int(frame.x), top: Int(frame.y))
        }
        let look = card.look
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
        guard let ink = fitting.raster(of: text, in: room) else { return }
        let right = Int(frame.maxX) - ink.size.width
        // The last line is aligned to the lower edge, all others to the upper edge.
        let bottom = Int(frame.maxY) - ink.size.height
        raster.draw(
            ink, left: layout.isRightToLeft ? right : Int(frame.x), top: part == .facts ? bottom : Int(frame.y))
    }
}
