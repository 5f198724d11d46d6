import SiteArtwork
import SiteDiagnostics

/// The content of a card.
package struct SocialCard: Hashable, Sendable {
    package enum Artwork: Hashable, Sendable {
        /// An `<svg>` element without size, which fills its frame. This program makes it and escapes its texts. The
        /// classes `tone-1` to `tone-6` set its colours.
        case drawing(String)
        /// A text that identifies the pixels of a file, and the part of it to show.
        case picture(recipe: String, CropRectangle)
    }

    package var title: String
    /// The site's title.
    package var site: String
    /// The episode's number, date and length in one line.
    package var facts: String
    package var artwork: Artwork
    package var look: CardLook

    package init(title: String, site: String, facts: String, artwork: Artwork, look: CardLook) {
        self.title = Self.beginning(of: title)
        self.site = Self.beginning(of: site)
        self.facts = Self.beginning(of: facts)
        self.artwork = artwork
        self.look = look
    }

    /// The beginning of a text, longer than any card can show. Each letter keeps at most three marks.
    private static func beginning(of text: String) -> String {
        String(String(text.unicodeScalars.prefix(4 * Limits.cardText)).prefix(Limits.cardText))
    }

    /// The texts on the card.
    package var text: String { [title, site, facts].filter { !$0.isEmpty }.joined(separator: " · ") }

    /// The card without emoji and other pictographs.
    package var withoutPictographs: SocialCard {
        var card = self
        for text in [\SocialCard.title, \.site, \.facts] {
            card[keyPath: text] = card[keyPath: text].filter { !$0.isPictograph }
                .split(separator: " ").joined(separator: " ")
        }
        return card
    }
}

extension Character {
    /// True if the character is shown as a picture.
    fileprivate var isPictograph: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}

/// The colours and the font of all cards of a theme.
package struct CardLook: Hashable, Sendable {
    package var paper: CardColor
    package var ink: CardColor
    package var accent: CardColor
    /// Font families by name, the preferred first.
    package var font: String

    package init(paper: CardColor, ink: CardColor, accent: CardColor, font: String) {
        self.paper = paper
        self.ink = ink
        self.accent = accent
        self.font = font
    }

    /// The colour of the least important text.
    var softInk: CardColor { ink.mixed(with: paper, 0.35) }

    /// The colours `tone-1` to `tone-6` of generated artwork, like the theme's own: from light to dark, and a
    /// contrasting one.
    var tones: [CardColor] {
        [
            accent.mixed(with: paper, 0.82), accent.mixed(with: paper, 0.5), accent, accent.mixed(with: ink, 0.5),
            ink, ink.mixed(with: paper, 0.6),
        ]
    }
}

/// A colour in sRGB.
package struct CardColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    /// - Parameter text: A hexadecimal colour: `#c8321f`.
    package init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.utf8.count == 6, let number = Int(digits, radix: 16), number >= 0 else {
            return nil
        }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    }

    package init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// - Parameter share: The fraction of the other colour, from 0 to 1.
    func mixed(with other: CardColor, _ share: Double) -> CardColor {
        func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(two) - Double(one)) * share).rounded())
        }
        return CardColor(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }

    /// The colour in hexadecimal: `#c8321f`.
    package var text: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
