import Diagnostics
import Episodes
import Theming

/// The themes that visitors may try the site in, loaded.
struct LoadedShowcase: Sendable {
    private(set) var copies: [(shown: ShownTheme, theme: Theme)] = []
    /// The site's own theme and these, as cells.
    private(set) var entries: [ThemeEntry]

    /// - Returns: all problems of the themes besides.
    static func load(
        _ site: SiteInfo, besides theme: Theme, sources: Sources, folders: SiteFolders, options: BuildOptions
    ) -> (LoadedShowcase, [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var showcase = LoadedShowcase(entries: [ThemeEntry(theme, at: .home, pictures: sources)])
        for shown in site.showcase {
            let choice = ThemeChoice(shown.name, at: shown.position, in: sources.settings)
            let (found, problems) = loadTheme(choice, folders: folders, options: options)
            diagnostics += problems
            guard let found else { continue }
            showcase.copies.append((shown, found))
            showcase.entries.append(ThemeEntry(found, at: shown.folder, pictures: sources))
        }
        return (showcase, diagnostics)
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
