import SiteMarkdown

extension Fields<FrontMatterKey> {
    /// Reads all recordings, video first: `video`, `youtube`, `vimeo`, `audio`, and a `url` that is the address of a
    /// recording, as podcast hosts write it.
    mutating func recording(in scope: AssetScope) -> (media: [Media], duration: PlayTime?) {
        let video = media(.video, kind: .video, in: scope)
        let audio = media(.audio, kind: .audio, in: scope)
        let players = [player(.youtube, named: "youtube"), player(.vimeo, named: "vimeo")].compactMap { $0 }
        var found = [video?.media].compactMap { $0 } + players + [audio?.media].compactMap { $0 }
        if let enclosure = enclosure(in: scope), !found.contains(where: { $0.source == enclosure.source }) {
            found.append(enclosure)
        }
        found = found.filter { $0.kind == .video } + found.filter { $0.kind == .audio }
        if let first = found.indices.first(where: { found[$0].bytes == nil && found[$0].isFile }) {
            found[first].bytes = count(.bytes)
        } else if let file = found.first(where: \.isFile) {
            checkBytes(.bytes, of: file, in: scope)
        }
        if let first = found.indices.first, found[first].captions.isEmpty {
            found[first].captions = textTracks(.captions, in: scope)
        }
        let measured = found.lazy.compactMap { $0.facts(in: scope)?.playTime }.first
        if let file = found.first(where: \.isFile) { checkDuration(.duration, of: file, in: scope) }
        return (found, playTime(.duration) ?? video?.duration ?? audio?.duration ?? measured)
    }

    private mutating func enclosure(in scope: AssetScope) -> Media? {
        guard let text = value(.url)?.text, WebAddress.isRemote(text) else { return nil }
        if let source = Media.Source(videoSite: text) { return Media(kind: .video, source: source, captions: []) }
        guard let address = try? WebAddress(checking: text) else { return nil }
        let location = AssetLocation.remote(address)
        guard let type = location.type, type.isAudio || type.isVideo else { return nil }
        return Media(type.isAudio ? .audio : .video, .asset(location), in: scope)
    }
}

extension Media {
    /// Whether the recording is a file that can be downloaded.
    var isFile: Bool { if case .asset = source { true } else { false } }
}
