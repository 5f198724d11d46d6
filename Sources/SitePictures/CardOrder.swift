import SiteArtwork
import SiteEpisodes
import SitePublication
import SiteSocialCards

/// The card of one page, to be painted.
package struct CardOrder: Sendable {
    /// Of the page; its later pages show the same card.
    package let address: Address
    package let card: SocialCard
    package let isRightToLeft: Bool
    /// The picture of the card's artwork; `nil` where that is drawn.
    package let picture: InspectedPicture?
    package let source: OutputSource

    package init(
        address: Address, card: SocialCard, isRightToLeft: Bool, picture: InspectedPicture?, source: OutputSource
    ) {
        self.address = address
        self.card = card
        self.isRightToLeft = isRightToLeft
        self.picture = picture
        self.source = source
    }

    /// Bytes that painting takes at the same time, at most: the card and its texts as pixels, a picture as it is decoded, and
    /// its file.
    package var cost: Int {
        let pixels = CardLayout.size.pixelCount * 4 * 4
        return pixels + (picture.map { $0.byteCount + $0.header.decodedBytes } ?? 0)
    }

    /// Names the bytes of the card, wherever and by whomever.
    func recipe(_ layout: CardLayout, library: ImageLibrary) -> String {
        let frames = CardPart.allCases.map { part in layout.frames[part].map { "\($0)" } ?? "" }
        let artwork: String =
            switch card.artwork {
            case .drawing(let drawing): drawing
            case .picture(let digest, let crop): "\(digest) \(crop)"
            }
        let look = card.look
        let parts =
            [
                "card \(CardPainter.version) \(library.recipe) \(isRightToLeft)", card.title, card.site, card.facts,
                artwork,
                look.paper.text, look.ink.text, look.accent.text, look.font,
            ] + frames
        // Lengths keep what two parts say apart.
        return parts.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n")
    }
}
