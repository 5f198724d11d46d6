import SiteEpisodes

extension ContextWriter {
    /// Related episodes, as a list of links.
    func related(_ episodes: [Episode]) -> TemplateValue {
        group(
            episodes.map { episode in
                [
                    .title: .text(episode.title), .url: .link(episode.address),
                    .language: foreign(episode.language), .number: number(of: episode), .date: date(episode.date),
                    .duration: duration(of: episode),
                ]
            })
    }
}
