import SiteEpisodes

extension PageMetadata {
    /// The picture that networks show with a page: its card, else its own, else the show's. They take no drawings.
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
    /// Formats that every network reads.
    var isForNetworks: Bool {
        ["image/jpeg", "image/png", "image/gif", "image/webp"].contains(type?.name ?? "")
    }
}

extension Media {
    /// Where the players of other sites show this in a frame; `nil` for a file.
    var frameAddress: String? {
        switch source {
        case .asset: nil
        case .youtube(let id): "https://www.youtube-nocookie.com/embed/\(id)"
        case .vimeo(let id): "https://player.vimeo.com/video/\(id)"
        }
    }

    /// A picture of a film: search engines take drawings too. YouTube has one of each film, at an address that its id tells.
    func still(in episode: Episode, base: BaseAddress) -> String? {
        if let location = poster ?? episode.image?.location { return base.absolute(location) }
        if case .youtube(let id) = source { return "https://i.ytimg.com/vi/\(id)/hqdefault.jpg" }
        return nil
    }

    /// The file, where it is one.
    var file: AssetLocation? { if case .asset(let location) = source { location } else { nil } }
}

extension Episode {
    /// What is seen, be it here or in the player of another site.
    var film: Media? { self.media.first { $0.kind == .video } }

    /// What is heard, as a file.
    var sound: Media? { self.media.first { $0.kind == .audio && $0.file != nil } }
}
