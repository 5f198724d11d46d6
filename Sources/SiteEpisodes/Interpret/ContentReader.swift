import SiteDiagnostics
import SiteMarkdown

/// Reads the Markdown files of a content folder, each by itself, in any order and on any task.
package struct ContentReader: Sendable {
    package private(set) var content: SiteContent
    let site: SiteInfo
    let assets: AssetIndex
    /// The diagnostics of `site.yml`.
    let diagnostics: [Diagnostic]
    /// The files, sorted by path.
    package private(set) var files: [ContentFile]
    private let rules: PublicationRules
    private let roles: ContentRoles

    /// - Parameters:
    ///   - rules: the rules that decide which files are published.
    ///   - base: a public address that overrides the one in `site.yml`.
    ///   - keepsRecordings: whether recordings are at the site itself, even if `site.yml` names a different place.
    package init(
        _ content: SiteContent, rules: PublicationRules, base: BaseAddress? = nil, keepsRecordings: Bool = false
    ) {
        self.content = content
        if !rules.includesDrafts { self.content.data = content.data.filter { !SiteContent.isHeldBack($0.key) } }
        self.rules = rules
        assets = AssetIndex(content, rules: rules)
        var (site, diagnostics) = SiteInfo.read(content.settings, assets: assets)
        if let base { site.base = base }
        if keepsRecordings { site.media = nil }
        site.base?.recordings = site.media?.text
        let data = DataFiles.read(self.content.data)
        site.data = data.values
        self.site = site
        self.diagnostics = diagnostics + data.diagnostics
        files = content.documents.sorted { $0.key.precedesInBytes($1.key) }.map(ContentFile.init)
        roles = ContentRoles(files.map(\.parts))
    }

    package func read(_ file: ContentFile) -> ReadFile {
        let scope = FileScope(
            site: site, rules: rules,
            assets: AssetScope(assets: assets, folder: file.parts.folder, isHeldBack: file.parts.isHeldBack))
        return ReadFile(file, as: roles.role(of: file.parts), in: scope)
    }

    /// Whether a different reader of the same site gives a file the same role: episode, translation or page.
    package func takes(_ file: ContentFile, as other: ContentReader) -> Bool {
        roles.role(of: file.parts) == other.roles.role(of: file.parts)
    }

    /// A reader with the same settings but without files, for files that change later.
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
