import Episodes

extension ContextWriter {
    /// What badges can say about a cell: facts of its card, without the parts that are costly to make.
    func supplementary(of subject: CellSubject) -> TemplateValue {
        switch subject {
        case .episode(let episode, let isNewest):
            supplementary(
                number: .text(episode.number?.text), season: .text(episode.season?.name),
                date: date(episode.date, language: site.language), duration: duration(episode.duration),
                isNewest: isNewest)
        case .listing(let listing, let duration):
            supplementary(
                count: .text(words.episodes(listing.episodeCount)),
                duration: duration.map { ["iso": .text($0.iso8601), "text": .text($0.spokenText)] } ?? .null)
        case .page(let page):
            supplementary(
                date: date(page.date, language: site.language), count: .text(pictureCount(of: page)))
        case .picture:
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
            "words": words.value, "number": number, "season": season, "date": date, "count": count,
            "duration": duration, "isNewest": .boolean(isNewest),
        ]
    }
}
