import SiteTheming

/// The themes that come with sitegen, as they were when the program was built: one file alone builds sites.
package enum EmbeddedThemes {
    /// Every theme by its name.
    package static var folders: [String: ThemeFolder] {
        var folders: [String: ThemeFolder] = [:]
        for (path, text) in embeddedFiles {
            let path = path.description
            let name = String(path.prefix { $0 != "/" })
            let bytes = text.withUTF8Buffer(Array.init)
            folders[name, default: ThemeFolder(path: "built-in Themes/" + name, files: [:])]
                .files[String(path.dropFirst(name.count + 1))] = bytes
        }
        return folders
    }
}
