import SiteDiagnostics
import SiteMarkdown

/// Where keys are written, for what later stages find wrong. Reads the file again, so it is for problems alone.
package enum WrittenKeys {
    /// A key of an episode's or page's front matter, whatever synonym its author took; the top of the file when none is
    /// there.
    package static func position(_ keys: [String], inFrontMatterOf source: SourceText) -> SourcePosition {
        let entries = Document(source).frontMatter?.entries ?? []
        for key in keys {
            guard let key = FrontMatterKey(rawValue: key) else { continue }
            if let entry = entries.first(where: { FrontMatterKey.names.key(for: $0.key) == key && !$0.value.isEmpty }) {
                return entry.value.position
            }
        }
        return .start
    }

    /// Whether front matter names a recording of a kind, be it one that cannot be read, which has been reported.
    package static func namesRecording(_ kind: Media.Kind, inFrontMatterOf source: SourceText) -> Bool {
        value(kind == .audio ? .audio : .video, inFrontMatterOf: source) != nil
    }

    /// Whether front matter says how many bytes its recording has, be it in a way that cannot be read, which has been reported.
    package static func namesBytes(inFrontMatterOf source: SourceText) -> Bool {
        if value(.bytes, inFrontMatterOf: source) != nil { return true }
        return [FrontMatterKey.audio, .video].contains { key in
            let parts = value(key, inFrontMatterOf: source)?.entries ?? []
            return parts.contains { MediaKey.names.key(for: $0.key) == .bytes && $0.value.isWritten }
        }
    }

    /// The value of a key, unless it is a way to say none.
    private static func value(_ key: FrontMatterKey, inFrontMatterOf source: SourceText) -> Value? {
        let entries = Document(source).frontMatter?.entries ?? []
        let found = entries.first { FrontMatterKey.names.key(for: $0.key) == key && $0.value.isWritten }
        return found.flatMap { $0.value.isFalse ? nil : $0.value }
    }

    /// Whether `site.yml` says nothing under a key, or under a key of `podcast:` where one is asked for.
    package static func isMissing(
        _ key: String, podcast inner: String? = nil, inSettings source: SourceText
    ) -> Bool {
        let entries = YAML.parse(source).value?.entries ?? []
        let found = entries.first { SiteKey.names.key(for: $0.key)?.rawValue == key && $0.value.isWritten }
        guard let found, let inner else { return found == nil }
        let parts = found.value.entries ?? []
        return !parts.contains { PodcastKey.names.key(for: $0.key)?.rawValue == inner && $0.value.isWritten }
    }

    /// Whether a comment takes a part of what `site.yml` says under a key of `podcast:` away, which has been reported.
    package static func isCut(podcast inner: String, inSettings source: SourceText) -> Bool {
        let podcast = YAML.parse(source).value?.entries?.first { SiteKey.names.key(for: $0.key) == .podcast }
        let parts = podcast?.value.entries ?? []
        return parts.contains { part in
            guard PodcastKey.names.key(for: part.key)?.rawValue == inner else { return false }
            return part.value.isCut || part.value.list?.contains(where: \.isCut) ?? false
        }
    }

    /// A key of `site.yml`, and a key of `podcast:` where one is asked for; the outer key, else the top of the file, when
    /// it is not there.
    package static func position(
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
}

extension Value {
    /// Whether there is something, or was before a comment took it away.
    fileprivate var isWritten: Bool { !isEmpty || isCut }
}
