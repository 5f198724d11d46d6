import SiteEpisodes

/// Links to points in time of an episode's recording.
struct Timeline {
    private let address: HTML?
    private let mark: String

    /// Uses the first recording that the page plays, or else the first on a different site: the file with a media
    /// fragment (https://www.w3.org/TR/media-frags/), or the page of a video site.
    init(_ episode: Episode) {
        let file = episode.media.first { if case .asset = $0.source { true } else { false } }
        switch (file ?? episode.media.first)?.source {
        case .asset(let location):
            address = HTML(linkTo: location)
            mark = "#t="
        case .player(let embed):
            address = HTML(escaping: embed.link)
            mark = embed.timeMark == "#t=" ? "#t=" : "&amp;t="
        case nil:
            address = nil
            mark = ""
        }
    }

    /// A link to a time, or `nil` if there is no recording. It replaces a fragment that the author wrote.
    func link(to time: PlayTime) -> HTML? {
        guard let address else { return nil }
        let whole = address.text.prefix { $0 != "#" }
        return HTML(trusted: whole + mark + String(time.seconds))
    }
}
