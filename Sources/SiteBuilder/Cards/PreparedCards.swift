import SiteArtwork
import SiteEpisodes
import SitePictures
import SitePublication
import SitePublishing
import SiteSocialCards

/// The cards of a site, ready for its pages.
struct PreparedCards: Sendable {
    /// By the address of the first page that shows it.
    private(set) var cards: [Address: NetworkCard] = [:]
    private(set) var files: [OutputFile] = []
    /// How many of the files earlier builds had made.
    private(set) var cachedCount = 0
    private var taken: Set<Address> = []

    /// Pages without a card of their own show that of the site.
    subscript(_ address: Address) -> NetworkCard? { cards[address] ?? cards[.home] }

    mutating func add(_ file: MadeFile, name: String, of order: CardOrder) {
        let slug = Slug(order.card.title).text
        let address = Address(file: "images/\(slug.isEmpty ? "card" : String(slug.prefix(60)))-\(name)-card.jpg")
        cards[order.address] = NetworkCard(
            address: address, width: CardLayout.size.width, height: CardLayout.size.height, alternative: order.card.text
        )
        // Two pages that say the same have one card.
        guard taken.insert(address).inserted, let output = OutputFile(address, file.contents, from: order.source) else {
            return
        }
        files.append(output)
        if file.isCached { cachedCount += 1 }
    }
}
