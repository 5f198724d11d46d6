import SiteMarkdown

extension Fields<SiteKey> {
    mutating func podcast(_ key: Key, in scope: AssetScope, zone: ZoneRules) -> Podcast? {
        guard let value = map(key) else { return nil }
        return nested(value, as: PodcastKey.self) { fields in
            var podcast = Podcast()
            podcast.categories = fields.categories(.category)
            if let owner = fields.value(.owner) { fields.read(owner: owner, into: &podcast) }
            podcast.isExplicit = fields.explicit(.explicit)
            podcast.image = fields.asset(.image, in: scope)
            podcast.guid = fields.longText(.guid)
            podcast.isLocked = fields.boolean(.locked)
            podcast.kind = fields.choice(.type) ?? .episodic
            podcast.copyright = fields.longText(.copyright)
            podcast.medium = fields.choice(.medium)
            podcast.license = fields.license(.license)
            podcast.locations = fields.locations(.location)
            podcast.funding = fields.links(.funding).filter(\.address.isRemote)
            podcast.links = fields.links(.links).map(ListeningLink.init)
            podcast.notes = fields.notes(.txt)
            podcast.podroll = fields.links(.podroll).map(\.address).filter(\.isRemote)
            podcast.updateFrequency = fields.frequency(.updateFrequency, in: zone)
            podcast.newFeed = fields.remoteAddress(.newFeedUrl)
            podcast.isBlocked = fields.boolean(.block) ?? false
            podcast.isComplete = fields.boolean(.complete) ?? false
            podcast.hosts = fields.credits(.hosts)
            return podcast
        }
    }
}

extension Podcast {
    /// Reads `Technology`, `Society & Culture > Documentary`, `{ Society & Culture: Documentary }`.
    fileprivate static func category(_ value: Value) -> [String]? {
        if let text = value.text { return text.split(separator: ">").map(\.onOneLine) }
        guard let entry = value.entries?.first else { return nil }
        return [entry.key.onOneLine] + (entry.value.text.map { [$0.onOneLine] } ?? [])
    }
}

extension Fields<PodcastKey> {
    fileprivate mutating func categories(_ key: Key) -> [[String]] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            whole(value, of: key, wants: "a category such as 'Society & Culture > Documentary'") { _ in
                Podcast.category(value)
            }
        }
    }

    /// Reads a map with name and email, an email (a text with `@`) or a name.
    fileprivate mutating func read(owner value: Value, into podcast: inout Podcast) {
        if let text = value.text?.onOneLine {
            if text.contains("@") { podcast.ownerEmail = text } else { podcast.ownerName = text }
            return
        }
        let owner = whole(value, of: .owner, wants: "a name, an email or a map with both") { fields in
            fields.nested(value, as: OwnerKey.self) { fields in
                let (name, email) = (fields.text(.name), fields.text(.email))
                return name == nil && email == nil ? nil : (name, email)
            }
        }
        if let owner { (podcast.ownerName, podcast.ownerEmail) = owner }
    }

    /// Reads texts, or maps with `text` and `purpose`.
    fileprivate mutating func notes(_ key: Key) -> [PodcastNote] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            if let text = value.text { return PodcastNote(text: text.onOneLine) }
            return whole(value, of: key, wants: "a text or a map with 'text'") { fields in
                fields.nested(value, as: NoteKey.self) { fields in
                    fields.longText(.text).map { PodcastNote(text: $0, purpose: fields.text(.purpose)) }
                }
            }
        }
    }

    /// Reads `Every Monday`, or a map with `text`, `rule` and `start`.
    fileprivate mutating func frequency(_ key: Key, in zone: ZoneRules) -> UpdateFrequency? {
        guard let value = value(key) else { return nil }
        if let text = value.text { return UpdateFrequency(text: text.onOneLine) }
        return whole(value, of: key, wants: "a text or a map with 'text'") { fields in
            fields.nested(value, as: FrequencyKey.self) { fields in
                fields.text(.text).map {
                    UpdateFrequency(text: $0, rule: fields.text(.rule), start: fields.date(.start, in: zone))
                }
            }
        }
    }
}

extension Fields {
    /// Reads `true`, `yes`, `explicit`; `false`, `no`, `clean`.
    mutating func explicit(_ key: Key) -> Bool? {
        guard let value = value(key) else { return nil }
        switch value.text?.lowercased() {
        case "explicit": return true
        case "clean": return false
        default: return boolean(key)
        }
    }

    /// Reads a web address.
    mutating func remoteAddress(_ key: Key) -> WebAddress? {
        guard let value = value(key) else { return nil }
        guard let address = webAddress(value.text ?? "", at: value.position) else { return nil }
        if address.isRemote { return address }
        reportWrongType(key, wants: "an address on the web", value, as: .warning)
        return nil
    }
}
