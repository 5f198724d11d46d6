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
            fields.readLock(into: &podcast)
            podcast.kind = fields.choice(.type) ?? .episodic
            podcast.copyright = fields.longText(.copyright)
            podcast.medium = fields.choice(.medium)
            podcast.license = fields.license(.license)
            podcast.locations = fields.locations(.location)
            podcast.funding = fields.links(.funding).filter(\.address.isRemote)
            podcast.links = fields.links(.links).map(ListeningLink.init)
            podcast.notes = fields.notes(.txt)
            podcast.podroll = fields.remoteItems(.podroll)
            podcast.publisher = fields.value(.publisher).flatMap { fields.remoteItem($0, of: .publisher) }
            podcast.images = fields.podcastPictures(.images, in: scope)
            podcast.posts = fields.socialPosts(.socialInteract)
            podcast.chat = fields.chat(.chat)
            podcast.payments = fields.payments(.value)
            podcast.updateFrequency = fields.frequency(.updateFrequency, in: zone)
            podcast.newFeed = fields.remoteAddress(.newFeedUrl)
            fields.readBlocks(into: &podcast)
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

    /// Reads `yes`, `no`, or the email of the person who may unlock the show.
    fileprivate mutating func readLock(into podcast: inout Podcast) {
        if let text = value(.locked)?.text, text.contains("@") {
            podcast.isLocked = true
            podcast.lockOwner = text.onOneLine
        } else {
            podcast.isLocked = boolean(.locked)
        }
    }

    /// Reads `yes`, `no`, or a map of services: `{ all: yes, google: no }`.
    fileprivate mutating func readBlocks(into podcast: inout Podcast) {
        guard let value = value(.block) else { return }
        if value.entries == nil { podcast.isBlocked = boolean(.block) ?? false }
        for entry in value.entries ?? [] {
            guard let isBlocked = entry.value.boolean else {
                reportWrongType(.block, wants: "a map of services with yes or no", entry.value, as: .warning)
                continue
            }
            let service = entry.key.onOneLine.lowercased()
            if service == "all" {
                podcast.isBlocked = isBlocked
            } else {
                podcast.blocks.append(ServiceBlock(service: service, isBlocked: isBlocked))
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
