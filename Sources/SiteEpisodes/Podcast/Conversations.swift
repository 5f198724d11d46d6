import SiteMarkdown

/// A post whose answers are the comments on an episode or show: `podcast:socialInteract`.
package struct SocialPost: Hashable, Sendable {
    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/socialprotocols.txt
    package enum Network: String, Hashable, Sendable, CaseIterable {
        /// Apps show no comments.
        case disabled
        case activitypub, twitter, lightning, atproto, hive, matrix, nostr
    }

    package var network: Network
    /// `nil` only for ``Network/disabled``.
    package var address: String?
    package var account: String?
    package var accountLink: WebAddress?
    /// Apps show the post with the smallest number first.
    package var priority: Int?
}

/// The room in which listeners talk at the same time: `podcast:chat`.
package struct PodcastChat: Hashable, Sendable {
    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/chatprotocols.txt
    package enum Network: String, Hashable, Sendable, CaseIterable {
        case irc, xmpp, nostr, matrix
    }

    package var server: String
    package var network: Network
    package var account: String?
    package var space: String?
}

/// The keys of an entry of `socialInteract:`.
enum SocialPostKey: String, FieldKey {
    case `protocol`, uri, accountId, accountUrl, priority

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .protocol: .init(.words(SocialPost.Network.self), "Network of the post.")
        case .uri: .init(.text, "Address of the post.")
        case .accountId: .init(.text, "Account of the author.")
        case .accountUrl: .init(.text, "Address of the account.")
        case .priority: .init(.whole(from: 0), "Apps show the post with the smallest number first.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .uri: ["url", "href", "link"]
        case .accountId: ["account"]
        default: []
        }
    }
}

/// The keys of `chat:`.
enum ChatKey: String, FieldKey {
    case server, `protocol`, accountId, space

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .server: .init(.text, "Host of the room.")
        case .protocol: .init(.words(PodcastChat.Network.self), "Network of the room.")
        case .accountId: .init(.text, "Account of the show.")
        case .space: .init(.text, "Name of the room.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .accountId: ["account"]
        case .space: ["room"]
        default: []
        }
    }
}

extension Fields {
    /// Reads the address of a post of the fediverse, `disabled`, a map, or a list of these.
    mutating func socialPosts(_ key: Key) -> [SocialPost] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            if value.isFalse || value.text == SocialPost.Network.disabled.rawValue {
                return SocialPost(network: .disabled)
            }
            if value.text != nil {
                return uri(value, of: key).map { SocialPost(network: .activitypub, address: $0) }
            }
            return whole(value, of: key, wants: "the address of a post, or a map with 'protocol' and 'uri'") { fields in
                guard value.entries != nil else { return nil }
                return fields.nested(value, as: SocialPostKey.self) { $0.socialPost() }
            }
        }
    }

    /// Reads a map with `server` and `protocol`.
    mutating func chat(_ key: Key) -> PodcastChat? {
        guard let value = value(key) else { return nil }
        return whole(value, of: key, wants: "a map with 'server' and 'protocol'") { fields in
            guard value.entries != nil else { return nil }
            return fields.nested(value, as: ChatKey.self) { fields in
                guard let server = fields.text(.server), let network: PodcastChat.Network = fields.choice(.protocol)
                else { return nil }
                return PodcastChat(
                    server: server, network: network, account: fields.text(.accountId), space: fields.text(.space))
            }
        }
    }
}

extension Fields<SocialPostKey> {
    fileprivate mutating func socialPost() -> SocialPost? {
        guard let network: SocialPost.Network = choice(.protocol) else { return nil }
        let address = uri(.uri)
        guard address != nil || network == .disabled else { return nil }
        return SocialPost(
            network: network, address: address, account: text(.accountId), accountLink: remoteAddress(.accountUrl),
            priority: count(.priority))
    }
}
