import SiteDiagnostics
import SiteMarkdown

extension Fields<SiteKey> {
    /// Reads `[Airtime, Lightbox]` or one name.
    mutating func showcase(_ key: Key) -> [ShownTheme] {
        var themes: [ShownTheme] = []
        for (name, value) in texts(key) {
            let theme = ShownTheme(name: name, position: value.position)
            guard !Slug(name).text.isEmpty else {
                report(
                    .error, "site.showcase", "'\(name)' is not the name of a theme",
                    hint: "write names of themes: 'showcase: [Airtime, Lightbox]'", at: value.position)
                continue
            }
            if themes.contains(where: { $0.folder == theme.folder }) {
                report(
                    .warning, "site.showcase", "the theme '\(name)' is listed twice",
                    hint: "remove one of the two", at: value.position)
                continue
            }
            themes.append(theme)
        }
        return themes
    }
}
