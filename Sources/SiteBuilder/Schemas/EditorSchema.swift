import SiteChecks
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// The JSON Schemas with which editors complete and check the files of authors.
package enum EditorSchema: String, CaseIterable, Sendable {
    case site
    case frontMatter = "front-matter"
    case listing, layout, theme, words

    /// The folder of the schemas of a site, relative to the site.
    package static let folder = ".sitegen/schemas"

    package var fileName: String { rawValue + ".json" }

    /// The files, for people.
    package var files: String {
        switch self {
        case .site: "Content/site.yml"
        case .frontMatter: "front matter of episodes and pages"
        case .listing: "Content/collections, people, seasons, tags and categories"
        case .layout: "layouts and social-card.yml of a theme"
        case .theme: "theme.yml"
        case .words: "words of a theme"
        }
    }

    /// The schema as JSON.
    ///
    /// - Parameter foreign: the keys of other tools in `site.yml`, which front matter may have.
    package func text(_ foreign: ForeignKeys) -> [UInt8] {
        JSONSchema.document("sitegen: \(files)", of: form(foreign)) { place in
            switch place {
            case .layout: .layoutFile
            case .split: .split
            case .boundary: .boundary
            case .budgets: .map { Budgets.table }
            }
        }
    }

    private func form(_ foreign: ForeignKeys) -> ValueForm {
        switch self {
        case .site: .map { .site }
        case .frontMatter: .map { .frontMatter(foreign) }
        case .listing: .map { .listing }
        case .layout: .layoutFile
        case .theme: .map { .theme }
        case .words: .map { .words }
        }
    }
}
