import SiteMarkdown
import SiteMarkup
import SiteMediaFacts

/// The keys of `video:` and `audio:` as maps.
enum MediaKey: String, FieldKey {
    case src, youtube, vimeo, type, bytes, duration, poster, captions
    case title, bitrate, height, lang, rel, `default`, codecs, sources, integrity

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .src: .init(.text, "File or address of the recording.")
        case .youtube: .init(.text, "Id or address of a film on YouTube.")
        case .vimeo: .init(.text, "Id or address of a film on Vimeo.")
        case .type: .init(.text, "Media type, such as audio/mpeg.")
        case .bytes: .init(.whole(from: 0), "Size in bytes, if the recording is on a different host.")
        case .duration: .init(.time, "Length: 42:10, 1:02:03, 1h 2m, or seconds.")
        case .poster: .init(.text, "Picture before the film begins.")
        case .captions: .init(.textTracks, "Captions of the film: files, or maps with 'src' and 'lang'.")
        case .title: .init(.text, "Name in the menu of an app.")
        case .bitrate: .init(.number, "Bits per second.")
        case .height: .init(.whole(from: 1), "Height of the film in pixels.")
        case .lang: .init(.text, "Language of the recording as a BCP 47 tag.")
        case .rel: .init(.text, "Word for recordings with other content, such as commentary.")
        case .default: .init(.yesNo, "Whether apps should play this recording first.")
        case .codecs: .init(.text, "Codecs, with commas between them.")
        case .sources:
            .init(.some(.either([.text, .map(MediaAddressKey.self)])), "Further addresses of the same bytes.")
        case .integrity:
            .init(
                .either([.text, .map(IntegrityKey.self)]), "Proof that the recording is unchanged, such as sha384-….")
        }
    }

    var synonyms: [String] {
        switch self {
        case .src: ["file", "url", "path", "address"]
        case .type: ["mime", "mimeType"]
        case .bytes: ["length", "size"]
        case .poster: ["image", "thumbnail"]
        case .captions: ["subtitles", "tracks"]
        case .title: ["name"]
        case .lang: ["language"]
        case .sources: ["source"]
        default: []
        }
    }
}

/// A recording, with the duration in its map if written.
struct ReadMedia {
    var media: Media
    var duration: PlayTime?
}

extension Fields {
    /// Reads a recording or a list of recordings. Each is a file, an address, `youtube:ID`, `vimeo:ID`, or a map.
    mutating func media(_ key: Key, kind: Media.Kind, in scope: AssetScope) -> [ReadMedia] {
        guard let value = value(key), !value.isFalse else { return [] }
        return (value.list ?? [value]).filter { !$0.isEmpty && !$0.isFalse }.compactMap {
            media($0, of: key, kind: kind, in: scope)
        }
    }

    private mutating func media(_ value: Value, of key: Key, kind: Media.Kind, in scope: AssetScope) -> ReadMedia? {
        if let text = value.text {
            guard let source = mediaSource(text, of: value, in: scope) else { return nil }
            var media = Media(kind, source, in: scope)
            applyFacts(to: &media, at: value.position, in: scope)
            return ReadMedia(media: media)
        }
        guard value.entries != nil else {
            reportWrongType(key, wants: "a file, an address or a map with 'src'", value, as: .warning)
            return nil
        }
        return whole(value, of: key, wants: "a file, an address or a map with 'src'") { fields in
            fields.nested(value, as: MediaKey.self) { fields in fields.media(kind: kind, in: scope) }
        }
    }

    /// Reads a video by its id or address on one video site.
    mutating func player(_ key: Key, named site: String) -> Media? {
        guard let value = value(key), !value.isFalse else { return nil }
        if let text = value.text, let video = Embed(video: text) ?? Embed(video: text, on: site) {
            return Media(kind: .video, source: .player(video), captions: [])
        }
        reportWrongType(key, wants: "the id or the address of a video", value, as: .warning)
        return nil
    }

    fileprivate mutating func mediaSource(_ text: String, of value: Value, in scope: AssetScope) -> Media.Source? {
        Embed(video: text).map { .player($0) } ?? asset(text, at: value.position, in: scope).map { .asset($0) }
    }
}

extension Fields<MediaKey> {
    fileprivate mutating func media(kind: Media.Kind, in scope: AssetScope) -> ReadMedia? {
        let player = player(.youtube, named: "youtube") ?? player(.vimeo, named: "vimeo")
        let file = value(.src).flatMap { value in
            value.text.flatMap { mediaSource($0, of: value, in: scope) }
        }
        guard let source = player?.source ?? file else { return nil }
        var media = Media(kind, source, in: scope)
        let position = value(.src)?.position ?? .start
        if let type = value(.type), let name = text(.type) {
            media.type = MediaType(name)
            applyFacts(to: &media, at: position, typeAt: type.position, in: scope)
        } else {
            applyFacts(to: &media, at: position, in: scope)
        }
        checkBytes(.bytes, of: media, in: scope)
        checkDuration(.duration, of: media, in: scope)
        media.bytes = media.bytes ?? count(.bytes)
        media.poster = asset(.poster, in: scope)
        media.captions = textTracks(.captions, in: scope)
        media.variant = variant()
        if let codecs = text(.codecs), media.codecs.isEmpty {
            media.codecs = codecs.split(separator: ",").map(\.trimmingBlanks)
        }
        return ReadMedia(media: media, duration: playTime(.duration))
    }
}

extension Media {
    /// A recording with the type and size of its file.
    init(_ kind: Kind, _ source: Source, in scope: AssetScope) {
        self.init(kind: kind, source: source, captions: [])
        guard case .asset(let location) = source else { return }
        type = location.type
        if case .file(let path) = location { bytes = scope.assets.size(of: path) }
    }
}
