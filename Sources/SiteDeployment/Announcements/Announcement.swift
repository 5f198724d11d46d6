import SiteEpisodes
import SiteFileSystem

/// The addresses that a service is to be told of.
package struct Announcement: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case webSub, indexNow, podping

        /// The service in messages.
        package var name: String {
            switch self {
            case .webSub: "the hub"
            case .indexNow: "IndexNow"
            case .podping: "Podping"
            }
        }

        /// The key in `site.yml`.
        var key: String { self == .webSub ? "hub" : rawValue }
    }

    package let kind: Kind
    let service: AnnounceSettings.Service
    /// Absolute addresses of feeds or pages, sorted. Pages that no longer exist are among them.
    package let addresses: [String]
    /// The digests of those that exist.
    let digests: [String: ContentDigest]

    /// The address of the service, without a name and password.
    package var serviceAddress: String { service.address.withoutPassword }

    /// The name of the service in the record.
    var recordName: String { kind.rawValue + " " + serviceAddress }

    /// - Parameters:
    ///   - present: the digests of all feeds or pages that the service should know, by their absolute addresses.
    ///   - record: the addresses that it has been told of.
    ///   - forgets: whether it is also told of addresses below this one that no longer exist; `nil` if it is not.
    init?(
        _ kind: Kind, _ service: AnnounceSettings.Service?, present: [String: ContentDigest], record: AnnouncedRecord,
        forgetsBelow base: String? = nil
    ) {
        guard let service else { return nil }
        self.kind = kind
        self.service = service
        let known = record.services[kind.rawValue + " " + service.address.withoutPassword] ?? [:]
        let gone = base.map { base in known.keys.filter { $0.hasPrefix(base) && present[$0] == nil } } ?? []
        digests = present
        addresses = (present.filter { known[$0.key] != $0.value }.keys + gone).sorted()
    }
}
