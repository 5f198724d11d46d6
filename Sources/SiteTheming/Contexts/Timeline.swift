import SiteEpisodes

/// Where a moment of an episode's recording can be linked to.
struct Timeline {
    private let address: HTML?
    private let mark: String

    /// Of the first recording that the page plays, else of the first one elsewhere: the file with a media fragment
    /// (https://www.w3.org/TR/media-frags/), or the page of another site's player.
    init(_ episode: Episode) {
        let file = episode.media.first { if case .asset = $0.source { true } else { false } }
        switch (file ?? episode.media.first)?.source {
        case .asset(let location):
            address = HTML(linkTo: location)
            mark = "#t="
        case .youtube(let id):
            address = HTML(escaping: "https://www.youtube.com/watch?v=\(id)")
            mark = "&amp;t="
        case .vimeo(let id):
            address = HTML(escaping: "https://vimeo.com/\(id)")
            mark = "#t="
        case nil:
            address = nil
            mark = ""
        }
    }

    /// `nil` where nothing plays. What an author wrote as a fragment of the recording gives way.
    func link(to time: PlayTime) -> HTML? {
        guard let address else { return nil }
        let whole = address.text.prefix { $0 != "#" }
        return HTML(trusted: whole + mark + String(time.seconds))
    }
}
