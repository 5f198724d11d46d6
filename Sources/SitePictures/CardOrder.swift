import SiteArtwork
import SiteEpisodes
import SitePublication
import SiteSocialCards

/// The order for the card of one page.
package struct CardOrder: Sendable {
    /// The address of the page. Its later pages show the same card.
    package let address: Address
    package let card: SocialCard
    package let isRightToLeft: Bool
    /// The picture on the card, or `nil` for generated artwork.
    package let picture: CardPicture?
    package let source: OutputSource

    package init(
        address: Address, card: SocialCard, isRightToLeft: Bool, picture: CardPicture?, source: OutputSource
    ) {
        self.address = address
        self.card = card
        self.isRightToLeft = isRightToLeft
        self.picture = picture
        self.source = source
    }

    /// The maximum memory for painting, in bytes: the pixels of card and texts, the decoded picture, and its file.
    package var cost: Int {
        let pixels = CardLayout.size.pixelCount * 4 * 4
        return pixels + (picture?.cost ?? 0)
    }

    /// A text that determines the bytes of the card, on any machine.
    func recipe(_ layout: CardLayout, library: ImageLibrary) -> String {
        let frames = CardPart.allCases.map { part in layout.frames[part].map { "\($0)" } ?? "" }
        let artwork: String =
            switch card.artwork {
            case .drawing(let drawing): drawing
            case .picture(let recipe, let crop): "\(recipe) \(crop)"
            }
        let look = card.look
        let parts =
            [
                "card \(CardPainter.version) \(library.recipe) \(isRightToLeft)", card.title, card.site, card.facts,
                artwork,
                look.paper.text, look.ink.text, look.accent.text, look.font,
            ] + frames
        // The lengths make the text unambiguous.
        return parts.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n")
    }
}
