import GridCSS
import SiteEpisodes
import SiteTheming

extension PageRenderer {
    /// The badges of each cell. The array is empty if the layout has no badges.
    func supplementaries(
        of entries: [SectionEntry], _ style: SectionStyle?, in language: String?
    ) -> [HTML] {
        guard let items = style?.supplementaryItems, !items.isEmpty else { return [] }
        let common = items.kindsOfEveryCell
        let made = isForeign(language) ? nil : common.flatMap { badges[$0] }
        return entries.enumerated().map { index, entry in
            if let made, case .episode(let episode) = entry, let badges = made[episode.id] { return badges }
            return renderer.supplementaries(common ?? items.kinds(ofCell: index), of: subject(entry), in: language)
        }
    }

    /// The badges of an episode as most lists show them.
    func badges(_ kinds: [String], of episode: Episode) -> HTML {
        renderer.supplementaries(kinds, of: subject(.episode(episode)))
    }

    /// The sets of badge kinds that are frequent enough to render them once for all episodes.
    func commonBadges(of plans: [PagePlan]) -> [[String]] {
        var cells: [[String]: Int] = [:]
        for section in plans.lazy.flatMap(\.sections) {
            guard let items = layouts.used[section.request.use]?.style.supplementaryItems, !items.isEmpty,
                let kinds = items.kindsOfEveryCell
            else { continue }
            cells[kinds, default: 0] += section.entries.count
        }
        return cells.filter { $0.value > 2 * catalog.episodes.count }.map(\.key)
    }

    private func isForeign(_ language: String?) -> Bool { language != nil && language != catalog.site.language }

    private func subject(_ entry: SectionEntry) -> CellSubject {
        switch entry {
        case .episode(let episode): .episode(episode, isNewest: catalog.isNewest(episode))
        case .listing(let listing): .listing(listing, duration: catalog.duration(of: listing))
        case .page(let page): .page(page)
        case .picture(let picture, _): .picture(picture)
        case .theme(let theme): .theme(theme)
        case .placeholder(let number): .swatch(number)
        }
    }

    /// The HTML of a cell. Most cards are the same on every page in the site's language. A picture that loads eagerly,
    /// or has files in several widths, depends on its place.
    func cell(_ entry: SectionEntry, at place: PicturePlace, in language: String?) -> HTML {
        note { $0.cell(entry) }
        switch entry {
        case .episode(let episode):
            let isPlaced = episode.cover != nil && (place.isEager || pictures.artwork.hasFiles(of: episode.cover))
            if !isForeign(language), !isPlaced { return cards[episode.id] ?? card(of: episode) }
            return renderer.card(
                episode, excerpt: bodies.summary(of: episode.id), place: place, in: language)
        case .listing(let listing):
            return renderer.card(listing, duration: catalog.duration(of: listing), place: place, in: language)
        case .page(let page): return renderer.card(page, place: place, in: language)
        case .picture(let picture, let page): return renderer.card(picture, page: page, place: place)
        case .theme(let theme): return renderer.card(theme, place: place, in: language)
        case .placeholder(let number): return renderer.swatch(number)
        }
    }
}
