import SiteDiagnostics
import SiteMarkdown

/// The keys of front matter, counted over a site, that the manual does not have.
package struct KeyUse: Sendable {
    /// Keys with a meaning in `site.yml`: `file to audio`.
    package private(set) var mapped = Tallies()
    /// Keys without a meaning.
    package private(set) var unknown = Tallies()

    /// - Parameter texts: the Markdown files, in the order in which examples are looked for.
    package init(in texts: some Sequence<SourceText>, keys: ForeignKeys) {
        for text in texts {
            for entry in Document(text).frontMatter?.entries ?? [] where !entry.value.isEmpty {
                let example = entry.value.text ?? entry.value.summary
                guard let key = keys.meaning(of: entry)?.key else {
                    unknown.add(entry.key, example: example)
                    continue
                }
                if keys.contains(entry.key) { mapped.add("\(entry.key) to \(key.rawValue)", example: example) }
            }
        }
    }
}
