import Diagnostics
import Episodes
import Theming

/// Loads the theme that a site names: the site's own folder first, then what comes with sitegen.
func loadTheme(
    for site: SiteInfo, settings: SourceText?, folders: SiteFolders, options: BuildOptions
) -> (Theme?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    func folder(_ name: String, in parent: String, shownAs: String, site: String) -> ThemeFolder? {
        let tree = SourceTree(parent + "/" + name, shownAs: shownAs + "/" + name, site: site)
        guard !tree.paths.isEmpty else { return nil }
        diagnostics += tree.diagnostics
        var files: [String: [UInt8]] = [:]
        for path in tree.paths {
            do throws(Diagnostic) { files[path] = try tree.bytes(of: path) } catch { diagnostics.append(error) }
        }
        return ThemeFolder(path: tree.shownAs, files: files)
    }
    let builtIn = options.builtInThemes.first { (try? FileStatus.find($0 + "/Default/theme.yml")) != nil }
    // In the repository itself the site's themes are those that come with sitegen.
    let isSame = builtIn == folders.themes
    func builtInFolder(_ name: String) -> ThemeFolder? {
        guard let builtIn else { return nil }
        let shown = isSame ? folders.shown("Themes") : "built-in Themes"
        return folder(name, in: builtIn, shownAs: shown, site: isSame ? folders.site : builtIn)
    }
    let own = [
        isSame ? nil : folder(site.theme, in: folders.themes, shownAs: folders.shown("Themes"), site: folders.site),
        builtInFolder(site.theme),
    ].compactMap(\.self)
    let place = settings.flatMap { source in site.themePosition.map { (source, $0) } }
    let (theme, problems) = Theme.load(
        site.theme, writtenAt: place, own: own, fallback: builtInFolder("Default"),
        available: Set([folders.themes, builtIn].compactMap(\.self).flatMap(themeNames)))
    return (theme, diagnostics + problems)
}

private func themeNames(in folder: String) -> [String] {
    let names = (try? namesInFolder(folder)) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.filter {
        (try? FileStatus.find("\(folder)/\($0)/theme.yml")) != nil
    }
}
