import SiteDiagnostics

/// Checks a translation against the English words.
extension WordFile {
    /// Warnings for unknown keys and for placeholders that differ from the English text.
    func slips(english: WordFile?) -> [Diagnostic] {
        guard let english else { return [] }
        return keys.sorted().flatMap { key -> [Diagnostic] in
            guard let position = positions[key] else { return [] }
            guard english.keys.contains(key) else {
                let meant = suggestion(for: key, among: english.keys).map { " (did you mean '\($0)'?)" } ?? ""
                return [
                    Diagnostic(
                        .warning, id: "words.unknown-word", "there is no word '\(key)'\(meant)",
                        hint: "use a key from words/en.yml", in: source, at: position)
                ]
            }
            let wanted = english.placeholders(of: key)
            // A form for one number may leave out the number: `one: a single episode`.
            let missing = wanted.subtracting(placeholders(of: key)).sorted()
            let unknown = placeholders(of: key).subtracting(wanted).sorted()
            guard !missing.isEmpty || !unknown.isEmpty else { return [] }
            let parts = missing.map { "lacks {\($0)}" } + unknown.map { "has {\($0)}, which has no value" }
            return [
                Diagnostic(
                    .warning, id: "words.placeholder", "'\(key)' \(parts.joined(separator: " and "))",
                    hint: "the English text is '\(english.sample(of: key))'", in: source, at: position)
            ]
        }
    }

    /// A hint about missing words, or `nil` if the translation is complete.
    func missing(english: WordFile) -> Diagnostic? {
        let words = english.keys.subtracting(keys).sorted()
        let forms = counted.keys.sorted().flatMap { key in
            rules.categories.filter { counted[key]?[$0] == nil }.map { "\(key).\($0.rawValue)" }.sorted()
        }
        let missing = words + forms
        guard !missing.isEmpty else { return nil }
        return Diagnostic(
            .hint, id: "words.missing", "these words are missing: \(missing.joined(separator: ", "))",
            hint: "translate them from words/en.yml; English words or the form 'other' are used now", path: source.path)
    }

    private func placeholders(of key: String) -> Set<String> {
        texts[key]?.placeholders ?? Set((counted[key] ?? [:]).values.flatMap(\.placeholders))
    }

    private func sample(of key: String) -> String { texts[key] ?? counted[key]?[.other] ?? "" }
}
