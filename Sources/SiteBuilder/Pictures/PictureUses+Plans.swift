import SiteEpisodes
import SitePictures

extension PictureUses {
    /// The places where the pages of a site show pictures.
    ///
    /// - Parameter cover: the cover of the show, which its home page shows.
    init(_ plans: [PagePlan], places: [PageShape: [[SurveyedPlace]]], headerArtwork: Int?, cover: Picture?) {
        self.init()
        for plan in plans {
            let shape = places[PageShape(plan)]
            for (number, section) in plan.sections.enumerated() {
                for (index, entry) in section.entries.enumerated() {
                    let place = shape?[number][index]
                    add(
                        entry.picture, place?.sizes.map { .sizes($0) } ?? .window(upTo: nil),
                        aspect: place?.place.aspect)
                }
            }
            switch plan.subject {
            case .episode(let episode):
                add(episode.cover, .window(upTo: headerArtwork))
                for media in episode.media {
                    add(media.poster.map { Picture(location: $0) } ?? episode.image, .window(upTo: nil))
                }
            case .listing(let listing): add(listing.details.image, .window(upTo: headerArtwork))
            case .page(let page):
                note(page.image)
                if page.address == .home { add(cover, .window(upTo: headerArtwork)) }
            case .picture(let shown): add(filling: shown.item.picture)
            case .index, .letters, .search, .subscribe, .notFound: break
            }
        }
    }
}

extension SectionEntry {
    /// The picture that the cell shows.
    var picture: Picture? {
        switch self {
        case .episode(let episode): episode.cover
        case .listing(let listing): listing.details.image
        case .page(let page): page.cover
        case .picture(let picture, _): picture
        case .theme(let theme): theme.image
        case .placeholder: nil
        }
    }
}
