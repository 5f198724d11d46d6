import SiteDiagnostics

/// Collects the entries of a map. If a key occurs twice, the last one wins, as in other tools.
struct EntryList {
    private var entries: [Entry] = []
    private var duplicates: [(key: String, position: SourcePosition, first: SourcePosition)] = []
    private var places: [String: Int] = [:]

    mutating func append(_ entry: Entry) {
        guard let place = places[entry.key] else {
            places[entry.key] = entries.count
            entries.append(entry)
            return
        }
        duplicates.append((entry.key, entry.keyPosition, entries[place].keyPosition))
        entries[place] = entry
    }

    consuming func finish(reporting diagnostics: inout [Diagnostic], in source: SourceText) -> [Entry] {
        for duplicate in duplicates {
            diagnostics.add(
                Diagnostic(
                    .warning, id: "frontmatter.duplicate-key",
                    "the key '\(duplicate.key)' is already on line \(duplicate.first.line); the last one counts",
                    hint: "remove one of the two", in: source, at: duplicate.position))
        }
        guard !duplicates.isEmpty else { return entries }
        return entries.sorted { $0.keyPosition < $1.keyPosition }
    }
}
