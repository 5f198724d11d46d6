import SiteDiagnostics
import SiteMarkdown

/// Makes diagnostics for unknown keys, with suggestions. It caches suggestions, because a site repeats its own keys.
struct UnknownKeys<Key: FieldKey> {
    private var suggestions: [String: String?] = [:]

    /// A warning for each of these keys. With `--strict`, the caller makes them errors.
    mutating func diagnostics(
        for entries: [Entry], in source: SourceText, id: String = "frontmatter.unknown-key",
        hint: String = "keys of your own go under 'extra'"
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        // One more than the limit is included, so that the report says that there are more.
        for entry in entries.prefix(Limits.diagnostics + 1) {
            let meant = suggestion(for: entry.key)
            diagnostics.add(
                Diagnostic(
                    .warning, id: id,
                    "unknown key '\(entry.key)'" + (meant.map { " (did you mean '\($0)'?)" } ?? ""),
                    hint: hint, in: source, at: entry.keyPosition))
        }
        return diagnostics
    }

    private mutating func suggestion(for key: String) -> String? {
        if let known = suggestions[key] { return known }
        let found = SiteDiagnostics.suggestion(for: key, among: Key.names.spellings)
        suggestions[key] = .some(found)
        return found
    }
}
