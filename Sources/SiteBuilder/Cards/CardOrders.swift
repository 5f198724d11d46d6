import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SitePictures
import SitePublication
import SiteSocialCards
import SiteTheming

/// Which pages have cards, and what those say: episodes, pages, collections, seasons and people. All others show the card of
/// the site.
struct CardOrders {
    let catalog: Catalog
    let renderer: ThemeRenderer
    let look: CardLook
    let pictures: [String: InspectedPicture]
    /// For cards read from the left, and from the right.
    let layouts: [Bool: CardLayout]

    func orders(of plans: [PagePlan]) -> [CardOrder] { plans.compactMap(order) }

    /// `nil` for a page that has none of its own.
    private func order(of plan: PagePlan) -> CardOrder? {
        guard (plan.numbers?.current ?? 1) == 1 else { return nil }
        let site = catalog.site
        let isRightToLeft = plan.direction == .rightToLeft
        func order(_ title: String, _ facts: String, _ picture: Picture?, number: String? = nil, isSite: Bool = false)
            -> CardOrder
        {
            let (artwork, inspected) = artwork(
                picture, identity: plan.address, label: GeneratedArtwork.label(number: number, title: title),
                room: layouts[isRightToLeft]?.size(of: .artwork))
            let card = SocialCard(
                title: title, site: isSite ? site.author ?? "" : site.title, facts: facts, artwork: artwork, look: look)
            return CardOrder(
                address: plan.address, card: card, isRightToLeft: isRightToLeft, picture: inspected,
                source: OutputSource(name: "the card of '\(plan.address.path)'"))
        }
        switch plan.subject {
        case .episode(let episode):
            return order(
                episode.title, renderer.cardFacts(of: episode), episode.image, number: episode.number?.text)
        case .page(let page) where page.address == .home:
            return order(site.title, site.summary ?? page.summary ?? "", page.image, isSite: true)
        case .page(let page): return order(page.title, page.summary ?? "", page.cover)
        case .listing(let listing) where [.collections, .seasons, .people].contains(listing.kind):
            return order(
                renderer.name(of: listing), renderer.cardFacts(of: listing, duration: catalog.duration(of: listing)),
                listing.details.image)
        case .listing, .index, .letters, .search, .notFound: return nil
        }
    }

    /// A picture of the content folder where it is large enough, else the cover that pages generate too.
    private func artwork(
        _ picture: Picture?, identity: Address, label: String, room: PixelSize?
    ) -> (SocialCard.Artwork, InspectedPicture?) {
        if let picture, case .file(let path) = picture.location, let inspected = pictures[path],
            !inspected.digest.isEmpty,
            inspected.header.format.fallback != nil, let size = inspected.header.size, let room
        {
            let crop = CropRectangle(
                of: size, aspect: Double(room.width) / Double(room.height), focus: (picture.focus.x, picture.focus.y))
            // Blown up to more than twice its size a picture is no ornament.
            if crop.width * 2 >= room.width { return (.picture(digest: inspected.digest, crop), inspected) }
        }
        return (.drawing(GeneratedArtwork(identity: identity.path, label: label).svg.text), nil)
    }
}
