import Diagnostics

/// The files of one theme folder, already read: `theme.yml`, `templates/**.mustache`, `styles/**.css`, `words/*.yml`,
/// `layouts/*.yml`, `assets/**`.
public struct ThemeFolder: Hashable, Sendable {
    /// The folder as messages name it: `Themes/Plain`.
    public var path: String
    /// Contents by path relative to the folder.
    public var files: [String: [UInt8]]

    public init(path: String, files: [String: [UInt8]]) {
        self.path = path
        self.files = files
    }
}

/// Several theme folders seen as one: a file of a nearer folder hides the file of the same path in those behind it.
struct ThemeFiles {
    /// Nearest first: the site's folder, the built-in folder of the same name, the built-in Default.
    let folders: [ThemeFolder]

    func source(_ path: String) -> SourceText? {
        for folder in folders {
            if let bytes = folder.files[path] { return SourceText(path: folder.path + "/" + path, bytes: bytes) }
        }
        return nil
    }

    /// All files below a subfolder, by their path in it.
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
