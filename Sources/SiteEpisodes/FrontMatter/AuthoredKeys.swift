import SiteMarkdown

/// The keys of episodes, for what writes front matter rather than reads it.
package enum AuthoredKeys {
    /// The name we teach for a key; `nil` for one that means nothing here.
    package static func taught(_ written: String) -> String? { FrontMatterKey.names.key(for: written)?.rawValue }

    /// How a file spells the keys that it has, by the names we teach.
    package static func spellings(in frontMatter: Value?) -> [String: String] {
        let pairs = (frontMatter?.entries ?? []).compactMap { entry in taught(entry.key).map { ($0, entry.key) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
