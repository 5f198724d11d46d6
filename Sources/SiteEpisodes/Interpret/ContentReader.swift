import SiteDiagnostics
import SiteMarkdown

/// Reads the Markdown files of a content folder, each by itself: in any order, on any task.
package struct ContentReader: Sendable {
    package private(set) var content: SiteContent
    let site: SiteInfo
    let assets: AssetIndex
    /// Of `site.yml`.
    let diagnostics: [Diagnostic]
    /// In order of their paths.
    package private(set) var files: [ContentFile]
    private let rules: PublicationRules
    private let roles: ContentRoles

    /// - Parameters:
    ///   - rules: What counts as published.
    ///   - base: A public address that counts instead of the one in `site.yml`.
    package init(_ content: SiteContent, rules: PublicationRules, base: BaseAddress? = nil) {
        self.content = content
        if !rules.includesDrafts { self.content.data = content.data.filter { !SiteContent.isHeldBack($0.key) } }
        self.rules = rules
        assets = AssetIndex(content, rules: rules)
        var (site, diagnostics) = SiteInfo.read(content.settings, assets: assets)
        if let base { site.base = base }
        self.site = site
        self.diagnostics = diagnostics
        files = content.documents.sorted { $0.key.precedesInBytes($1.key) }.map(ContentFile.init)
        roles = ContentRoles(files.map(\.parts))
    }

    package func read(_ file: ContentFile) -> ReadFile {
        let scope = FileScope(
            site: site, rules: rules,
            assets: AssetScope(assets: assets, folder: file.parts.folder, isHeldBack: file.parts.isHeldBack))
        return ReadFile(file, as: roles.role(of: file.parts), in: scope)
    }

    /// Whether another reader of the same site takes a file for the same thing: an episode, a translation, a page.
    package func takes(_ file: ContentFile, as other: ContentReader) -> Bool {
        roles.role(of: file.parts) == other.roles.role(of: file.parts)
    }

    /// The same for files that change later: it holds none of those that there were.
    package func withoutFiles() -> ContentReader {
        var reader = self
        reader.content.documents = [:]
        reader.files = []
        return reader
    }
}

/// A Markdown file of the content folder.
package struct ContentFile: Sendable {
    package let path: String
    let parts: PathParts
    package let source: SourceText

    init(_ path: String, _ source: SourceText) {
        self.path = path
        parts = PathParts(path)
        self.source = source
    }
}
