import SiteDiagnostics
import SiteMarkdown

/// The services that `sitegen announce` tells of new episodes and pages, as `site.yml` names them. It holds no secret.
package struct AnnounceSettings: Hashable, Sendable {
    /// An address that announcements are sent to.
    package struct Service: Hashable, Sendable {
        /// With a scheme: `https://pubsubhubbub.appspot.com/`.
        package var address: String
        package var position: SourcePosition
    }

    /// The service for search engines.
    package struct IndexNow: Hashable, Sendable {
        /// Proves who owns the site, because it is the content of a file of the site. So it is no secret.
        package var key: String
        package var service: Service
    }

    /// The WebSub hub: `hub` in `feeds`.
    package var hub: Service?
    package var indexNow: IndexNow?
    /// The HTTP gateway of Podping.
    package var podping: Service?
    /// The public address of the site.
    package var base: BaseAddress?
}

/// The keys of `announce:` in `site.yml`.
enum AnnounceKey: String, FieldKey {
    case indexNow, podping

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .indexNow:
            .init(
                .either([.text, .map(IndexNowKey.self)]),
                "Key for IndexNow, which tells search engines of new pages.")
        case .podping: .init(.text, "'true' for Podping, or the address of a different gateway.")
        }
    }

    var synonyms: [String] { [] }
}

/// The keys of `indexNow:`.
enum IndexNowKey: String, FieldKey {
    case key, endpoint

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .key: .init(.text, "8 to 128 letters, digits and hyphens of your own. They are published.")
        case .endpoint: .init(.text, "Address of the service.")
        }
    }

    var synonyms: [String] { [] }
}

extension Fields<SiteKey> {
    /// The services of a key. The hub is among the feeds.
    mutating func announce(_ key: Key) -> AnnounceSettings {
        guard let value = map(key) else { return AnnounceSettings() }
        return nested(value, as: AnnounceKey.self) { fields in
            AnnounceSettings(indexNow: fields.indexNow(.indexNow), podping: fields.podping(.podping))
        }
    }
}

extension Fields<AnnounceKey> {
    /// A key, or a map with a key and an endpoint.
    fileprivate mutating func indexNow(_ key: Key) -> AnnounceSettings.IndexNow? {
        guard let value = value(key) else { return nil }
        var service = AnnounceSettings.Service(
            address: "https://api.indexnow.org/indexnow", position: value.position)
        guard value.entries != nil else { return indexNow(value, service) }
        var written: Value?
        nested(value, as: IndexNowKey.self) { fields in
            written = fields.value(.key)
            if let endpoint = fields.service(.endpoint) { service = endpoint }
        }
        return indexNow(written ?? value, service)
    }

    private mutating func indexNow(
        _ value: Value, _ service: AnnounceSettings.Service
    ) -> AnnounceSettings.IndexNow? {
        let key = value.text ?? ""
        let isKey = (8...128).contains(key.utf8.count) && key.utf8.allSatisfy(Self.isInKeys)
        if isKey { return .init(key: key, service: service) }
        report(
            .error, "site.index-now-key", "'indexNow' must be a key, not \(value.summary)",
            hint: "write 8 to 128 letters, digits and hyphens of your own; they are published, so they are no secret",
            at: value.position)
        return nil
    }

    private static func isInKeys(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// `true` for the usual gateway, or the address of a different one.
    fileprivate mutating func podping(_ key: Key) -> AnnounceSettings.Service? {
        guard let value = value(key) else { return nil }
        guard let isWanted = value.boolean else { return service(key) }
        return isWanted ? .init(address: "https://podping.cloud/", position: value.position) : nil
    }
}

extension Fields {
    /// An address on the web, with its position.
    fileprivate mutating func service(_ key: Key) -> AnnounceSettings.Service? {
        guard let address = remoteAddress(key), let position = value(key)?.position else { return nil }
        return .init(address: address.absoluteText, position: position)
    }
}

extension AnnounceSettings {
    /// Reads the services and the public address of a settings file, and nothing else of it.
    package static func read(in settings: SourceText) -> (settings: AnnounceSettings, diagnostics: [Diagnostic]) {
        let (value, problems) = YAML.parse(settings)
        var fields = Fields<SiteKey>(value, in: settings)
        var services = fields.announce(.announce)
        services.base = fields.base(.baseURL)
        if let feeds = fields.map(.feeds) {
            services.hub = fields.nested(feeds, as: FeedsKey.self) { $0.service(.hub) }
        }
        return (services, problems + fields.diagnostics)
    }
}
