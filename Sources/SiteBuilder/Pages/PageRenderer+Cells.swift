import Episodes
import GridCSS
import Theming

extension PageRenderer {
    /// The badges on each cell; no list where the layout has none.
    func supplementaries(
        of entries: [SectionEntry], _ style: SectionStyle?, in language: String?
    ) -> [HTML] {
        guard let items = style?.supplementaryItems, !items.isEmpty else { return [] }
        return entries.enumerated().map { index, entry in
            renderer.supplementaries(items.kinds(ofCell: index), of: subject(entry), in: language)
        }
    }

    private func subject(_ entry: SectionEntry) -> CellSubject {
        switch entry {
        case .episode(let episode): .episode(episode, isNewest: catalog.isNewest(episode))
        case .listing(let listing): .listing(listing, duration: catalog.duration(of: listing))
        case .page(let page): .page(page)
        case .picture(let picture): .picture(picture)
        case .theme(let theme): .theme(theme)
        case .placeholder(let number): .swatch(number)
        }
    }

    /// Most cards are the same on every page in the site's language. A picture of an author's that is wanted at once, or is
    /// there in several widths, is told its place.
    func cell(_ entry: SectionEntry, at place: PicturePlace, in language: String?) -> HTML {
        switch entry {
        case .episode(let episode):
            let isForeign = language != nil && language != catalog.site.language
            let isPlaced = episode.image != nil && (place.isEager || pictures.book.hasFiles(of: episode.image))
            if !isForeign, !isPlaced { return cards[episode.id] ?? card(of: episode) }
            return renderer.card(
                episode, excerpt: bodies.episodes[episode.id]?.summary, place: place, in: language)
        case .listing(let listing):
            return renderer.card(listing, duration: catalog.duration(of: listing), place: place, in: language)
        case .page(let page): return renderer.card(page, place: place, in: language)
        case .picture(let picture): return renderer.card(picture, place: place)
        case .theme(let theme): return renderer.card(theme, place: place, in: language)
        case .placeholder(let number): return renderer.swatch(number)
        }
    }
}
