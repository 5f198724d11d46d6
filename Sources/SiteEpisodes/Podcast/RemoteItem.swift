import SiteMarkdown

/// Another feed, or an item of it: `podcast:remoteItem`.
package struct RemoteItem: Hashable, Sendable {
    /// The `podcast:guid` of the feed, or `nil` to make it from the feed's address.
    package var feedGUID: String?
    package var feed: WebAddress?
    package var itemGUID: String?
    /// The medium of the feed, if it is not `podcast`.
    package var medium: String?
    package var title: String?
}

/// The keys of a feed, or of an item of it.
enum RemoteItemKey: String, FieldKey {
    case url, guid, item, medium, title

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .url: .init(.text, "Address of the feed.")
        case .guid: .init(.text, "podcast:guid of the feed.")
        case .item: .init(.text, "GUID of the item.")
        case .medium: .init(.text, "Medium of the feed, if it is not a podcast.")
        case .title: .init(.text, "Title of the feed.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .url: ["feed", "feedUrl", "href"]
        case .guid: ["feedGuid"]
        case .item: ["itemGuid"]
        case .medium: []
        case .title: ["name"]
        }
    }
}

extension Fields {
    /// Reads addresses of feeds with or without titles, and maps with `url` or `guid`.
    mutating func remoteItems(_ key: Key) -> [RemoteItem] {
        values(key).flatMap(\.elements).filter { !$0.isEmpty }.flatMap { value in
            let isItem = value.entries?.contains { [.url, .guid].contains(RemoteItemKey.names.key(for: $0.key)) }
            if isItem == true { return [remoteItem(value, of: key)].compactMap(\.self) }
            return links(in: value, of: key).filter(\.address.isRemote).map { link in
                RemoteItem(feed: link.address, title: WebAddress.isRemote(link.title) ? nil : link.title)
            }
        }
    }

    /// Reads the address of a feed, or a map with `url` or `guid`.
    mutating func remoteItem(_ value: Value, of key: Key) -> RemoteItem? {
        whole(value, of: key, wants: "the address of a feed, or a map with 'url' or 'guid'") { fields in
            if let text = value.text {
                let address = fields.webAddress(text, at: value.position)
                return address.flatMap { $0.isRemote ? RemoteItem(feed: $0) : nil }
            }
            guard value.entries != nil else { return nil }
            return fields.nested(value, as: RemoteItemKey.self) { fields in
                let (guid, feed) = (fields.text(.guid), fields.remoteAddress(.url))
                guard guid != nil || feed != nil else { return nil }
                return RemoteItem(
                    feedGUID: guid, feed: feed, itemGUID: fields.longText(.item), medium: fields.text(.medium),
                    title: fields.text(.title))
            }
        }
    }
}
