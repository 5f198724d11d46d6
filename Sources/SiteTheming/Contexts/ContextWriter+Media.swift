import SiteEpisodes

/// The recordings of an episode: a player for each file, and a link with a picture for videos on other sites. Nothing
/// is loaded from other sites before the visitor follows the link.
extension ContextWriter {
    /// The recording to show as a picture: a video, or audio with captions, because browsers show captions only over a
    /// picture.
    func pictured(_ episode: Episode) -> Media? {
        let files = episode.media.filter(\.isFile)
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

    /// One poster for all windows: the narrowest file that is wide enough for most windows.
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

    /// The recording that a play button starts, or `null` if the page of the episode plays none.
    func recording(of episode: Episode) -> TemplateValue {
        let pictured = pictured(episode)
        let media = pictured ?? episode.media.first { $0.kind == .audio && $0.isFile }
        guard let media, case .asset(let location) = media.source else { return .null }
        return [.src: .link(location), .kind: pictured == nil ? "audio" : "video"]
    }

    func external(_ media: Media, of episode: Episode, label: String) -> TemplateValue {
        guard case .player(let embed) = media.source else { return .null }
        let poster = media.poster.map { Picture(location: $0) } ?? episode.image
        return [
            .url: .text(embed.link), .label: .text(words.filled("watchOn", ["site": embed.site])),
            .poster: artwork(poster, identity: episode.address, label: label, place: .top),
        ]
    }

    /// The captions of a recording. Browsers load captions only from the page's own host. A video without captions
    /// shows its transcript as captions.
    private func captions(_ media: Media, of episode: Episode) -> [TemplateValue] {
        let tracks = media.captions.isEmpty && media.kind == .video ? episode.transcripts : media.captions
        var seen: Set<String> = []
        return tracks.compactMap { track in
            guard let address = track.webVTTAddress else { return nil }
            // One file of each language is enough.
            let language = track.language ?? episode.language
            guard !media.captions.isEmpty || seen.insert(language).inserted else { return nil }
            return [
                .src: .link(address), .language: .text(track.language ?? episode.language),
                .label: .text(track.label ?? words["captions"]),
            ]
        }
    }
}

extension Media {
    /// Whether pages play it themselves.
    fileprivate var isFile: Bool { if case .asset = source { true } else { false } }
}

extension Episode {
    /// Whether pages play a recording of it.
    package var isPlayable: Bool { self.media.contains(where: \.isFile) }
}
