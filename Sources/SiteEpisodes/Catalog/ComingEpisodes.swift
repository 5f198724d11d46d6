extension Catalog {
    /// Future episodes with their publication dates, soonest first. Drafts are not included, even if they have a date.
    package var comingEpisodes: [(episode: Episode, date: ZonedDate)] {
        let coming = (episodes + withheld).compactMap { episode in
            if case .future(let date) = episode.publication.state { (episode: episode, date: date) } else { nil }
        }
        return coming.sorted { left, right in
            left.date.instant != right.date.instant
                ? left.date.instant < right.date.instant
                : left.episode.id.precedesInBytes(right.episode.id)
        }
    }
}
