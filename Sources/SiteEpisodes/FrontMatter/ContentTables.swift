import SiteDiagnostics
import SiteMarkdown

/// The keys of the files of the content folder, for JSON Schemas.
extension KeyTable {
    package static var site: KeyTable { SiteKey.table }
    /// The keys of the files in `collections`, `people`, `seasons`, `tags` and `categories`.
    package static var listing: KeyTable { ListingKey.table }

    /// - Parameter foreign: the keys of other tools in `site.yml`. They replace the usual meaning of a known name.
    package static func frontMatter(_ foreign: ForeignKeys) -> KeyTable {
        var table = FrontMatterKey.table
        table.keys = table.keys.compactMap { key in
            var key = key
            key.synonyms.removeAll(where: foreign.contains)
            return foreign.contains(key.name) ? nil : key
        }
        table.keys += foreign.names.map { Key($0.name, $0.key.meaning.form, "Here the same as '\($0.key.rawValue)'.") }
        return table
    }
}

extension ForeignKeys {
    /// Reads the keys of other tools in a settings file, and nothing else of it.
    package init(inSettings source: SourceText) {
        var fields = Fields<SiteKey>(YAML.parse(source).value, in: source)
        self = fields.foreignKeys(.keys)
    }
}
