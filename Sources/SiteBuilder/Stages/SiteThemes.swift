import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// The theme of a site, and those that its visitors may try it in.
struct SiteThemes: Sendable {
    var own: Theme
    private(set) var copies: [(shown: ShownTheme, theme: Theme)] = []
    /// All of them, as cells.
    private(set) var entries: [ThemeEntry]

    private init(_ own: Theme, pictures: Sources) {
        self.own = own
        entries = [ThemeEntry(own, at: .home, pictures: pictures)]
    }

    /// - Returns: `nil` where the site's own theme cannot be used, and all problems of the themes.
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
    /// Its picture is the file of its name in `media/themes` of the content folder, where there is one.
    fileprivate init(_ theme: Theme, at address: Address, pictures sources: Sources) {
        let path = "media/themes/" + Slug(theme.manifest.name).text
        let file = ["webp", "png", "jpg", "svg"].map { path + "." + $0 }.first { sources.assets[$0] != nil }
        self.init(
            name: theme.manifest.name, summary: theme.manifest.summary, address: address,
            // It stands beside the name.
            image: file.map { Picture(location: .file(path: $0), alternative: "") })
    }
}
