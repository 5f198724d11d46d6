import Diagnostics
import Markdown

/// The content folder as values: every path is relative to it, with `/` between its parts.
public struct SiteContent: Sendable {
    /// Every Markdown file, taken apart.
    public var documents: [String: Document]
    /// Every YAML file that says something about the site: `site.yml`, `collections/*.yml`, `people/*.yml`.
    public var data: [String: SourceText]
    /// Every other file with its size in bytes.
    public var assets: [String: Int]

    public init(documents: [String: Document], data: [String: SourceText] = [:], assets: [String: Int] = [:]) {
        self.documents = documents
        self.data = data
        self.assets = assets
    }

    /// `site.yml`, under either of its names.
    public var settings: SourceText? { data["site.yml"] ?? data["site.yaml"] }

    /// Whether ``interpret(_:rules:base:)`` reads a YAML file of this path; others are assets.
    public static func isData(_ path: String) -> Bool {
        if path == "site.yml" || path == "site.yaml" { return true }
        let parts = pathComponents(path)
        return parts.count == 2 && TermKind(rawValue: parts[0]) != nil
            && (path.hasSuffix(".yml") || path.hasSuffix(".yaml"))
    }

    /// Whether a path is that of a Markdown file.
    public static func isMarkdown(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix(".md") || path.hasSuffix(".markdown")
    }
}
