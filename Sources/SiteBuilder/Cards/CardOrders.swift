import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SitePictures
import SitePublication
import SiteSocialCards
import SiteTheming

/// Social cards to make: one for each episode, page, collection, season and person. Other pages show the site's card.
struct CardOrders {
    let catalog: Catalog
    let renderer: ThemeRenderer
    let look: CardLook
    let pictures: PreparedPictures
    /// The card layout for each reading direction; the key says whether it is right to left.
    let layouts: [Bool: CardLayout]

    func orders(of plans: [PagePlan]) -> [CardOrder] { plans.compactMap(order) }

    /// The card of a page, or `nil` if the page shows the site's card.
    private func order(of plan: PagePlan) -> CardOrder? {
        guard plan.numbers.isFirst else { return nil }
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
                episode.title, renderer.cardFacts(of: episode), episode.cover, number: episode.number?.text)
        case .page(let page) where page.address == .home:
            return order(site.title, site.summary ?? page.summary ?? "", page.image, isSite: true)
        case .page(let page): return order(page.title, page.summary ?? "", page.cover)
        case .listing(let listing) where [.collections, .seasons, .people].contains(listing.kind):
            return order(
                renderer.name(of: listing), renderer.cardFacts(of: listing, duration: catalog.duration(of: listing)),
                listing.details.image)
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: return nil
        }
    }

    /// The author's picture if it is large enough, else the generated cover.
    private func artwork(
        _ picture: Picture?, identity: Address, label: String, room: PixelSize?
    ) -> (SocialCard.Artwork, CardPicture?) {
        if let picture, case .file(let path) = picture.location, let inspected = pictures.inspected[path],
            !pictures.unshown.contains(path), !inspected.digest.isEmpty, inspected.header.format.fallback != nil,
            let size = inspected.header.size, let room
        {
            let crop = CropRectangle(
                of: size, aspect: Double(room.width) / Double(room.height), focus: (picture.focus.x, picture.focus.y))
            // A picture enlarged more than twice looks bad.
            if crop.width * 2 >= room.width {
                let picture = CardPicture(inspected, crop: crop, room: room, made: pictures.made[path])
                return (.picture(recipe: picture.recipe, picture.crop), picture)
            }
        }
        return (.drawing(GeneratedArtwork(identity: identity.path, label: label).svg.text), nil)
    }
}
