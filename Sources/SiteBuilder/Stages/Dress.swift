import Diagnostics
import Episodes
import Theming

/// Loads the theme that a site names: the site's own folder first, then what comes with sitegen.
func loadTheme(for site: SiteInfo, folders: SiteFolders, options: BuildOptions) -> (Theme?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    func folder(_ name: String, in parent: String, shownAs: String) -> ThemeFolder? {
        let tree = SourceTree(parent + "/" + name, shownAs: shownAs + "/" + name, site: parent)
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
    let own = [
        folder(site.theme, in: folders.themes, shownAs: "Themes"),
        isSame ? nil : builtIn.flatMap { folder(site.theme, in: $0, shownAs: "built-in Themes") },
    ].compactMap(\.self)
    let fallback = builtIn.flatMap { folder("Default", in: $0, shownAs: isSame ? "Themes" : "built-in Themes") }
    let available = Set([folders.themes, builtIn].compactMap(\.self).flatMap(themeNames))
    let (theme, problems) = Theme.load(
        site.theme, language: site.language, own: own, fallback: fallback, available: available)
    return (problems.containsErrors ? nil : theme, diagnostics + problems)
}

private func themeNames(in folder: String) -> [String] {
    let names = (try? namesInFolder(folder)) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.filter {
        (try? FileStatus.find("\(folder)/\($0)/theme.yml")) != nil
    }
}
