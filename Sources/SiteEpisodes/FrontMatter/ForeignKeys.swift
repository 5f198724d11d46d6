import SiteDiagnostics
import SiteMarkdown
import SiteMarkup

/// The keys of other tools, with the key that each of them means here: `keys:` in `site.yml`.
///
/// Everything that reads front matter asks ``meaning(of:)``.
package struct ForeignKeys: Hashable, Sendable {
    private struct Meaning: Hashable, Sendable {
        var key: FrontMatterKey
        var prefix: String
    }

    /// The meanings by folded name.
    private var meanings: [String: Meaning] = [:]

    package init() {}

    mutating func add(_ name: String, meaning key: FrontMatterKey, prefix: String = "") {
        meanings[foldedKey(name)] = Meaning(key: key, prefix: prefix)
    }

    /// The names in their folded form, sorted, with their keys.
    var names: [(name: String, key: FrontMatterKey)] {
        meanings.map { ($0.key, $0.value.key) }.sorted { $0.name.precedesInBytes($1.name) }
    }

    /// Whether `site.yml` gives a key its meaning.
    func contains(_ name: String) -> Bool { meanings[foldedKey(name)] != nil }

    /// The key that an entry of front matter means, and its value with the prefix. It is `nil` for an unknown key.
    ///
    /// A name in `site.yml` also replaces the usual meaning of a known key.
    func meaning(of entry: Entry) -> (key: FrontMatterKey, value: Value)? {
        if !meanings.isEmpty, let meaning = meanings[foldedKey(entry.key)] {
            return (meaning.key, meaning.prefix.isEmpty ? entry.value : entry.value.prefixed(with: meaning.prefix))
        }
        return FrontMatterKey.names.key(for: entry.key).map { ($0, entry.value) }
    }

    /// The keys of front matter with their values, without unknown keys.
    func meanings(in frontMatter: Value?) -> [(key: FrontMatterKey, value: Value)] {
        (frontMatter?.entries ?? []).compactMap(meaning)
    }
}

extension Fields<FrontMatterKey> {
    /// Reads the front matter of an episode or a page.
    init(_ document: Document, keys: ForeignKeys) {
        self.init(document.frontMatter, in: document.source) { keys.meaning(of: $0) }
    }
}

extension Value {
    /// The value with a prefix before each text that is not a whole address: a text, a list of texts, or a map with
    /// `src`.
    fileprivate func prefixed(with prefix: String) -> Value {
        var value = self
        switch kind {
        case .null: break
        case .scalar(var scalar):
            let text = scalar.text.trimmingBlanks
            if text.isEmpty || isFalse || WebAddress.isRemote(text) || Embed(video: text) != nil { break }
            let isDoubled = prefix.hasSuffix("/") && text.hasPrefix("/")
            scalar.text = prefix + (isDoubled ? String(text.dropFirst()) : text)
            value.kind = .scalar(scalar)
        case .list(let elements): value.kind = .list(elements.map { $0.prefixed(with: prefix) })
        case .map(let entries):
            value.kind = .map(
                entries.map { entry in
                    guard MediaKey.names.key(for: entry.key) == .src else { return entry }
                    var entry = entry
                    entry.value = entry.value.prefixed(with: prefix)
                    return entry
                })
        }
        return value
    }
}
