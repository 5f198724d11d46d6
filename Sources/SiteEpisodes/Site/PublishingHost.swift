import SiteMarkdown

/// A host that the build makes special files for.
package enum PublishingHost: String, Hashable, Sendable, CaseIterable {
    case githubPages = "github-pages"
    case netlify, cloudflare, gitlab, s3, rsync
}

/// The keys of `publish:` as a map.
enum PublishKey: String, FieldKey {
    case host, files

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .host: .init(.words(PublishingHost.self), "Host of the site.")
        case .files: .init(.whole(from: 1), "Number of files that the plan at the host includes.")
        }
    }
    var synonyms: [String] { [] }
}

extension Fields<SiteKey> {
    /// A host, or a map of a host and the number of files that its plan includes.
    mutating func publishing(_ key: Key) -> (host: PublishingHost?, files: Int?)? {
        guard let value = value(key), value.entries != nil else { return (choice(key), nil) }
        return whole(value, of: key, wants: "a host, or a map with 'host'") { fields in
            fields.nested(value, as: PublishKey.self) { inner in
                let files = inner.count(.files, atLeast: 1)
                return inner.choice(.host).map { (host: $0, files: files) }
            }
        }
    }
}
