import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// The theme of a site, and the themes of its showcase.
struct SiteThemes: Sendable {
    var own: Theme
    private(set) var copies: [(shown: ShownTheme, theme: Theme)] = []
    /// The showcase themes, as cells.
    private(set) var entries: [ThemeEntry]

    private init(_ own: Theme, pictures: Sources) {
        self.own = own
        entries = [ThemeEntry(own, at: .home, pictures: pictures)]
    }

    /// Loads all themes.
    ///
    /// - Returns: the themes, or `nil` if the site's own theme has errors, and the problems of all themes.
    static func load(
        for catalog: Catalog, _ content: ParsedContent, _ options: BuildOptions
    ) -> (SiteThemes?, [Diagnostic]) {
        let (site, folders, sources) = (catalog.site, content.folders, content.sources)
        let choice = ThemeChoice(of: site, settings: sources.settings, options: options)
        var (own, diagnostics) = loadTheme(choice, folders: folders, options: options)
        guard let own else { return (nil, diagnostics) }
        var themes = SiteThemes(own, pictures: sources)
        for shown in site.showcase {
            let choice = ThemeChoice(shown.name, at: shown.position, in: sources.settings)
            let (found, problems) = loadTheme(choice, folders: folders, options: options)
            diagnostics += problems
            guard let found else { continue }
            themes.copies.append((shown, found))
            themes.entries.append(ThemeEntry(found, at: shown.folder, pictures: sources))
        }
        return (themes, diagnostics)
    }
}

extension ThemeEntry {
    /// An entry for a theme. Its picture is the file with the theme's name in the content folder's `media/themes`, if
    /// it exists.
    fileprivate init(_ theme: Theme, at address: Address, pictures sources: Sources) {
        let path = "media/themes/" + Slug(theme.manifest.name).text
        let file = ["webp", "png", "jpg", "svg"].map { path + "." + $0 }.first { sources.assets[$0] != nil }
        self.init(
            name: theme.manifest.name, summary: theme.manifest.summary, address: address,
            // The alternative text is empty, because the name is beside the picture.
            image: file.map { Picture(location: .file(path: $0), alternative: "") })
    }
}
