import SiteDiagnostics
import SiteMarkdown

/// Reads a number of points from 0 on.
func points(_ entry: Entry, in source: SourceText, _ diagnostics: inout [Diagnostic]) -> Double? {
    if let points = entry.value.number, (0...100_000).contains(points) { return points }
    diagnostics.append(
        Diagnostic(
            .error, id: "theme.bad-points", "'\(entry.key)' must be a number of points from 0 on",
            hint: "write '\(entry.key): 48'", in: source, at: entry.value.position))
    return nil
}

/// The entries whose keys are in a table. Others are reported, so nothing reads a key that the table does not have.
func known(
    _ entries: [Entry], in table: KeyTable, of place: String, in source: SourceText, _ diagnostics: inout [Diagnostic]
) -> [Entry] {
    let names = table.names
    return entries.filter { entry in
        if names.contains(entry.key) { return true }
        let meant = suggestion(for: entry.key, among: names).map { " (did you mean '\($0)'?)" } ?? ""
        diagnostics.append(
            Diagnostic(
                .warning, id: "theme.unknown-key", "unknown key '\(entry.key)'\(meant)",
                hint: "keys of \(place) are \(names.joined(separator: ", "))", in: source, at: entry.keyPosition))
        return false
    }
}
