import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The map `keys` of a new `site.yml`. Imported files have the new names already; with the map, the author may go on writing
/// the old ones.
struct ProposedKeys {
    /// Lines of YAML, each with the reason for it; empty if no key has a new name.
    let text: String

    /// - Parameter prefix: the start of the addresses of recordings that are written without a folder.
    init(_ report: ImportReport, prefix: String?) {
        var lines: [String] = []
        for (key, names) in report.meanings.sorted(by: { $0.key < $1.key }) {
            // Where a key has several meanings, the most frequent one counts.
            guard let name = names.rows.first, AuthoredKeys.taught(name.name) != nil, AuthoredKeys.taught(key) == nil,
                !key.contains(" ")
            else { continue }
            var value = Value.plain(name.name)
            if let prefix, name.example?.hasPrefix(prefix) ?? false {
                value = .map(["key": value, "prefix": .text(prefix)])
            }
            let count = grouped(name.count) + (name.count == 1 ? " file" : " files")
            lines.append("  # " + count + (name.example.map { ": " + $0 } ?? ""))
            lines += YAMLText([Entry(key, value)]).text.split(separator: "\n").map { "  " + $0 }
        }
        guard !lines.isEmpty else {
            text = ""
            return
        }
        let head = ["# The old site's names for keys. New episodes may use them too.", "keys:"]
        text = "\n" + (head + lines).joined(separator: "\n") + "\n"
    }
}
