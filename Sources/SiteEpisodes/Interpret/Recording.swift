import SiteMarkdown
import SiteMarkup

extension Fields<FrontMatterKey> {
    /// Reads all recordings, video first: `video`, `youtube`, `vimeo`, `audio`, and a `url` that is the address of a
    /// recording, as podcast hosts write it.
    mutating func recording(in scope: AssetScope) -> (media: [Media], duration: PlayTime?) {
        let videos = media(.video, kind: .video, in: scope)
        let audios = media(.audio, kind: .audio, in: scope)
        let players = [player(.youtube, named: "youtube"), player(.vimeo, named: "vimeo")].compactMap { $0 }
        var found = videos.map(\.media) + players + audios.map(\.media)
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
        return (found, playTime(.duration) ?? (videos + audios).first?.duration ?? measured)
    }

    /// The first player in the text, for an episode without a recording of its own.
    mutating func recording(inTextOf document: Document, _ scope: AssetScope) -> Media? {
        guard ![Key.audio, .video, .youtube, .vimeo].contains(where: isWritten) else { return nil }
        let text = document.source.bytes[document.bodyRange]
        guard text.withUnsafeBufferPointer(mayHavePlayer) else { return nil }
        for reference in RenderedMarkdown(document).references where reference.use == .audio || reference.use == .video
        {
            let location: AssetLocation
            if let path = scope.assets.path(for: reference.url, from: scope.folder) {
                guard scope.isHeldBack || !scope.assets.isHeldBack(path) else { continue }
                location = .file(path: path)
            } else if let address = try? WebAddress(checking: reference.url), address.isRemote {
                location = .remote(address)
            } else {
                continue
            }
            report(
                .hint, "content.recording-in-text",
                "the player in the text is the episode's recording, because no key names one",
                hint:
                    "write '\(reference.use == .audio ? "audio" : "video"): \(reference.url)' into the front matter, or "
                    + "'audio: false' for an episode without a recording",
                at: reference.position)
            var media = Media(reference.use == .audio ? .audio : .video, .asset(location), in: scope)
            media.bytes = media.bytes ?? count(.bytes)
            return media
        }
        return nil
    }

    private mutating func enclosure(in scope: AssetScope) -> Media? {
        guard let text = value(.url)?.text, WebAddress.isRemote(text) else { return nil }
        if let video = Embed(video: text) { return Media(kind: .video, source: .player(video), captions: []) }
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

/// True if the text contains `<audio` or `<video`, in small or large letters.
private func mayHavePlayer(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { place in
        guard text[place] == UInt8(ascii: "<") else { return false }
        let name = text[(place + 1)...].prefix(5).lazy.map { $0 | 0x20 }
        return name.elementsEqual("audio".utf8) || name.elementsEqual("video".utf8)
    }
}
