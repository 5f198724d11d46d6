import SiteMarkdown

/// The number of an episode, and its season if both are in one text.
struct EpisodeNumber {
    var season: Ordinal?
    var number: Ordinal?

    /// Reads `S07E07`, `s7 e7`, `7x07` and `Season 7, Episode 7`. Any other text is a number as written.
    init(_ text: String) {
        let pair = #/(?i)(?:s|season)[\s.]*0*(\d{1,4})[\s.,·:_-]*(?:e|ep|episode)[\s.]*0*(\d{1,6})/#
        let cross = #/([1-9]\d{0,2})[xX]0*(\d{2,4}|[1-9])/#
        if let found = text.wholeMatch(of: pair) {
            (season, number) = (Ordinal(found.1), Ordinal(found.2))
        } else if let found = text.wholeMatch(of: cross) {
            (season, number) = (Ordinal(found.1), Ordinal(found.2))
        } else {
            number = Ordinal(text)
        }
    }
}

extension Fields<FrontMatterKey> {
    /// Reads the season and the number. The key of the season has priority.
    mutating func episodeNumber() -> EpisodeNumber {
        var read = text(.number).map { EpisodeNumber($0) }
        if let text = text(.season), !text.isEmpty {
            let named = text.wholeMatch(of: #/(?i)(?:s|season)[\s.]*0*(\d{1,4})/#)
            let inSeason = EpisodeNumber(text)
            let season = named.map { Ordinal($0.1) } ?? inSeason.season ?? Ordinal(text)
            if read == nil, inSeason.season != nil { read = inSeason }
            return EpisodeNumber(season: season, number: read?.number)
        }
        return read ?? EpisodeNumber(season: nil, number: nil)
    }
}

extension EpisodeNumber {
    fileprivate init(season: Ordinal?, number: Ordinal?) {
        self.season = season
        self.number = number
    }
}
