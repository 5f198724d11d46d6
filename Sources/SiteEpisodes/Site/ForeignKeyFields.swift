import SiteDiagnostics
import SiteMarkdown

/// The keys of an entry of `keys:` in `site.yml` that is a map.
enum ForeignKeyKey: String, FieldKey {
    case key, prefix

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .key: .init(.text, "Key of front matter that the name means.")
        case .prefix: .init(.text, "Text before each value that is not a whole address.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .key: ["to", "as", "means"]
        case .prefix: ["base"]
        }
    }
}

extension Fields<SiteKey> {
    /// Reads `{ file: audio, media: { key: audio, prefix: https://… } }`.
    mutating func foreignKeys(_ key: Key) -> ForeignKeys {
        var keys = ForeignKeys()
        for entry in map(key, orReport: .error)?.entries ?? [] where !entry.value.isEmpty {
            if let text = entry.value.text {
                if let target = target(text, of: entry.key, at: entry.value.position) {
                    keys.add(entry.key, meaning: target)
                }
                continue
            }
            guard entry.value.entries != nil else {
                report(
                    .error, "frontmatter.wrong-type",
                    "'\(entry.key)' must be the name of a key, not \(entry.value.summary)",
                    hint: "write '\(entry.key): audio' or '\(entry.key): { key: audio, prefix: https://… }'",
                    at: entry.value.position)
                continue
            }
            let (written, prefix) = nested(entry.value, as: ForeignKeyKey.self) { fields in
                (fields.value(.key), fields.text(.prefix) ?? "")
            }
            // A prefix is most often the folder of the recordings.
            let target =
                if let written {
                    target(written.text ?? "", of: entry.key, at: written.position)
                } else {
                    FrontMatterKey.names.key(for: entry.key) ?? .audio
                }
            if let target { keys.add(entry.key, meaning: target, prefix: prefix) }
        }
        return keys
    }

    private mutating func target(
        _ written: String, of name: String, at position: SourcePosition
    ) -> FrontMatterKey? {
        if let key = FrontMatterKey.names.key(for: written.trimmingBlanks) { return key }
        let meant = suggestion(for: written, among: FrontMatterKey.names.spellings)
            .map { " (did you mean '\($0)'?)" }
        report(
            .error, "site.unknown-key-meaning", "front matter has no key '\(written)' for '\(name)'\(meant ?? "")",
            hint: "write the name of a key, such as audio, video, image, guests or number", at: position)
        return nil
    }
}
