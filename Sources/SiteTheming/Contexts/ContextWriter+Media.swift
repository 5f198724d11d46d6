import SiteEpisodes

/// How an episode's recordings are shown: a player for each file, a link with a picture for players of other sites, of which
/// nothing is loaded before the visitor follows it.
extension ContextWriter {
    /// What plays in a picture: a film, or else a recording with captions, which browsers show over a picture only.
    func pictured(_ episode: Episode) -> Media? {
        let files = episode.media.filter { if case .asset = $0.source { true } else { false } }
        return files.first { $0.kind == .video } ?? files.first { !captions($0, of: episode).isEmpty }
    }

    func video(_ media: Media, of episode: Episode) -> TemplateValue {
        guard case .asset(let location) = media.source else { return .null }
        return [
            .src: .link(location), .type: .text(media.type?.name),
            .poster: poster(media.poster.map { Picture(location: $0) } ?? episode.image),
            .captions: .list(captions(media, of: episode)),
        ]
    }

    /// One file for all windows: the narrowest that is large enough for most of them.
    private func poster(_ picture: Picture?) -> TemplateValue {
        guard let picture, !pictures.isRefused(picture) else { return .null }
        let files = pictures.artwork(picture, at: .top)?.files ?? []
        let file = files.first { $0.width >= 1280 } ?? files.last
        return file.map { .link($0.address) } ?? .link(picture.location)
    }

    func audio(_ media: Media) -> TemplateValue {
        guard media.kind == .audio, case .asset(let location) = media.source else { return .null }
        return [
            .src: .link(location), .type: .text(media.type?.name), .bytes: .text(media.bytes.map(words.bytes)),
        ]
    }

    func external(_ media: Media, of episode: Episode, label: String) -> TemplateValue {
        let (site, url): (String, String)
        switch media.source {
        case .asset: return .null
        case .youtube(let id): (site, url) = ("YouTube", "https://www.youtube.com/watch?v=\(id)")
        case .vimeo(let id): (site, url) = ("Vimeo", "https://vimeo.com/\(id)")
        }
        let poster = media.poster.map { Picture(location: $0) } ?? episode.image
        return [
            .url: .text(url), .label: .text(words.filled("watchOn", ["site": site])),
            .poster: artwork(poster, identity: episode.address, label: label, place: .top),
        ]
    }

    /// Browsers take captions from the page's own host only. A film without captions shows its transcript as such.
    private func captions(_ media: Media, of episode: Episode) -> [TemplateValue] {
        let tracks = media.captions.isEmpty && media.kind == .video ? episode.transcripts : media.captions
        var seen: Set<String> = []
        return tracks.compactMap { track in
            guard let address = track.webVTTAddress else { return nil }
            // Of the same words in several files one is enough.
            let language = track.language ?? episode.language
            guard !media.captions.isEmpty || seen.insert(language).inserted else { return nil }
            return [
                .src: .link(address), .language: .text(track.language ?? episode.language),
                .label: .text(track.label ?? words["captions"]),
            ]
        }
    }
}
