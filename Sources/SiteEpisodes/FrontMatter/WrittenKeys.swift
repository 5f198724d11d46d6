import SiteDiagnostics
import SiteMarkdown

/// Finds the positions of keys, for problems that later stages find. It parses the file again, so use it only for
/// diagnostics.
package enum WrittenKeys {
    /// The position of the first of these keys in front matter, under any synonym, or the start of the file if there is
    /// none.
    package static func position(_ keys: [String], inFrontMatterOf body: Body) -> SourcePosition {
        let entries = body.keys.meanings(in: Document(body.source).frontMatter)
        for key in keys {
            guard let key = FrontMatterKey(rawValue: key) else { continue }
            if let entry = entries.first(where: { $0.key == key && !$0.value.isEmpty }) { return entry.value.position }
        }
        return .start
    }

    /// Whether front matter names a recording of this kind, even an invalid one that is already reported.
    package static func namesRecording(_ kind: Media.Kind, inFrontMatterOf body: Body) -> Bool {
        value(kind == .audio ? .audio : .video, inFrontMatterOf: body) != nil
    }

    /// Whether front matter gives the size of its recording in bytes, even an invalid one that is already reported.
    package static func namesBytes(inFrontMatterOf body: Body) -> Bool {
        if value(.bytes, inFrontMatterOf: body) != nil { return true }
        return [FrontMatterKey.audio, .video].contains { key in
            let parts = value(key, inFrontMatterOf: body)?.entries ?? []
            return parts.contains { MediaKey.names.key(for: $0.key) == .bytes && $0.value.isWritten }
        }
    }

    /// The value of a key, or `nil` if the value means none.
    private static func value(_ key: FrontMatterKey, inFrontMatterOf body: Body) -> Value? {
        let entries = body.keys.meanings(in: Document(body.source).frontMatter)
        let found = entries.first { $0.key == key && $0.value.isWritten }
        return found.flatMap { $0.value.isFalse ? nil : $0.value }
    }

    /// Whether a key of `site.yml`, or of its `podcast:` map, has no value.
    package static func isMissing(
        _ key: String, podcast inner: String? = nil, inSettings source: SourceText
    ) -> Bool {
        let entries = YAML.parse(source).value?.entries ?? []
        let found = entries.first { SiteKey.names.key(for: $0.key)?.rawValue == key && $0.value.isWritten }
        guard let found, let inner else { return found == nil }
        let parts = found.value.entries ?? []
        return !parts.contains { PodcastKey.names.key(for: $0.key)?.rawValue == inner && $0.value.isWritten }
    }

    /// Whether a comment cuts the value of a key of `podcast:` in `site.yml`, which is already reported.
    package static func isCut(podcast inner: String, inSettings source: SourceText) -> Bool {
        let podcast = YAML.parse(source).value?.entries?.first { SiteKey.names.key(for: $0.key) == .podcast }
        let parts = podcast?.value.entries ?? []
        return parts.contains { part in
            guard PodcastKey.names.key(for: part.key)?.rawValue == inner else { return false }
            return part.value.isCut || part.value.list?.contains(where: \.isCut) ?? false
        }
    }

    /// The position of a key of `site.yml`, or of its `podcast:` map. If the key is absent, it is the position of the
    /// outer key, or else the start of the file.
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
    /// Whether there is a value, or a comment has cut it.
    fileprivate var isWritten: Bool { !isEmpty || isCut }
}
