import SiteEpisodes

extension ContextWriter {
    /// The values for a cell's badges: those of its card without the expensive ones.
    func supplementary(of subject: CellSubject) -> TemplateValue {
        switch subject {
        case .episode(let episode, let isNewest):
            supplementary(
                number: number(of: episode), season: season(of: episode),
                date: date(episode.date), duration: duration(of: episode),
                isNewest: isNewest)
        case .listing(let listing, let duration):
            supplementary(
                count: .text(words.episodes(listing.episodeCount)),
                duration: duration.map { [.iso: .text($0.iso8601), .text: .text(words.spoken($0))] } ?? .null)
        case .page(let page):
            supplementary(
                date: date(page.date), count: .text(pictureCount(of: page)))
        case .picture, .theme:
            supplementary()
        case .swatch(let number):
            supplementary(number: .number(number))
        }
    }

    private func supplementary(
        number: TemplateValue = .null, season: TemplateValue = .null, date: TemplateValue = .null,
        count: TemplateValue = .null, duration: TemplateValue = .null, isNewest: Bool = false
    ) -> TemplateValue {
        [
            .words: words.value, .number: number, .season: season, .date: date, .count: count,
            .duration: duration, .isNewest: .boolean(isNewest),
        ]
    }
}
