import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteTheming

/// The name of a chosen theme.
struct ThemeChoice {
    let name: String
    /// The position of the name, or `nil` for a default or a command's option.
    let place: (source: SourceText, position: SourcePosition)?

    init(_ name: String, at position: SourcePosition?, in source: SourceText?) {
        self.name = name
        place = source.flatMap { source in position.map { (source, $0) } }
    }

    /// The theme of the site itself.
    init(of site: SiteInfo, settings: SourceText?, options: BuildOptions) {
        self.init(options.theme ?? site.theme, at: options.theme == nil ? site.themePosition : nil, in: settings)
    }
}

/// Loads a theme from the site's own folder, or else a built-in theme.
func loadTheme(
    _ choice: ThemeChoice, folders: SiteFolders, options: BuildOptions
) -> (Theme?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    func folder(_ name: String, in parent: String, shownAs: String, site: String) -> ThemeFolder? {
        // The name must not be a path.
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
        let tree = SourceTree(parent + "/" + name, shownAs: shownAs + "/" + name, site: site)
        guard !tree.paths.isEmpty else { return nil }
        diagnostics += tree.diagnostics
        var files: [String: [UInt8]] = [:]
        for path in tree.paths {
            do throws(Diagnostic) { files[path] = try tree.bytes(of: path) } catch { diagnostics.append(error) }
        }
        return ThemeFolder(path: tree.shownAs, files: files)
    }
    let builtIn = builtInThemes(for: folders, options)
    // In sitegen's repository, the site's themes are the built-in themes.
    let isSame = builtIn == folders.themes
    func builtInFolder(_ name: String) -> ThemeFolder? {
        guard let builtIn else { return options.embeddedThemes[name] }
        let shown = isSame ? folders.shown("Themes") : "built-in Themes"
        return folder(name, in: builtIn, shownAs: shown, site: isSame ? folders.site : builtIn)
    }
    let own = [
        isSame ? nil : folder(choice.name, in: folders.themes, shownAs: folders.shown("Themes"), site: folders.site),
        builtInFolder(choice.name),
    ].compactMap(\.self)
    let (theme, problems) = Theme.load(
        choice.name, writtenAt: choice.place, own: own, fallback: builtInFolder("Default"),
        available: Set([folders.themes, builtIn].compactMap(\.self).flatMap(themeNames))
            .union(builtIn == nil ? Array(options.embeddedThemes.keys) : []))
    return (theme, diagnostics + problems)
}

/// The folder of the built-in themes, or `nil` if only the embedded themes exist.
///
/// If the program is in a site's folder, the site's own themes are not built-in themes.
func builtInThemes(for folders: SiteFolders, _ options: BuildOptions) -> String? {
    options.builtInThemes.first { folder in
        guard (try? FileStatus.find(folder + "/Default/theme.yml")) != nil else { return false }
        guard folder == folders.themes, !options.embeddedThemes.isEmpty else { return true }
        return (try? FileStatus.find(folders.site + "/Package.swift")) != nil
    }
}

private func themeNames(in folder: String) -> [String] {
    let names = (try? namesInFolder(folder)) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.filter {
        (try? FileStatus.find("\(folder)/\($0)/theme.yml")) != nil
    }
}
