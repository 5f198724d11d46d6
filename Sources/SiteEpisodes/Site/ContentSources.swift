import SiteMarkdown

/// The allowed external sources of pictures and recordings, as in Content Security Policy Level 3. `nil` means the
/// sources that the build finds in the pages.
package struct ContentSources: Hashable, Sendable {
    package var images: [String]?
    package var media: [String]?

    package init() {}
}

/// The keys of `contentPolicy:` in `site.yml`.
enum ContentPolicyKey: String, FieldKey {
    case images, media

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .images:
            .init(
                .some(.either([.text, .anyMap])),
                "Hosts of pictures, such as https://cdn.example.com, or 'false' for none.")
        case .media:
            .init(
                .some(.either([.text, .anyMap])),
                "Hosts of recordings, such as https://cdn.example.com, or 'false' for none.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .images: ["img", "pictures", "img-src"]
        case .media: ["recordings", "media-src"]
        }
    }
}

extension Fields<SiteKey> {
    mutating func contentSources(_ key: Key) -> ContentSources {
        guard let value = map(key) else { return ContentSources() }
        return nested(value, as: ContentPolicyKey.self) { fields in
            var sources = ContentSources()
            sources.images = fields.sources(.images)
            sources.media = fields.sources(.media)
            return sources
        }
    }
}

extension Fields<ContentPolicyKey> {
    /// Reads a source or a list of sources. `false` allows only the site's own files.
    fileprivate mutating func sources(_ key: Key) -> [String]? {
        guard let value = entries[key]?.first?.value else { return nil }
        if value.isFalse { return [] }
        var sources: [String] = []
        for element in value.list ?? [value] {
            guard let source = (element.text ?? element.scheme).flatMap(contentSource) else {
                report(
                    .error, "site.content-source", "\(element.summary) is not a source of a content policy",
                    hint: "write https or a host, such as https://cdn.example.com or https://*.example.com",
                    at: element.position)
                continue
            }
            if !sources.contains(source) { sources.append(source) }
        }
        guard sources.joined(separator: " ").utf8.count <= Self.longestList else {
            report(
                .error, "site.content-source", "'\(key.rawValue)' names more hosts than a header can hold",
                hint: "write https to allow all of them", at: value.position)
            return nil
        }
        return sources
    }

    /// The limit in bytes. Cloudflare ignores lines longer than 2000 characters
    /// (https://developers.cloudflare.com/pages/configuration/headers/). A line has two lists and about 300 bytes
    /// besides.
    private static var longestList: Int { 800 }
}

extension Value {
    /// The scheme. YAML reads `https:` without quotes as a key without a value.
    fileprivate var scheme: String? {
        guard let entries, entries.count == 1, let entry = entries.first, entry.value.isEmpty else { return nil }
        return entry.key
    }
}

/// A checked source: a scheme, or a host with or without scheme and port. It contains no character that could end the
/// list.
private func contentSource(_ written: String) -> String? {
    let written = written.trimmingBlanks
    let scheme = written.lowercased().replacing(":", with: "")
    if ["https", "http", "data", "blob"].contains(scheme) { return scheme + ":" }
    let lower = written.lowercased()
    let start = ["https://", "http://"].first(where: lower.hasPrefix) ?? ""
    let rest = written.dropFirst(start.count)
    let wildcard = rest.hasPrefix("*.") ? "*." : ""
    let path = rest.hasSuffix("/") ? 1 : 0
    let host = rest.dropFirst(wildcard.count).dropLast(path)
    guard let authority = URIEncoding.authority(host.utf8), !authority.contains(where: { ";,@'".contains($0) }),
        start != "" || authority.contains(".")
    else { return nil }
    return start + wildcard + authority
}
