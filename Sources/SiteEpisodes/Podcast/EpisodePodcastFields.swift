import SiteMarkdown

extension Fields<FrontMatterKey> {
    mutating func episodePodcast(in scope: AssetScope, zone: ZoneRules) -> EpisodePodcast {
        EpisodePodcast(
            soundbites: soundbites(.soundbites), license: license(.license), locations: locations(.location),
            isBlocked: boolean(.block) ?? false, images: podcastPictures(.images, in: scope),
            posts: socialPosts(.socialInteract), chat: chat(.chat), notes: notes(.txt),
            contentLinks: links(.contentLink).filter(\.address.isRemote), payments: payments(.value),
            live: live(.live, in: zone), chapters: remoteChapters(.chapters))
    }

    /// The address of chapters on a different host, which only feeds name.
    private mutating func remoteChapters(_ key: Key) -> WebAddress? {
        guard values(key).count == 1, let text = values(key).first?.text, WebAddress.isRemote(text) else { return nil }
        return try? WebAddress(checking: text)
    }

    /// Reads `[{ start: 1:13, duration: 60, title: … }]`.
    private mutating func soundbites(_ key: Key) -> [Soundbite] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            whole(value, of: key, wants: "maps with 'start' and 'duration'") { fields in
                guard value.entries != nil else { return nil }
                return fields.nested(value, as: SoundbiteKey.self) { fields in
                    guard let start = fields.milliseconds(.start), let duration = fields.milliseconds(.duration) else {
                        return nil
                    }
                    return Soundbite(start: start, duration: duration, title: fields.text(.title))
                }
            }
        }
    }
}

/// Readers for keys that shows and episodes share.
extension Fields {
    /// Reads texts, or maps with `text` and `purpose`.
    mutating func notes(_ key: Key) -> [PodcastNote] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            if let text = value.text { return PodcastNote(text: text.onOneLine) }
            return whole(value, of: key, wants: "a text or a map with 'text'") { fields in
                fields.nested(value, as: NoteKey.self) { fields in
                    fields.longText(.text).map { PodcastNote(text: $0, purpose: fields.text(.purpose)) }
                }
            }
        }
    }

    /// Reads `cc-by-4.0`, or a map with `name` and `url`.
    mutating func license(_ key: Key) -> PodcastLicense? {
        guard let value = value(key) else { return nil }
        if let name = value.text { return PodcastLicense(name: name.onOneLine) }
        return whole(value, of: key, wants: "a name or a map with 'name'") { fields in
            fields.nested(value, as: LicenseKey.self) { fields in
                fields.text(.name).map { PodcastLicense(name: $0, address: fields.remoteAddress(.url)) }
            }
        }
    }

    /// Reads `Amsterdam`, a map, or a list of either.
    mutating func locations(_ key: Key) -> [PodcastLocation] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            if let name = value.text { return PodcastLocation(name: name.onOneLine) }
            return whole(value, of: key, wants: "a name or a map with 'name'") { fields in
                fields.nested(value, as: LocationKey.self) { fields in
                    fields.text(.name).map {
                        PodcastLocation(
                            name: $0, relation: fields.choice(.rel), geo: fields.text(.geo).map(Self.withGeoScheme),
                            osm: fields.text(.osm), country: fields.text(.country)?.lowercased())
                    }
                }
            }
        }
    }

    /// Adds the scheme: `52.37,4.89` becomes `geo:52.37,4.89`.
    private static func withGeoScheme(_ text: String) -> String {
        let text = text.filter { $0 != " " }
        return text.hasPrefix("geo:") ? text : "geo:" + text
    }
}
