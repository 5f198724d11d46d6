import SiteMarkdown

/// The keys of episodes, for code that writes front matter.
package enum AuthoredKeys {
    /// The documented name of a key, or `nil` if the key is unknown.
    package static func taught(_ written: String) -> String? { FrontMatterKey.names.key(for: written)?.rawValue }

    /// The keys in a file's front matter as written, by their documented names.
    package static func spellings(in frontMatter: Value?) -> [String: String] {
        let pairs = (frontMatter?.entries ?? []).compactMap { entry in taught(entry.key).map { ($0, entry.key) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
