import SiteDiagnostics
import SiteMarkdown

/// A file of chapters as Podcasting 2.0 has them: JSON with a list `chapters`.
///
/// Source: https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md
struct ChapterFile {
    private(set) var chapters: [Chapter] = []
    /// Never errors: the episode does without what cannot be read.
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
                    .warning, id: "chapters.no-list", "there is no list 'chapters' in this file",
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
                    .warning, "chapters.incomplete", "this chapter is left out: it needs 'startTime'",
                    hint: "write { \"startTime\": 83, \"title\": \"Grids\" }", at: entry.position)
            }
            diagnostics += fields.diagnostics
            diagnostics += unknownKeys.diagnostics(
                for: fields.unknown, in: source, id: "chapters.unknown-key",
                hint: "the file that is published does without it: Podcasting 2.0 has no such key")
        }
    }
}
