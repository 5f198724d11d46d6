import SiteArtwork
import SiteEpisodes
import SitePictures
import SitePublication
import SitePublishing
import SiteSocialCards

/// The social cards of a site, ready for its pages.
struct PreparedCards: Sendable {
    /// The cards, by the address of the first page that shows each.
    private(set) var cards: [Address: NetworkCard] = [:]
    private(set) var files: [OutputFile] = []
    /// The number of files that came from the cache.
    private(set) var cachedCount = 0
    private var taken: Set<Address> = []

    /// The card of a page, or the site's card if the page has none.
    subscript(_ address: Address) -> NetworkCard? { cards[address] ?? cards[.home] }

    mutating func add(_ file: MadeFile, name: String, of order: CardOrder) {
        let slug = Slug(order.card.title).text
        let address = Address(file: "images/\(slug.isEmpty ? "card" : String(slug.prefix(60)))-\(name)-card.jpg")
        cards[order.address] = NetworkCard(
            address: address, width: CardLayout.size.width, height: CardLayout.size.height, alternative: order.card.text
        )
        // Two pages with the same text share one card.
        guard taken.insert(address).inserted, let output = OutputFile(address, file.contents, from: order.source) else {
            return
        }
        files.append(output)
        if file.isCached { cachedCount += 1 }
    }
}
