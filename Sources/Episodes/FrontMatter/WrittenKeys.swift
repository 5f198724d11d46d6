import Diagnostics
import Markdown

/// Where keys are written, for what later stages find wrong. Reads the file again, so it is for problems alone.
public enum WrittenKeys {
    /// A key of an episode's or page's front matter, whatever synonym its author took; the top of the file when none is
    /// there.
    public static func position(_ keys: [String], inFrontMatterOf source: SourceText) -> SourcePosition {
        let entries = Document(source).frontMatter?.entries ?? []
        for key in keys {
            guard let key = FrontMatterKey(rawValue: key) else { continue }
            if let entry = entries.first(where: { FrontMatterKey.names.key(for: $0.key) == key && !$0.value.isEmpty }) {
                return entry.value.position
            }
        }
        return .start
    }

    /// Whether `site.yml` says nothing under a key.
    public static func isMissing(_ key: String, inSettings source: SourceText) -> Bool {
        let entries = YAML.parse(source).value?.entries ?? []
        return !entries.contains { SiteKey.names.key(for: $0.key)?.rawValue == key && !$0.value.isEmpty }
    }

    /// A key of `site.yml`, and a key of `podcast:` where one is asked for; the outer key, else the top of the file, when
    /// it is not there.
    public static func position(
        _ key: String, podcast inner: String? = nil, inSettings source: SourceText
    ) -> SourcePosition {
        let entries = YAML.parse(source).value?.entries ?? []
        guard let entry = entries.first(where: { SiteKey.names.key(for: $0.key)?.rawValue == key }) else {
            return .start
        }
        guard let inner else { return entry.value.entries == nil ? entry.value.position : entry.keyPosition }
        let found = entry.value.entries?.first { PodcastKey.names.key(for: $0.key)?.rawValue == inner }
        return found?.value.position ?? entry.keyPosition
    }

    /// Whether `site.yml` says something under a key of `podcast:`.
    public static func names(_ key: String, podcast inner: String, inSettings source: SourceText) -> Bool {
        let entries = YAML.parse(source).value?.entries ?? []
        let outer = entries.first { SiteKey.names.key(for: $0.key)?.rawValue == key }
        return outer?.value.entries?.contains {
            PodcastKey.names.key(for: $0.key)?.rawValue == inner && !$0.value.isEmpty
        } ?? false
    }
}
