import Foundation
import SiteMarkdown

/// The kind of a new site. The folder `Starters` has its files, with marks such as `{{title}}` for the author's values.
package enum SiteKind: String, Hashable, Sendable {
    /// Episodes of any kind.
    case show
    case podcast, course, photos

    /// The files in the order for a beginner to read: settings, home page, the rest.
    ///
    /// - Parameter values: the texts for the marks. They are put in one after the other, so the author's own words come last.
    func files(with values: [(mark: String, text: String)]) -> [NewFile] {
        var files: [NewFile] = []
        for folder in [rawValue, "common"] {
            let prefix = "Starters/\(folder)/"
            for (path, text) in embeddedFiles.map({ ($0.description, $1.description) }) where path.hasPrefix(prefix) {
                files.append(Self.file(String(path.dropFirst(prefix.count)), text, values))
            }
        }
        let first = ["Content/site.yml", "Content/index.md"]
        return files.filter { first.contains($0.path) }.reversed() + files.filter { !first.contains($0.path) }
    }

    private static func file(
        _ path: String, _ text: String, _ values: [(mark: String, text: String)]
    ) -> NewFile {
        let ending = ".base64"
        if path.hasSuffix(ending), let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) {
            return NewFile(String(path.dropLast(ending.count)), bytes: Array(data))
        }
        // Names with a dot at the start are not embedded.
        let name = path.replacing("dot-", with: ".", maxReplacements: path.hasPrefix("dot-") ? 1 : 0)
        return NewFile(name, values.reduce(text) { $0.replacing("{{\($1.mark)}}", with: $1.text) })
    }
}
