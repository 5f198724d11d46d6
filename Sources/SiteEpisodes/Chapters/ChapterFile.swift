import SiteDiagnostics
import SiteMarkdown

/// A chapter file of Podcasting 2.0: JSON with a list `chapters`.
///
/// Source: https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md
struct ChapterFile {
    private(set) var chapters: [Chapter] = []
    /// Warnings and hints. A chapter file never causes errors: unreadable parts are left out.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ source: SourceText, in scope: AssetScope) {
        let (value, problems) = JSON.parse(source)
        diagnostics = problems
        if let value { read(value, source, scope) }
        diagnostics = diagnostics.map(\.asWarning)
        chapters = chapters.sortedByTime
    }

    private mutating func read(_ value: Value, _ source: SourceText, _ scope: AssetScope) {
        guard let entries = value["chapters"]?.list ?? value.list else {
            diagnostics.append(
                Diagnostic(
                    .warning, id: "chapters.no-list", "this file has no list 'chapters'",
                    hint: "write { \"version\": \"1.2.0\", \"chapters\": [{ \"startTime\": 0, \"title\": \"…\" }] }",
                    in: source, at: value.position))
            return
        }
        var unknownKeys = UnknownKeys<ChapterKey>()
        for entry in entries {
            var fields = Fields<ChapterKey>(entry, in: source)
            if let chapter = fields.chapter(in: scope) {
                chapters.append(chapter)
            } else if fields.diagnostics.isEmpty {
                fields.report(
                    .warning, "chapters.incomplete", "this chapter is left out, because it has no 'startTime'",
                    hint: "write { \"startTime\": 83, \"title\": \"Grids\" }", at: entry.position)
            }
            diagnostics += fields.diagnostics
            diagnostics += unknownKeys.diagnostics(
                for: fields.unknown, in: source, id: "chapters.unknown-key",
                hint: "remove it; Podcasting 2.0 has no such key, so the published file leaves it out")
        }
    }
}
