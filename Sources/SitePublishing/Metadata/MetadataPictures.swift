import SiteEpisodes

extension PageMetadata {
    /// The picture that networks show with a page: its card, or else its own picture, or else the show's. Networks do
    /// not accept SVG.
    func networkPicture(of page: PageDescription) -> (url: String, alternative: String?)? {
        if let card = page.card { return (base.absolute(card.address), card.alternative) }
        if let image = page.image, image.location.isForNetworks {
            return (base.absolute(image.location), image.alternative)
        }
        guard let image = catalog.site.podcast?.image, image.isForNetworks else { return nil }
        return (base.absolute(image), nil)
    }
}

extension AssetLocation {
    /// True for formats that every network reads.
    package var isForNetworks: Bool {
        ["image/jpeg", "image/png", "image/gif", "image/webp"].contains(type?.name ?? "")
    }
}

extension Media {
    /// The address of the embedded player of another site; `nil` for a file.
    var frameAddress: String? {
        if case .player(let video) = source { video.player } else { nil }
    }

    /// A still picture of a film. Search engines accept SVG too. YouTube offers one for each film; the film's ID gives
    /// its address.
    func still(in episode: Episode, base: BaseAddress) -> String? {
        if let location = poster ?? episode.image?.location { return base.absolute(location) }
        if case .player(let video) = source, video.key == "youtube" {
            return "https://i.ytimg.com/vi/\(video.id)/hqdefault.jpg"
        }
        return nil
    }

    /// The file's location; `nil` for an embedded player.
    var file: AssetLocation? { if case .asset(let location) = source { location } else { nil } }
}

extension Episode {
    /// The first film, either a file or an embedded player.
    var film: Media? { self.media.first { $0.kind == .video } }

    /// The first sound file.
    var sound: Media? { self.media.first { $0.kind == .audio && $0.file != nil } }
}
