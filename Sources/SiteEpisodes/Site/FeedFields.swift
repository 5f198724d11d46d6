import SiteMarkdown

/// The keys of `feeds:` in `site.yml`.
enum FeedsKey: String, FieldKey {
    case formats, aliases, limit, notes, tags, categories, collections, seasons, people, hub, ledger

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .formats: .init(.feedFormats, "Feeds of the site: true, false, or some of rss, atom and json.")
        case .aliases: .init(.some(.text), "Former addresses of the feed, such as /index.xml.")
        case .limit: .init(.whole(from: 1), "Number of newest episodes in a feed.")
        case .notes:
            .init(
                .either([.yesNo, .words(["all", "none"]), .whole(from: 0)]),
                "Number of newest episodes whose notes are in feeds, or 'all' or 'none'.")
        case .tags: .init(.feedFormats, "Feeds of each tag: true, false, or some of rss, atom and json.")
        case .categories: .init(.feedFormats, "Feeds of each category: true, false, or some of rss, atom and json.")
        case .collections: .init(.feedFormats, "Feeds of each collection: true, false, or some of rss, atom and json.")
        case .seasons: .init(.feedFormats, "Feeds of each season: true, false, or some of rss, atom and json.")
        case .people: .init(.feedFormats, "Feeds of each person: true, false, or some of rss, atom and json.")
        case .hub: .init(.text, "Address of the WebSub hub that tells subscribers of new episodes.")
        case .ledger: .init(.yesNo, "Whether published episodes are recorded in episodes.lock.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .formats: ["format", "site"]
        case .limit: ["count", "items"]
        case .hub: ["websub"]
        default: []
        }
    }
}

extension Fields<SiteKey> {
    mutating func feeds(_ key: Key) -> FeedSettings {
        guard let value = map(key) else { return FeedSettings() }
        return nested(value, as: FeedsKey.self) { fields in
            var feeds = FeedSettings()
            feeds.limit = fields.count(.limit, atLeast: 1)
            feeds.notes = fields.notes(.notes)
            feeds.formats = fields.feedFormats(.formats) ?? feeds.formats
            feeds.aliases = fields.feedAliases()
            for kind in TermKind.allCases {
                guard let key = FeedsKey(rawValue: kind.rawValue) else { continue }
                feeds.termFormats[kind] = fields.feedFormats(key)
            }
            feeds.hub = fields.remoteAddress(.hub)
            feeds.keepsLedger = fields.boolean(.ledger) ?? true
            return feeds
        }
    }
}

extension Fields<FeedsKey> {
    /// Reads the former addresses of the feed. Each is a file, because no static host sends a folder's page as XML.
    fileprivate mutating func feedAliases() -> [Address] {
        var aliases: [Address] = []
        for (text, value) in texts(.aliases) {
            guard !WebAddress.isRemote(text), let address = try? Address(path: text), address.isFeedFile else {
                report(
                    .warning, "address.alias", "'\(text)' is not the path of a feed",
                    hint: "write a path that ends in '.xml' or '.rss'; only your host can redirect other addresses",
                    at: value.position)
                continue
            }
            if !aliases.contains(address) { aliases.append(address) }
        }
        return aliases
    }

    /// Reads `all`, `none` or a number.
    fileprivate mutating func notes(_ key: Key) -> Int? {
        switch value(key)?.text?.trimmingBlanks.lowercased() {
        case "all", "true", "yes": .max
        case "none", "false", "no": 0
        default: count(key)
        }
    }
}

extension Fields {
    /// Reads `true` (RSS), `false` (none), or one or a list of `rss`, `atom`, `json`.
    mutating func feedFormats(_ key: Key) -> [FeedFormat]? {
        guard let value = value(key) else { return nil }
        if let isWanted = value.boolean { return isWanted ? [.rss] : [] }
        var formats: [FeedFormat] = []
        for element in value.list ?? [value] {
            guard let format = element.text.flatMap({ FeedFormat(rawValue: $0.lowercased()) }) else {
                reportWrongType(key, wants: "true, false, or some of rss, atom and json", element, as: .warning)
                continue
            }
            if !formats.contains(format) { formats.append(format) }
        }
        return formats
    }
}

extension Address {
    fileprivate var isFeedFile: Bool { [".xml", ".rss"].contains { outputPath.lowercased().hasSuffix($0) } }
}
