import SiteDiagnostics
import SiteMarkdown

@testable import SiteEpisodes

/// Interprets a site written in a test: texts by path relative to the content folder.
func interpreted(
    _ files: [String: String], now: String = "2026-09-02", drafts: Bool = false, future: Bool = false,
    expired: Bool = false
) throws -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    let now = try CalendarDate(parsing: now).resolved(in: .utc).instant
    let rules = PublicationRules(
        now: now, includesDrafts: drafts, includesFuture: future, includesExpired: expired)
    return interpret(SiteContent(files), rules: rules)
}

/// The only episode of a site with this front matter, and its diagnostics.
func episode(
    _ frontMatter: String, body: String = "", at path: String = "episodes/a.md", with files: [String: String] = [:]
) throws -> (episode: Episode?, diagnostics: [Diagnostic]) {
    var files = files
    files[path] = "---\ntitle: T\ndate: 2026-01-01\n\(frontMatter)\n---\n\(body)"
    let result = try interpreted(files)
    return (result.catalog.episode(path), result.diagnostics)
}

extension SiteContent {
    init(_ files: [String: String]) {
        self.init(documents: [:])
        for (path, text) in files {
            let source = SourceText(path: "Content/\(path)", text: text)
            if Self.isMarkdown(path) {
                documents[path] = source
            } else if Self.isData(path) {
                data[path] = source
            } else {
                assets[path] = text.utf8.count
                if Self.mayHoldChapters(path, size: text.utf8.count) { json[path] = source }
            }
        }
    }
}

extension [Diagnostic] {
    /// `Content/a.md:1:2: error: message [id]`: the first line that a user sees.
    var lines: [String] {
        map { String(DiagnosticFormatter().text($0).prefix { $0 != "\n" }) }
    }

    var ids: [String] { map(\.id) }
}

extension Body {
    /// The body as HTML, rendered alone.
    var html: String { String(decoding: RenderedMarkdown(source, bytes: range).html, as: UTF8.self) }
}
