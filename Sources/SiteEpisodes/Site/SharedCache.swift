import SiteDiagnostics
import SiteMarkdown

/// The store that several machines share for files made from pictures, as `cache:` in `site.yml` declares it. It holds no secret.
package struct SharedCache: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// An address that takes GET and PUT, with a slash at the end.
        case address(String)
        case bucket(DeployTarget.Bucket)
    }

    package var place: Place
    /// Whether this machine only reads, as a build of untrusted files should.
    package var isReadOnly: Bool
    /// The position of the setting.
    package var position: SourcePosition
}

/// The keys of `cache:`.
enum CacheKey: String, FieldKey {
    case url, s3, endpoint, region, prefix, readOnly

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .url: .init(.text, "Address that takes GET and PUT.")
        case .s3: .init(.text, "Name of a bucket.")
        case .endpoint: .init(.text, "Address of the store, if it is not Amazon S3.")
        case .region: .init(.text, "Region of the bucket.")
        case .prefix: .init(.text, "Folder in the bucket.")
        case .readOnly: .init(.yesNo, "Whether this machine only reads.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .url: ["address"]
        case .s3: ["bucket"]
        case .prefix: ["path"]
        default: []
        }
    }
}

extension Fields<SiteKey> {
    /// An address, or a map with an address or a bucket.
    mutating func sharedCache(_ key: Key) -> SharedCache? {
        guard let value = value(key) else { return nil }
        var place: SharedCache.Place?
        var isReadOnly = false
        if value.entries != nil {
            nested(value, as: CacheKey.self) { fields in
                isReadOnly = fields.boolean(.readOnly) ?? false
                if let bucket = fields.longText(.s3), !fields.has(.url) {
                    let keys = BucketKeys<CacheKey>(name: .s3, endpoint: .endpoint, region: .region, prefix: .prefix)
                    place = fields.bucket(bucket, keys).map { .bucket($0) }
                } else {
                    place = fields.longText(.url).flatMap(Self.address)
                }
            }
        } else {
            place = value.text.flatMap(Self.address)
        }
        if place == nil {
            // The line is not shown, because it may contain a password.
            diagnostics.add(
                Diagnostic(
                    .error, id: "site.cache", "'cache' must name an address without user and password, or a bucket",
                    hint: "write 'cache: https://cache.example.com/pictures/' or 'cache: { s3: my-bucket }'",
                    path: source.path, position: value.position))
        }
        return place.map { SharedCache(place: $0, isReadOnly: isReadOnly, position: value.position) }
    }

    /// Messages show the address, so it contains no password.
    private static func address(_ text: String) -> SharedCache.Place? {
        let text = text.trimmingBlanks
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
        let host = text.dropFirst(scheme.count).prefix { $0 != "/" }
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !text.contains("?") && !text.contains("#")
        guard !host.isEmpty, !host.contains("@"), isPlain else { return nil }
        return .address(text.hasSuffix("/") ? text : text + "/")
    }
}
