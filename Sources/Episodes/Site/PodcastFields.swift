import Markdown

extension Fields<SiteKey> {
    mutating func podcast(_ key: Key, in scope: AssetScope) -> Podcast? {
        guard let value = map(key) else { return nil }
        return nested(value, as: PodcastKey.self) { fields in
            var podcast = Podcast()
            podcast.categories = fields.values(.category).flatMap { $0.list ?? [$0] }.compactMap(Podcast.category)
            if let owner = fields.value(.owner) { fields.read(owner: owner, into: &podcast) }
            podcast.isExplicit = fields.explicit(.explicit) ?? false
            podcast.image = fields.asset(.image, in: scope)
            podcast.guid = fields.text(.guid)
            podcast.isLocked = fields.boolean(.locked)
            podcast.kind = fields.choice(.type) ?? .episodic
            podcast.copyright = fields.text(.copyright)
            return podcast
        }
    }
}

extension Podcast {
    /// `Technology`, `Society & Culture > Documentary`, `{ Society & Culture: Documentary }`.
    fileprivate static func category(_ value: Value) -> [String]? {
        if let text = value.text { return text.split(separator: ">").map(\.onOneLine) }
        guard let entry = value.entries?.first else { return nil }
        return [entry.key.onOneLine] + (entry.value.text.map { [$0.onOneLine] } ?? [])
    }
}

extension Fields<PodcastKey> {
    /// A map with name and email; a text with an `@` is an email, any other a name.
    fileprivate mutating func read(owner value: Value, into podcast: inout Podcast) {
        if let text = value.text?.onOneLine {
            if text.contains("@") { podcast.ownerEmail = text } else { podcast.ownerName = text }
            return
        }
        (podcast.ownerName, podcast.ownerEmail) = nested(value, as: OwnerKey.self) { ($0.text(.name), $0.text(.email)) }
    }
}

extension Fields {
    /// `true`, `yes`, `explicit`; `false`, `no`, `clean`.
    mutating func explicit(_ key: Key) -> Bool? {
        guard let value = value(key) else { return nil }
        switch value.text?.lowercased() {
        case "explicit": return true
        case "clean": return false
        default: return boolean(key)
        }
    }
}
