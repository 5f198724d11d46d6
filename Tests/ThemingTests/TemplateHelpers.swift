import Diagnostics
import Foundation

@testable import Theming

/// Templates by name as a theme's folder would hold them.
func templates(_ texts: [String: String]) -> [String: SourceText] {
    Dictionary(
        uniqueKeysWithValues: texts.map {
            ($0.key, SourceText(path: "Themes/Plain/templates/\($0.key).mustache", text: $0.value))
        })
}

/// The repository's Default theme, read from the file system.
let defaultTheme: ThemeFolder = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Themes/Default").standardized
    var files: [String: [UInt8]] = [:]
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    for path in paths {
        guard let bytes = FileManager.default.contents(atPath: root.appending(path: path).path) else { continue }
        files[path] = Array(bytes)
    }
    return ThemeFolder(path: "Themes/Default", files: files)
}()

func themeFolder(_ path: String, _ files: [String: String]) -> ThemeFolder {
    ThemeFolder(path: path, files: files.mapValues { Array($0.utf8) })
}

extension Diagnostic {
    /// `path:line:column: id`.
    var place: String {
        "\(path ?? "-"):\(position.map { "\($0.line):\($0.column)" } ?? "-"): \(id)"
    }
}
