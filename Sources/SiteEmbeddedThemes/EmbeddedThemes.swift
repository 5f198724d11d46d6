import SiteTheming

/// The built-in themes, embedded when the program is built, so that the program needs no other files.
package enum EmbeddedThemes {
    /// The themes by name.
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
