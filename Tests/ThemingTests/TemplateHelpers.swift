import Foundation
import SiteDiagnostics

@testable import SiteTheming

/// Templates by name, as in a theme's folder.
func templates(_ texts: [String: String]) -> [String: SourceText] {
    Dictionary(
        uniqueKeysWithValues: texts.map {
            ($0.key, SourceText(path: "Themes/Plain/templates/\($0.key).mustache", text: $0.value))
        })
}

/// The themes of the repository.
enum RepositoryThemes {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Themes")
        .standardized

    /// The themes of sitegen, sorted.
    static let names: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: folder.path + "/\($0)/theme.yml") }.sorted()
    }()

    static func read(_ name: String) -> ThemeFolder {
        let root = folder.appending(path: name)
        var files: [String: [UInt8]] = [:]
        let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        for path in paths {
            guard let bytes = FileManager.default.contents(atPath: root.appending(path: path).path) else { continue }
            files[path] = Array(bytes)
        }
        return ThemeFolder(path: "Themes/\(name)", files: files)
    }
}

/// The repository's Default theme, read from the file system.
let defaultTheme = RepositoryThemes.read("Default")

func themeFolder(_ path: String, _ files: [String: String]) -> ThemeFolder {
    ThemeFolder(path: path, files: files.mapValues { Array($0.utf8) })
}

extension Diagnostic {
    /// `path:line:column: id`.
    var place: String {
        "\(path ?? "-"):\(position.map { "\($0.line):\($0.column)" } ?? "-"): \(id)"
    }
}
