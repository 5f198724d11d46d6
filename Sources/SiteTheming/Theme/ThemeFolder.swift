import SiteDiagnostics

/// The files of one theme folder: `theme.yml`, `templates/**.mustache`, `styles/**.css`, `words/*.yml`,
/// `layouts/*.yml`, `assets/**`.
package struct ThemeFolder: Hashable, Sendable {
    /// The folder in messages: `Themes/Plain`.
    package var path: String
    /// The contents, by path relative to the folder.
    package var files: [String: [UInt8]]

    package init(path: String, files: [String: [UInt8]]) {
        self.path = path
        self.files = files
    }
}

/// Several theme folders merged. A file in a nearer folder hides files of the same path in the folders after it.
struct ThemeFiles {
    /// The folders, nearest first: the site's, the built-in one with the same name, the built-in Default.
    let folders: [ThemeFolder]

    func source(_ path: String) -> SourceText? {
        for folder in folders {
            if let bytes = folder.files[path] { return SourceText(path: folder.path + "/" + path, bytes: bytes) }
        }
        return nil
    }

    /// The paths of all used files, as messages show them, sorted, by the first component of their path in the theme.
    /// Words of all folders are used, because they are merged.
    var paths: [String: [String]] {
        var found: [String: [String]] = [:]
        var seen: Set<String> = []
        for folder in folders {
            for path in folder.files.keys.sorted() {
                let part = String(path.prefix { $0 != "/" })
                guard part == "words" || seen.insert(path).inserted else { continue }
                found[part, default: []].append(folder.path + "/" + path)
            }
        }
        return found
    }

    /// All files in a subfolder, by their path in it.
    func sources(in subfolder: String, suffix: String = "") -> [String: SourceText] {
        var found: [String: SourceText] = [:]
        let prefix = subfolder + "/"
        for folder in folders {
            for (path, bytes) in folder.files where path.hasPrefix(prefix) && path.hasSuffix(suffix) {
                let name = String(path.dropFirst(prefix.count).dropLast(suffix.count))
                if found[name] == nil { found[name] = SourceText(path: folder.path + "/" + path, bytes: bytes) }
            }
        }
        return found
    }
}
