import SiteArtwork
import SiteDiagnostics

/// What a card says and shows.
public struct SocialCard: Hashable, Sendable {
    public enum Artwork: Hashable, Sendable {
        /// An `<svg>` element without size, which fills its place. It is made by this program, texts in it escaped; colours
        /// come by the classes `tone-1` to `tone-6`.
        case drawing(String)
        /// A picture's bytes, by their digest, and the part of it that fills the place.
        case picture(digest: String, CropRectangle)
    }

    public var title: String
    /// Whose it is.
    public var site: String
    /// Its number, date, length: one line.
    public var facts: String
    public var artwork: Artwork
    public var look: CardLook

    public init(title: String, site: String, facts: String, artwork: Artwork, look: CardLook) {
        self.title = Self.beginning(of: title)
        self.site = Self.beginning(of: site)
        self.facts = Self.beginning(of: facts)
        self.artwork = artwork
        self.look = look
    }

    /// As much of a text as a card could show, whatever its letters are: not more than three marks to each.
    private static func beginning(of text: String) -> String {
        String(String(text.unicodeScalars.prefix(4 * Limits.cardText)).prefix(Limits.cardText))
    }

    /// What is to be read on it.
    public var text: String { [title, site, facts].filter { !$0.isEmpty }.joined(separator: " · ") }

    /// The same in letters alone.
    public var withoutPictographs: SocialCard {
        var card = self
        for text in [\SocialCard.title, \.site, \.facts] {
            card[keyPath: text] = card[keyPath: text].filter { !$0.isPictograph }
                .split(separator: " ").joined(separator: " ")
        }
        return card
    }
}

extension Character {
    /// Whether it is shown as a picture.
    fileprivate var isPictograph: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}

/// Colours and type of all cards of a theme.
public struct CardLook: Hashable, Sendable {
    public var paper: CardColor
    public var ink: CardColor
    public var accent: CardColor
    /// Families by name, the best first.
    public var font: String

    public init(paper: CardColor, ink: CardColor, accent: CardColor, font: String) {
        self.paper = paper
        self.ink = ink
        self.accent = accent
        self.font = font
    }

    /// Of what is read last.
    var softInk: CardColor { ink.mixed(with: paper, 0.35) }

    /// The tones of generated artwork, `tone-1` to `tone-6`, as the theme's own go: from light to dark, and one beside them.
    var tones: [CardColor] {
        [
            accent.mixed(with: paper, 0.82), accent.mixed(with: paper, 0.5), accent, accent.mixed(with: ink, 0.5),
            ink, ink.mixed(with: paper, 0.6),
        ]
    }
}

/// A colour in sRGB.
public struct CardColor: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    /// - Parameter text: `#c8321f`.
    public init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.utf8.count == 6, let number = Int(digits, radix: 16), number >= 0 else {
            return nil
        }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    }

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// - Parameter share: of the other, from 0 to 1.
    func mixed(with other: CardColor, _ share: Double) -> CardColor {
        func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(two) - Double(one)) * share).rounded())
        }
        return CardColor(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }

    /// `#c8321f`
    public var text: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
